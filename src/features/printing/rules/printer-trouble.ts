import type { PrinterCondition, PrinterTrouble } from '../contract/printer-report.ts'

/** Seconds. If a printer's condition has not changed, the server stores a new report about it only after this time. */
export const reportSeconds = 20

/** Seconds. If a program has sent no report for this long, it is assumed not to run or not to reach the server. */
const silentSeconds = 75

interface LastReport {
  readonly condition: PrinterCondition
  readonly since: Date
  readonly reportedAt: Date
}

/**
 * Returns why a printer with a network address does not print, according to the last report about it. Null if the printer can
 * print.
 */
export function troubleOf(report: LastReport | undefined, now: Date): PrinterTrouble | null {
  if (report === undefined) return { kind: 'silent', since: null }
  const { condition, since, reportedAt } = report
  if (now.getTime() - reportedAt.getTime() > silentSeconds * 1000)
    return { kind: 'silent', since: reportedAt.toISOString() }
  return condition === 'ready' ? null : { kind: condition, since: since.toISOString() }
}
