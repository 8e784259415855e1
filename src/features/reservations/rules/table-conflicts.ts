import { minutesOf } from '#src/kernel/dates.ts'
import { tableKey } from '#src/kernel/table-label.ts'

/** A reservation with the table that staff have assigned to it. */
export interface TabledVisit {
  readonly id: string
  readonly name: string
  /** When the guests come: YYYY-MM-DD and HH:mm in the restaurant's time zone. */
  readonly date: string
  readonly time: string
  readonly tableLabel: string | null
}

/**
 * The other visits that use the same table during this visit, in the order of arrival. Every party stays for `stayMinutes`. Labels
 * of the same `tableKey` name the same table.
 */
export function tableConflicts<Visit extends TabledVisit>(
  visit: TabledVisit,
  others: readonly Visit[],
  stayMinutes: number,
): Visit[] {
  const { id, date, time, tableLabel } = visit
  if (!tableLabel) return []
  const table = tableKey(tableLabel)
  return others
    .filter((other) => other.id !== id && other.date === date && tableKey(other.tableLabel ?? '') === table)
    .filter((other) => Math.abs(minutesOf(other.time) - minutesOf(time)) < stayMinutes)
    .toSorted((one, other) => (one.time < other.time ? -1 : 1))
}
