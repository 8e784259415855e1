import { formatMoney } from '#src/kernel/money.ts'
import { parseTypedAmount } from '#src/kernel/typed-amount.ts'
import type { CustomizationSchemaInput } from '../contract/customization-schema-input.ts'
import type { CustomizationSchema, CustomizationType } from '../contract/customization-schema.ts'
import type { Dietary } from '#src/kernel/dietary.ts'
import { namedDefaults } from './default-choices.ts'
import { optionsOf, optionSurcharge } from './picked-options.ts'

/** One row of the admin's form: a size, topping or option. */
export interface OptionRow extends Dietary {
  readonly id: string
  readonly name: string
  readonly nameVi: string
  /** As it is typed. */
  readonly price: string
}

/** The values of the form for an option group of any type. Numbers and prices are texts, as the admin typed them. */
export type SchemaValues = {
  type: CustomizationType
  name: string
  nameVi: string
  description: string
  descriptionVi: string
  isActive: boolean
  isRequired: boolean
  rows: readonly OptionRow[]
  allowMultiple: boolean
  minSelections: string
  /** The maximum number of toppings, as typed. Blank means unlimited. */
  maxSelections: string
  halfAndHalfFee: string
  /** What is already chosen when a dialog opens: the ids of options, or 'whole'. */
  defaultChoice: readonly string[]
}

/**
 * The sizes, toppings or other options as rows of the form. Each row shows the price that guests pay, which is stored in the option
 * or in `pricingConfig`.
 */
export function optionRows(schema: CustomizationSchema): readonly OptionRow[] {
  return optionsOf(schema).map((option) => ({
    id: option.id,
    name: option.name,
    nameVi: option.nameVi ?? '',
    price: formatMoney(optionSurcharge(schema, option)),
    allergens: option.allergens ?? null,
    diet: option.diet ?? null,
  }))
}

/** The ids of default options that the option group still offers. */
export function offeredDefaults(schema: CustomizationSchema): readonly string[] {
  const offered = schema.type === 'half_and_half' ? ['whole'] : optionsOf(schema).map(({ id }) => id)
  return namedDefaults(schema).filter((id) => offered.includes(id))
}

/**
 * The input for the API call, made from the form. An unreadable price or number becomes NaN, which the contract rejects. The prices
 * of options are stored in `pricingConfig`, by the ids of the current rows, so a removed row's price disappears too. The fee for
 * two halves is stored in `config`.
 */
export function schemaInput(values: SchemaValues): CustomizationSchemaInput {
  const { type, rows, isRequired, defaultChoice } = values
  const [usual] = defaultChoice
  const shared = {
    name: values.name,
    nameVi: values.nameVi || null,
    description: values.description || null,
    descriptionVi: values.descriptionVi || null,
    isActive: values.isActive,
    pricingConfig: {},
  }
  const common = { isRequired, ...(usual !== undefined && { defaultChoice: usual }) }
  if (type === 'half_and_half') {
    return { ...shared, type, config: { ...common, halfAndHalfFee: typedPrice(values.halfAndHalfFee) } }
  }
  const options = rows.map(({ id, name, nameVi, allergens, diet }) => ({
    id,
    name,
    nameVi: nameVi || null,
    allergens: allergens && [...allergens],
    diet: diet && [...diet],
  }))
  const priced = {
    ...shared,
    pricingConfig: Object.fromEntries(rows.map(({ id, price }) => [id, typedPrice(price)])),
  }
  switch (type) {
    case 'size_selection':
      return { ...priced, type, config: { ...common, sizes: options } }
    case 'single_choice_options':
      return { ...priced, type, config: { ...common, options } }
    case 'additional_toppings':
      return {
        ...priced,
        type,
        config: {
          ...common,
          ...(values.allowMultiple && defaultChoice.length > 1 && { defaultChoice: [...defaultChoice] }),
          toppings: options,
          allowMultiple: values.allowMultiple,
          minSelections: typedNumber(values.minSelections) ?? 0,
          maxSelections: typedNumber(values.maxSelections) ?? null,
        },
      }
  }
}

/** The amount that was typed, in whole VND. A text without digits is 0. An amount that is unreadable or ambiguous is NaN. */
export function typedPrice(typed: string): number {
  if (!/\d/.test(typed)) return 0
  return parseTypedAmount(typed) ?? Number.NaN
}

/** The whole number that was typed. Undefined if the text is blank, NaN if it is not a whole number. */
export function typedNumber(typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}
