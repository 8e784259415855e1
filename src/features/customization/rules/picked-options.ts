import { ownValue } from '#src/kernel/own-value.ts'
import type {
  CustomizationOption,
  CustomizationSchema,
  DishCustomizationSchema,
} from '../contract/customization-schema.ts'
import type { Choice } from './choice.ts'

/** Everything that guests can pick in an option group: sizes, toppings or options. A half-and-half group has none of these. */
export function optionsOf(schema: CustomizationSchema): readonly CustomizationOption[] {
  switch (schema.type) {
    case 'size_selection':
      return schema.config.sizes
    case 'additional_toppings':
      return schema.config.toppings
    case 'single_choice_options':
      return schema.config.options
    case 'half_and_half':
      return []
  }
}

/** The ids that a choice names in the field for this type of option group. Ids in the fields for other types do not count. */
export function pickedIds(schema: DishCustomizationSchema, choice: Choice | undefined): readonly string[] {
  switch (schema.type) {
    case 'size_selection':
      return choice?.selections.size ? [choice.selections.size] : []
    case 'additional_toppings':
      return choice?.selections.toppings ?? []
    case 'single_choice_options':
      return choice?.selections.option ? [choice.selections.option] : []
    case 'half_and_half':
      return []
  }
}

/** What was picked, in the option group's order. Unknown ids are left out; `checkChoices` rejects them. */
export function pickedOptions(
  schema: DishCustomizationSchema,
  choice: Choice | undefined,
): readonly CustomizationOption[] {
  const ids = new Set(pickedIds(schema, choice))
  return optionsOf(schema).filter(({ id }) => ids.has(id))
}

/** The maximum number of toppings: `maxSelections`, 1 if several are not allowed, Infinity if nothing limits them. */
export function maxToppings(config: { allowMultiple?: boolean; maxSelections?: number | null }): number {
  return config.allowMultiple === false ? 1 : (config.maxSelections ?? Number.POSITIVE_INFINITY)
}

/**
 * What one option adds to the price, in VND: its price in `pricingConfig`, otherwise its own price, otherwise 0. For the 18cm size
 * the option group's `size_18cm_price` is tried before 0.
 */
export function optionSurcharge(schema: CustomizationSchema, option: CustomizationOption): number {
  const configured = configuredPrice(schema, option.id)
  if (schema.type === 'size_selection') {
    return (
      configured ?? (isSize(option, '18cm') ? configuredPrice(schema, 'size_18cm_price') : undefined) ?? 0
    )
  }
  return configured ?? option.price ?? 0
}

/** The size that guests get for the dish's price on the menu: the first size without a surcharge. */
export function pricedSize(
  schemas: readonly CustomizationSchema[],
): { name: string; nameVi: string | null } | undefined {
  const sizes = schemas.find(({ type }) => type === 'size_selection')
  const size = sizes && optionsOf(sizes).find((option) => optionSurcharge(sizes, option) === 0)
  return size && { name: size.name, nameVi: size.nameVi ?? null }
}

/**
 * A price or fee by its key. Undefined if the option group has none, even for names that every object inherits, such as `toString`.
 */
export function configuredPrice(schema: CustomizationSchema, key: string): number | undefined {
  return ownValue(schema.pricingConfig, key)
}

/** True if the option's id or name is this size, such as "18cm", also written "18 cm" or "18CM". */
export function isSize({ id, name }: CustomizationOption, size: string): boolean {
  return [id, name].some((text) => text.replace(/\s/g, '').toLowerCase() === size)
}
