import { foldText } from '#src/kernel/text.ts'
import type { TableVisit } from '../contract/table-visit.ts'

/** The tables from the owner's list at which nobody sits, in the order of that list. */
export function freeTables(
  tables: readonly string[],
  visits: readonly Pick<TableVisit, 'tableLabel'>[],
): string[] {
  const taken = new Set(visits.map(({ tableLabel }) => foldText(tableLabel)))
  return tables.filter((table) => !taken.has(foldText(table)))
}
