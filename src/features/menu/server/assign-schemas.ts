import { invalid } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Services } from '#src/server/services.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { changeCatalogue, schemasById } from '#src/features/customization/server/customization.ts'
import type { DishSchemasInput } from '../contract/dish-input.ts'
import { assignedSchemas } from './dish-schemas.ts'
import { replaceSchemaLinks, requireDish } from './dish-store.ts'
import { findSchemaLinks, type SchemaLink } from './menu-store.ts'

/**
 * Makes this list, in its order, what the dish offers. A paused schema may stay where it is but is not added. Throws
 * 404 for the dish, 400 on the schema that is unknown or paused.
 */
export function assignSchemas(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  dishId: string,
  { schemaIds, schemas = [] }: DishSchemasInput,
): Promise<DishCustomizationSchema[]> {
  return changeCatalogue(content, async (tx) => {
    const dish = await requireDish(tx, dishId)
    const present = await findSchemaLinks(tx, [dishId])
    await checkAssignable(tx, schemaIds, present)
    const links = schemaIds.map((id) => ({
      customizationSchemaId: id,
      isRequired:
        schemas.find((schema) => schema.id === id)?.isRequired ?? linkTo(id, present)?.isRequired ?? false,
    }))
    await replaceSchemaLinks(tx, dishId, links, clock.now())
    return assignedSchemas(tx, dish)
  })
}

async function checkAssignable(
  tx: Queries,
  ids: readonly string[],
  present: readonly SchemaLink[],
): Promise<void> {
  const schemas = await schemasById(tx, ids)
  const problems = ids.flatMap((id, index) => {
    const schema = schemas.get(id)
    if (!schema)
      return [{ code: 'menu.schema-unknown', message: 'There is no such customization schema', index }]
    if (schema.isActive || linkTo(id, present)) return []
    return [{ code: 'menu.schema-paused', message: 'Only active schemas can be added', index }]
  })
  const [first] = problems
  if (!first) return
  const fields = Object.fromEntries(problems.map(({ index, message }) => [`schemaIds.${index}`, message]))
  throw invalid(first.code, first.message, fields)
}

function linkTo(schemaId: string, links: readonly SchemaLink[]): SchemaLink | undefined {
  return links.find((link) => link.customizationSchemaId === schemaId)
}
