import { maxTableLabel, plainTable } from './table-label.ts'
import { optionalLine, requiredLine } from './text-field.ts'

/** A field for the label of a restaurant table, without the word for a table; `missing` is the message if it is blank. */
export function tableField(missing: string) {
  return requiredLine(maxTableLabel, missing).overwrite(plainTable)
}

/** The same if it may be left out, as in `optionalLine`. */
export function optionalTable() {
  return optionalLine(maxTableLabel).transform((label) => label && plainTable(label))
}
