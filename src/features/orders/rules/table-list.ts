import { maxTableLabel } from '#src/kernel/table-label.ts'
import { oneLine } from '#src/kernel/typed-text.ts'

/** The tables in a list, and the names that are too long. */
export interface TableList {
  readonly tables: readonly string[]
  readonly tooLong: readonly string[]
}

const range = /^(\d{1,3}) ?[-–] ?(\d{1,3})$/

/**
 * Reads "1-12, Sân 1, Sân 2": names separated by commas or line breaks, and ranges of numbers. Each table appears once, in the
 * order of the list.
 */
export function tablesOf(text: string): TableList {
  const names = text
    .split(/[,;\n]/)
    .map(oneLine)
    .filter((name) => name !== '')
    .flatMap(namesOf)
  const all = [...new Set(names)]
  return {
    tables: all.filter((name) => name.length <= maxTableLabel),
    tooLong: all.filter((name) => name.length > maxTableLabel),
  }
}

function namesOf(name: string): string[] {
  const [, first, last] = range.exec(name) ?? []
  const count = Number(last) - Number(first) + 1
  // A range must rise. So "12-1" is not a range but the name of a table.
  if (!(count > 0)) return [name]
  return Array.from({ length: count }, (_, index) => String(Number(first) + index))
}

/** The address of the menu for a guest at this table. */
export function tableAddress(origin: string, table: string): string {
  return `${origin}/menu?${new URLSearchParams({ table }).toString()}`
}
