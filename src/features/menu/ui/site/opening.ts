import type {
  CustomizationSchema,
  DishCustomizationSchema,
} from '#src/features/customization/contract/customization-schema.ts'
import { offeredSchema } from '#src/features/customization/rules/required.ts'
import type { MenuItem } from '../../contract/menu.ts'

/** What happens when a guest adds a dish. */
export type Opening =
  | { kind: 'multi'; schemas: readonly DishCustomizationSchema[] }
  | { kind: 'single'; schema: DishCustomizationSchema }
  | { kind: 'direct' }

interface Known {
  /** What the dish's own call returned; undefined where it failed. */
  own: readonly DishCustomizationSchema[] | undefined
  /** All schemas, asked for after a failure only; undefined where they could not be had either. */
  all?: readonly CustomizationSchema[] | undefined
}

/**
 * A dish with a list of schemas opens the multi-schema dialog, one with the single legacy schema the single-schema
 * dialog, any other goes straight into the cart; where the list cannot be had, the single schema or the cart. The
 * dish's call returns the legacy schema where there is no list, so that one is told by its id.
 */
export function openingOf(dish: Pick<MenuItem, 'customizationSchemaId'>, { own, all }: Known): Opening {
  if (own === undefined) return openingWithoutList(dish, all)
  const schemas = own.filter(({ isActive }) => isActive)
  const [first, ...others] = schemas
  if (!first) return { kind: 'direct' }
  return others.length === 0 && first.id === dish.customizationSchemaId
    ? { kind: 'single', schema: first }
    : { kind: 'multi', schemas }
}

function openingWithoutList(
  { customizationSchemaId }: Pick<MenuItem, 'customizationSchemaId'>,
  all: readonly CustomizationSchema[] = [],
): Opening {
  const schema = all.find(({ id, isActive }) => isActive && id === customizationSchemaId)
  return schema ? { kind: 'single', schema: offeredSchema(schema) } : { kind: 'direct' }
}
