import type { Queries } from '#src/server/database/connection.ts'
import type { Services } from '#src/server/services.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { offeredSchema } from '#src/features/customization/rules/required.ts'
import { presentSchemas, schemasById } from '#src/features/customization/server/customization.ts'
import type { MenuItem } from '../contract/menu.ts'
import { findSchemaLinks } from './dish-store.ts'

/**
 * What is needed to read option groups: the database connection, the clock, and the service by which cached responses expire when a
 * sold-out option is on sale again.
 */
type Reading = Pick<Services, 'clock' | 'content'> & { readonly db: Queries }

type DishReference = Pick<MenuItem, 'id' | 'customizationSchemaId'>

/**
 * The active option groups of each of these dishes, by dish id and in the order of the dish's list. The single option group that
 * old dishes have counts only if the dish has no list.
 */
export async function dishSchemas(
  reading: Reading,
  dishes: readonly DishReference[],
): Promise<Map<string, DishCustomizationSchema[]>> {
  const all = await askedSchemas(reading, dishes)
  return new Map([...all].map(([id, schemas]) => [id, schemas.filter(({ isActive }) => isActive)]))
}

/**
 * Like `dishSchemas`, but with paused option groups. A choice in a paused group is not valid; with the group in the result, the
 * message to the guest can name it.
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
 * The option groups of a dish for the form in which admins edit the list: paused ones too, and with `requiredByLink`. If an old
 * dish has no list but a single option group, the result is that group without `requiredByLink`.
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
