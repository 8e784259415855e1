import { formatMoney } from '#src/kernel/money.ts'
import { moveInList } from '#src/kernel/move-in-list.ts'
import type { CustomizationType } from '../contract/customization-schema.ts'
import type { Dietary } from '#src/kernel/dietary.ts'
import { type SchemaValues, typedNumber } from './schema-values.ts'

/** Most typed: one selection leaves nothing to choose several of. */
export function withMaxSelections(values: SchemaValues, maxSelections: string): SchemaValues {
  const allowMultiple = typedNumber(maxSelections) === 1 ? false : values.allowMultiple
  return { ...values, maxSelections, allowMultiple }
}

/** Several or one: several are two at least, and one where nothing limits them is a maximum of 1. */
export function withAllowMultiple(values: SchemaValues, allowMultiple: boolean): SchemaValues {
  const max = typedNumber(values.maxSelections)
  if (allowMultiple && max === 1) return { ...values, allowMultiple, maxSelections: '2' }
  if (!allowMultiple && max === undefined) return { ...values, allowMultiple, maxSelections: '1' }
  return { ...values, allowMultiple }
}

/** What the ids of new rows begin with. */
export const rowPrefixes = {
  size_selection: 'size',
  additional_toppings: 'topping',
  single_choice_options: 'option',
} as const satisfies Partial<Record<CustomizationType, string>>

/** One more row, at the end, which costs nothing yet. */
export function withRow(values: SchemaValues, id: string): SchemaValues {
  const row = { id, name: '', nameVi: '', price: formatMoney(0), allergens: null, diet: null }
  return { ...values, rows: [...values.rows, row] }
}

/** The rows with what one of them contains, or whom it suits, stated anew. */
export function withDietary(values: SchemaValues, id: string, stated: Partial<Dietary>): SchemaValues {
  return { ...values, rows: values.rows.map((row) => (row.id === id ? { ...row, ...stated } : row)) }
}

/** A row less, and its price; a dialog no longer starts with it. */
export function withoutRow(values: SchemaValues, id: string): SchemaValues {
  const defaultChoice = values.defaultChoice.filter((chosen) => chosen !== id)
  return { ...values, defaultChoice, rows: values.rows.filter((row) => row.id !== id) }
}

/** A row a place earlier or later: guests choose in the order of the rows. */
export function withMovedRow(values: SchemaValues, id: string, by: -1 | 1): SchemaValues {
  const place = values.rows.findIndex((row) => row.id === id)
  return { ...values, rows: moveInList(values.rows, place, by) }
}

/** Another kind of option group; what it can start with is another thing then. */
export function withType(values: SchemaValues, type: CustomizationType): SchemaValues {
  return { ...values, type, defaultChoice: [] }
}
