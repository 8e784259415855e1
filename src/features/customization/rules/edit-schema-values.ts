import { formatMoney } from '#src/kernel/money.ts'
import { moveInList } from '#src/kernel/move-in-list.ts'
import type { CustomizationType } from '../contract/customization-schema.ts'
import type { Dietary } from '#src/kernel/dietary.ts'
import { type SchemaValues, typedNumber } from './schema-values.ts'

/**
 * The form's values with a new maximum of toppings. A maximum of 1 also means that guests can no longer choose several toppings.
 */
export function withMaxSelections(values: SchemaValues, maxSelections: string): SchemaValues {
  const allowMultiple = typedNumber(maxSelections) === 1 ? false : values.allowMultiple
  return { ...values, maxSelections, allowMultiple }
}

/**
 * The form's values after an admin has switched between one topping and several. "Several" raises a maximum of 1 to 2. "One" sets
 * the maximum to 1 if there was none.
 */
export function withAllowMultiple(values: SchemaValues, allowMultiple: boolean): SchemaValues {
  const max = typedNumber(values.maxSelections)
  if (allowMultiple && max === 1) return { ...values, allowMultiple, maxSelections: '2' }
  if (!allowMultiple && max === undefined) return { ...values, allowMultiple, maxSelections: '1' }
  return { ...values, allowMultiple }
}

/** How the ids of new rows begin, by type of option group. */
export const rowPrefixes = {
  size_selection: 'size',
  additional_toppings: 'topping',
  single_choice_options: 'option',
} as const satisfies Partial<Record<CustomizationType, string>>

/** Adds a row for a new option at the end. The option's price is 0. */
export function withRow(values: SchemaValues, id: string): SchemaValues {
  const row = { id, name: '', nameVi: '', price: formatMoney(0), allergens: null, diet: null }
  return { ...values, rows: [...values.rows, row] }
}

/** Sets the allergens of one row's option, or the diets for which it is suitable. */
export function withDietary(values: SchemaValues, id: string, stated: Partial<Dietary>): SchemaValues {
  return { ...values, rows: values.rows.map((row) => (row.id === id ? { ...row, ...stated } : row)) }
}

/** Removes a row with its price. If its option was a default, it no longer is. */
export function withoutRow(values: SchemaValues, id: string): SchemaValues {
  const defaultChoice = values.defaultChoice.filter((chosen) => chosen !== id)
  return { ...values, defaultChoice, rows: values.rows.filter((row) => row.id !== id) }
}

/** Moves a row one place up or down. Guests see the options in the order of the rows. */
export function withMovedRow(values: SchemaValues, id: string, by: -1 | 1): SchemaValues {
  const place = values.rows.findIndex((row) => row.id === id)
  return { ...values, rows: moveInList(values.rows, place, by) }
}

/** Changes the type of the option group. The defaults are removed, because they belong to the former type. */
export function withType(values: SchemaValues, type: CustomizationType): SchemaValues {
  return { ...values, type, defaultChoice: [] }
}
