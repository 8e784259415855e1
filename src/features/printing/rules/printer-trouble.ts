import type { PrinterCondition, PrinterTrouble } from '../contract/printer-report.ts'

/** A program reports again after so many seconds, even if nothing has changed. */
export const reportSeconds = 20

/** Who has reported nothing for so many seconds does not run, or does not reach the server. */
const silentSeconds = 75

interface LastReport {
  readonly condition: PrinterCondition
  readonly since: Date
  readonly reportedAt: Date
}

/** Why a printer that a program prints on does not print; null if it does, as far as the program knows. */
export function troubleOf(report: LastReport | undefined, now: Date): PrinterTrouble | null {
  if (report === undefined) return { kind: 'silent', since: null }
  const { condition, since, reportedAt } = report
  if (now.getTime() - reportedAt.getTime() > silentSeconds * 1000)
    return { kind: 'silent', since: reportedAt.toISOString() }
  return condition === 'ready' ? null : { kind: condition, since: since.toISOString() }
}
