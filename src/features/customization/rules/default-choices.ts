import type { CustomizationSchema, DishCustomizationSchema } from '../contract/customization-schema.ts'
import type { Choice } from './choice.ts'
import { isSize, optionsOf } from './picked-options.ts'
import { isSoldOut } from './sold-out-options.ts'

/**
 * The choices that are already made when the dialog opens. An option group names its default option; a group of toppings may name
 * several. If a group names none, a size group starts with the size whose id or name is 16cm, or else with its first size, and an
 * optional half-and-half group starts with a whole dish. In all other groups nothing is chosen, because the guest must decide. A
 * sold-out option is never chosen by default. The server never adds defaults to an order.
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
  const options = optionsOf(schema).filter((option) => !isSoldOut(option))
  const named = namedDefaults(schema)
  const usual = options.filter(({ id }) => named.includes(id)).map(({ id }) => id)
  if (schema.type === 'size_selection') {
    const size = usual[0] ?? (options.find((option) => isSize(option, '16cm')) ?? options[0])?.id
    return size === undefined ? undefined : { schemaId, selections: { size } }
  }
  const [option] = usual
  if (option === undefined) return undefined
  return { schemaId, selections: schema.type === 'additional_toppings' ? { toppings: usual } : { option } }
}

/**
 * The ids of the options that an option group names as its default, even if the group no longer offers them. Only a group of
 * toppings can name several.
 */
export function namedDefaults({ config }: CustomizationSchema): readonly string[] {
  return [config.defaultChoice ?? []].flat()
}
