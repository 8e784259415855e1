import type { Queries } from '../../../server/database.ts'
import type { CustomizationSchema, DishCustomizationSchema } from '../../customization/contract/customization-schema.ts'
import { schemasById } from '../../customization/server/customization.ts'
import type { MenuItem } from '../contract/menu.ts'
import { findSchemaLinks } from './menu-store.ts'

type DishReference = Pick<MenuItem, 'id' | 'customizationSchemaId'>

/**
 * What a guest may choose for each of these dishes, by dish id: the active schemas in their order. The ordered list
 * wins over the legacy single schema, which counts only for a dish without a list.
 */
export async function dishSchemas(
  db: Queries,
  dishes: readonly DishReference[],
): Promise<Map<string, DishCustomizationSchema[]>> {
  if (dishes.length === 0) return new Map()
  const links = await findSchemaLinks(
    db,
    dishes.map((dish) => dish.id),
  )
  const legacyIds = dishes.flatMap((dish) => dish.customizationSchemaId ?? [])
  const schemas = await schemasById(db, [...links.map((link) => link.customizationSchemaId), ...legacyIds])

  return new Map(
    dishes.map((dish) => {
      const own = links.filter((link) => link.menuItemId === dish.id)
      const wanted = own.length > 0 ? own : legacyLink(dish)
      return [dish.id, wanted.flatMap((link) => linkedSchema(link, schemas.get(link.customizationSchemaId)))]
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

/** A schema is required when its link says so, or its config does, or it is a size selection. */
function linkedSchema(link: Link, schema: CustomizationSchema | undefined): DishCustomizationSchema[] {
  if (!schema?.isActive) return []
  const isRequired = link.isRequired || schema.config.isRequired === true || schema.type === 'size_selection'
  return [{ ...schema, sortOrder: link.sortOrder, isRequired }]
}
