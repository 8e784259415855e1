import { foldText } from '#src/kernel/text.ts'
import type { TableVisit } from '../contract/table-visit.ts'

/** The listed tables where nobody sits, in the order of the list. */
export function freeTables(
  tables: readonly string[],
  visits: readonly Pick<TableVisit, 'tableLabel'>[],
): string[] {
  const taken = new Set(visits.map(({ tableLabel }) => foldText(tableLabel)))
  return tables.filter((table) => !taken.has(foldText(table)))
}
