import { tableKey } from '#src/kernel/table-label.ts'
import type { TableVisit } from '../contract/table-visit.ts'

/** The visits by the name of their table, 2 before 10. */
export function byTable<Visit extends Pick<TableVisit, 'tableLabel'>>(visits: readonly Visit[]): Visit[] {
  return visits.toSorted((one, other) =>
    tableKey(one.tableLabel).localeCompare(tableKey(other.tableLabel), 'vi', { numeric: true }),
  )
}

/** The tables in the owner's list at which nobody sits, in the order of the list. */
export function freeTables(
  tables: readonly string[],
  visits: readonly Pick<TableVisit, 'tableLabel'>[],
): string[] {
  const taken = new Set(visits.map(({ tableLabel }) => tableKey(tableLabel)))
  return tables.filter((table) => !taken.has(tableKey(table)))
}
