import { foldText } from '#src/kernel/text.ts'
import type { TableVisit } from '../contract/table-visit.ts'

/** The visits by the name of their table, 2 before 10. */
export function byTable<Visit extends Pick<TableVisit, 'tableLabel'>>(visits: readonly Visit[]): Visit[] {
  return visits.toSorted((one, other) =>
    foldText(one.tableLabel).localeCompare(foldText(other.tableLabel), 'vi', { numeric: true }),
  )
}

/** The tables in the owner's list at which nobody sits, in the order of the list. */
export function freeTables(
  tables: readonly string[],
  visits: readonly Pick<TableVisit, 'tableLabel'>[],
): string[] {
  const taken = new Set(visits.map(({ tableLabel }) => foldText(tableLabel)))
  return tables.filter((table) => !taken.has(foldText(table)))
}
