import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { Printer } from '#src/features/restaurant/contract/printers.ts'
import type { PrintQueue } from '../contract/print-job.ts'
import type { AddressedPrinter, PrinterReport } from '../contract/printer-report.ts'
import { reportSeconds, troubleOf } from '../rules/printer-trouble.ts'
import { printerReportTable, printJobTable } from './print-job-table.ts'

/** Notes how printers are, and returns true if one of them has changed. An unchanged condition is written now and then. */
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

/** The printers as the office shows them, those with an address with what keeps them from printing. */
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

/** The printers that a program prints on, and for which of them it may take a job now. */
export async function findAddressed(
  db: Queries,
  printers: readonly Printer[],
  now: Date,
): Promise<AddressedPrinter[]> {
  const addressed = printers.filter(({ address }) => address !== '')
  if (addressed.length === 0) return []
  const { printerId, state, printAt, expiresAt } = printJobTable
  const ids = addressed.map(({ id }) => id)
  const waiting = await db
    .select({ id: printerId })
    .from(printJobTable)
    .where(and(inArray(printerId, ids), eq(state, 'waiting'), lte(printAt, now), gt(expiresAt, now)))
    .groupBy(printerId)
  return addressed.map((printer) => ({
    ...printer,
    isWaitedFor: waiting.some(({ id }) => id === printer.id),
  }))
}
