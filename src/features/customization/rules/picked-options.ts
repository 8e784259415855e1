import { ownValue } from '#src/kernel/own-value.ts'
import type {
  CustomizationOption,
  CustomizationSchema,
  DishCustomizationSchema,
} from '../contract/customization-schema.ts'
import type { Choice } from './choice.ts'

/** All options that guests can choose in an option group: sizes, toppings or others. A half-and-half group has none. */
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

/** The option ids in a choice, read from the field for the option group's type. Fields for other types are ignored. */
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

/** The chosen options, in the order of the option group. Unknown ids are left out here; `checkChoices` rejects them. */
export function pickedOptions(
  schema: DishCustomizationSchema,
  choice: Choice | undefined,
): readonly CustomizationOption[] {
  const ids = new Set(pickedIds(schema, choice))
  return optionsOf(schema).filter(({ id }) => ids.has(id))
}

/** How many toppings a guest may choose: 1 if only one is allowed, otherwise `maxSelections`, otherwise Infinity. */
export function maxToppings(config: { allowMultiple?: boolean; maxSelections?: number | null }): number {
  return config.allowMultiple === false ? 1 : (config.maxSelections ?? Number.POSITIVE_INFINITY)
}

/**
 * How much one option adds to the price, in VND: its price in `pricingConfig`, or else its own price, or else 0. For the 18cm size,
 * the option group's `size_18cm_price` comes before 0.
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

/** The size that the dish has for its price on the menu: the first size that costs no extra. */
export function pricedSize(
  schemas: readonly CustomizationSchema[],
): { name: string; nameVi: string | null } | undefined {
  const sizes = schemas.find(({ type }) => type === 'size_selection')
  const size = sizes && optionsOf(sizes).find((option) => optionSurcharge(sizes, option) === 0)
  return size && { name: size.name, nameVi: size.nameVi ?? null }
}

/**
 * The price or fee with this key. Undefined if the option group has none, even if the key is a name that every JavaScript object
 * inherits, such as `toString`.
 */
export function configuredPrice(schema: CustomizationSchema, key: string): number | undefined {
  return ownValue(schema.pricingConfig, key)
}

/** True if the option's id or name is the given size, such as "18cm". Spellings like "18 cm" or "18CM" count too. */
export function isSize({ id, name }: CustomizationOption, size: string): boolean {
  return [id, name].some((text) => text.replace(/\s/g, '').toLowerCase() === size)
}
