import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import type { DishOffers } from '../contract/dish-offers.ts'

/**
 * The response of `GET /api/menu-items/customization-schemas`, made from the option groups of all dishes. A group that several
 * dishes share is contained only once.
 */
export function groupOffers(lists: ReadonlyMap<string, readonly DishCustomizationSchema[]>): DishOffers {
  const schemas = new Map([...lists.values()].flat().map((schema) => [schema.id, schema]))
  const dishes = [...lists].map(
    ([dishId, list]) =>
      [
        dishId,
        list.map(({ id: schemaId, sortOrder, isRequired }) => ({ schemaId, sortOrder, isRequired })),
      ] as const,
  )
  return { schemas: [...schemas.values()], dishes: Object.fromEntries(dishes) }
}

/**
 * The option groups of one dish, in the form of the response for a single dish. Undefined if `dishes` does not contain this dish.
 */
export function offersOfDish(
  { schemas, dishes }: DishOffers,
  dishId: string,
): DishCustomizationSchema[] | undefined {
  if (!Object.hasOwn(dishes, dishId)) return undefined
  return dishes[dishId]?.flatMap(({ schemaId, ...own }) => {
    const schema = schemas.find(({ id }) => id === schemaId)
    return schema ? [{ ...schema, ...own }] : []
  })
}
