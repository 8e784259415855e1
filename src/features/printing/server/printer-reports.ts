import { and, inArray, sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { Printer } from '#src/features/restaurant/contract/printers.ts'
import type { PrintQueue } from '../contract/print-job.ts'
import type { AddressedPrinter, PrinterReport } from '../contract/printer-report.ts'
import { reportSeconds, troubleOf } from '../rules/printer-trouble.ts'
import { isDueJob } from './due-jobs.ts'
import { printerReportTable, printJobTable } from './print-job-table.ts'

/**
 * Stores the reported conditions of printers, and returns true if any condition has changed. If a printer's condition has not
 * changed, it is stored again only after `reportSeconds`.
 */
export async function notePrinters(
  db: Queries,
  printers: readonly Printer[],
  { by, reports }: { readonly by: string; readonly reports: readonly PrinterReport[] },
  now: Date,
): Promise<boolean> {
  const rows = printers.flatMap(({ id }) => {
    const report = reports.find((one) => one.printerId === id)
    return report ? [{ ...report, reportedBy: by, reportedAt: now, since: now }] : []
  })
  if (rows.length === 0) return false
  const old = new Date(now.getTime() - reportSeconds * 1000).toISOString()
  const { printerId, condition, reportedAt, since } = printerReportTable
  const noted = await db
    .insert(printerReportTable)
    .values(rows)
    .onConflictDoUpdate({
      target: printerId,
      set: {
        condition: sql`excluded.condition`,
        reportedBy: by,
        reportedAt: now,
        since: sql`case when ${condition} = excluded.condition then ${since} else excluded.since end`,
      },
      setWhere: sql`${condition} <> excluded.condition or ${reportedAt} < ${old}::timestamptz`,
    })
    .returning({ since })
  return noted.some((row) => row.since.getTime() === now.getTime())
}

/**
 * The printers in the form in which the office gets them. A printer with a network address also has the reason why it does not
 * print, if there is one.
 */
export async function withTroubles(
  db: Queries,
  printers: readonly Printer[],
  now: Date,
): Promise<PrintQueue['printers']> {
  const reports = await db.select().from(printerReportTable)
  return printers.map((printer) => ({
    ...printer,
    trouble:
      printer.address === ''
        ? null
        : troubleOf(
            reports.find(({ printerId }) => printerId === printer.id),
            now,
          ),
  }))
}

/** The printers with a network address. For each printer, the result also says whether a program may take a job for it now. */
export async function findAddressed(
  db: Queries,
  printers: readonly Printer[],
  now: Date,
): Promise<AddressedPrinter[]> {
  const addressed = printers.filter(({ address }) => address !== '')
  if (addressed.length === 0) return []
  const { printerId } = printJobTable
  const ids = addressed.map(({ id }) => id)
  const waiting = await db
    .select({ id: printerId })
    .from(printJobTable)
    .where(and(inArray(printerId, ids), isDueJob(now)))
    .groupBy(printerId)
  return addressed.map((printer) => ({
    ...printer,
    isWaitedFor: waiting.some(({ id }) => id === printer.id),
  }))
}
