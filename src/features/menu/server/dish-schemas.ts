import type { Queries } from '#src/server/database/connection.ts'
import type { Services } from '#src/server/services.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { offeredSchema } from '#src/features/customization/rules/required.ts'
import { presentSchemas, schemasById } from '#src/features/customization/server/customization.ts'
import type { MenuItem } from '../contract/menu.ts'
import { findSchemaLinks } from './dish-store.ts'

/**
 * The database connection to read with, the clock, and the service that tells caches when a sold-out option comes back by itself.
 */
type Reading = Pick<Services, 'clock' | 'content'> & { readonly db: Queries }

type DishReference = Pick<MenuItem, 'id' | 'customizationSchemaId'>

/**
 * What a guest may choose for each of these dishes, by dish id: the active option groups in their order. A dish's list of option
 * groups has priority; its legacy single option group counts only if it has no list.
 */
export async function dishSchemas(
  reading: Reading,
  dishes: readonly DishReference[],
): Promise<Map<string, DishCustomizationSchema[]>> {
  const all = await askedSchemas(reading, dishes)
  return new Map([...all].map(([id, schemas]) => [id, schemas.filter(({ isActive }) => isActive)]))
}

/**
 * Does what `dishSchemas` does, but includes paused option groups. No choice in a paused group is valid, and a guest who has made
 * one is told in which group.
 */
export async function askedSchemas(
  reading: Reading,
  dishes: readonly DishReference[],
): Promise<Map<string, DishCustomizationSchema[]>> {
  const all = await linkedSchemas(reading, dishes)
  return new Map(
    [...all].map(([id, linked]) => [
      id,
      linked.map(({ requiredByLink: _forTheOffice, ...offered }) => offered),
    ]),
  )
}

/**
 * The option groups of a dish for editing its list: with paused option groups, and with `requiredByLink`. For a dish without a list
 * it returns the legacy option group, which has no link and so no `requiredByLink`.
 */
export async function assignedSchemas(
  reading: Reading,
  dish: DishReference,
): Promise<DishCustomizationSchema[]> {
  return (await linkedSchemas(reading, [dish])).get(dish.id) ?? []
}

async function linkedSchemas(
  reading: Reading,
  dishes: readonly DishReference[],
): Promise<Map<string, DishCustomizationSchema[]>> {
  if (dishes.length === 0) return new Map()
  const { db } = reading
  const links = await findSchemaLinks(
    db,
    dishes.map((dish) => dish.id),
  )
  const legacyIds = dishes.flatMap((dish) => dish.customizationSchemaId ?? [])
  const stored = await schemasById(db, [...links.map((link) => link.customizationSchemaId), ...legacyIds])
  const presented = await presentSchemas(reading, [...stored.values()])
  const schemas = new Map(presented.map((schema) => [schema.id, schema]))

  return new Map(
    dishes.map((dish) => {
      const own = links.filter((link) => link.menuItemId === dish.id)
      const wanted = own.length > 0 ? own : legacyLink(dish)
      return [
        dish.id,
        wanted.flatMap((link) => {
          const schema = schemas.get(link.customizationSchemaId)
          return schema
            ? [{ ...offeredSchema(schema, link), ...(own.length > 0 && { requiredByLink: link.isRequired }) }]
            : []
        }),
      ]
    }),
  )
}

interface Link {
  readonly customizationSchemaId: string
  readonly sortOrder: number
  readonly isRequired: boolean
}

function legacyLink(dish: DishReference): Link[] {
  return dish.customizationSchemaId
    ? [{ customizationSchemaId: dish.customizationSchemaId, sortOrder: 0, isRequired: false }]
    : []
}
