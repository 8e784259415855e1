import type { CustomizationSchema, DishCustomizationSchema } from '../contract/customization-schema.ts'
import type { Choice } from './choice.ts'
import { isSize, optionsOf } from './picked-options.ts'
import { isSoldOut } from './sold-out-options.ts'

/**
 * What a dialog starts with: what the option group names as its default, of toppings also several. Without one the size whose
 * id or name is 16cm, else the first, and an optional half-and-half as a whole dish; all else is unchosen, because the
 * guest must say. What is sold out is no default. The server never fills one in.
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

/** The ids that an option group names as its default, whether or not they are offered: of toppings several, of all else one. */
export function namedDefaults({ config }: CustomizationSchema): readonly string[] {
  return [config.defaultChoice ?? []].flat()
}
