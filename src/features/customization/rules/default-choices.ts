import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import type { Choice } from './choice.ts'
import { isSize, optionsOf } from './picked-options.ts'
import { isSoldOut } from './sold-out-options.ts'

/**
 * What a dialog starts with: what the schema names as its default. Without one the size whose id or name is 16cm, else
 * the first, and an optional half-and-half as a whole dish; all else is unchosen, because the guest must say. What is sold
 * out is no default. The server never fills one in.
 */
export function defaultChoices(schemas: readonly DishCustomizationSchema[]): Choice[] {
  return schemas.filter(({ isActive }) => isActive).flatMap((schema) => defaultChoice(schema) ?? [])
}

function defaultChoice(schema: DishCustomizationSchema): Choice | undefined {
  const { id: schemaId } = schema
  if (schema.type === 'half_and_half') {
    const isWhole = !schema.isRequired || schema.config.defaultChoice === 'whole'
    return isWhole ? { schemaId, selections: {}, orderMode: 'whole' } : undefined
  }
  const option = defaultOption(schema)
  if (!option) return undefined
  switch (schema.type) {
    case 'size_selection':
      return { schemaId, selections: { size: option.id } }
    case 'single_choice_options':
      return { schemaId, selections: { option: option.id } }
    case 'additional_toppings':
      return { schemaId, selections: { toppings: [option.id] } }
  }
}

function defaultOption(schema: DishCustomizationSchema): { readonly id: string } | undefined {
  const options = optionsOf(schema).filter((option) => !isSoldOut(option))
  const named = options.find(({ id }) => id === schema.config.defaultChoice)
  if (named || schema.type !== 'size_selection') return named
  return options.find((option) => isSize(option, '16cm')) ?? options[0]
}
