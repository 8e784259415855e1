import { isDeepStrictEqual } from 'node:util'

import { conflict, invalid } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, shownFields, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { schemasById } from '#src/features/customization/server/customization.ts'
import type { DishSchemasInput } from '../contract/dish-input.ts'
import { chosenSchemas, type ChosenSchema } from '../rules/chosen-schemas.ts'
import { assignedSchemas } from './dish-schemas.ts'
import { replaceSchemaLinks, requireDish } from './dish-store.ts'
import { findSchemaLinks, type SchemaLink } from './dish-store.ts'
import { auditedDishSchemas, schemaLinkFields } from './menu-table.ts'

/**
 * Sets the sorted list of a dish's option groups. A paused option group may stay in the list but cannot be added. Throws 404 if the
 * dish does not exist, 400 if an option group is unknown or newly added although paused, and 409 if the current list is not
 * `previous`.
 */
export async function assignSchemas(
  services: AuditServices,
  by: Actor,
  dishId: string,
  { schemaIds, schemas = [], previous }: DishSchemasInput,
): Promise<DishCustomizationSchema[]> {
  const write = { by, action: 'menu.dish-schemas', thing: auditedDishSchemas } as const
  const { offered } = await recordChange(services, write, async (tx) => {
    const dish = await requireDish(tx, dishId)
    const reading = { ...services, db: tx }
    const present = await findSchemaLinks(tx, [dishId])
    const wanted = schemaIds.map((id) => ({
      id,
      isRequired:
        schemas.find((schema) => schema.id === id)?.isRequired ?? linkTo(id, present)?.isRequired ?? false,
    }))
    rejectOther(chosenSchemas(await assignedSchemas(reading, dish)), { previous, wanted })
    await checkAssignable(tx, schemaIds, present)
    const links = wanted.map(({ id, isRequired }) => ({ customizationSchemaId: id, isRequired }))
    await replaceSchemaLinks(tx, dishId, links, services.clock.now())
    return {
      before: { id: dishId, schemas: present.map(shownLink) },
      after: {
        id: dishId,
        schemas: (await findSchemaLinks(tx, [dishId])).map(shownLink),
        offered: await assignedSchemas(reading, dish),
      },
    }
  })
  return offered
}

interface Edit {
  readonly previous: readonly ChosenSchema[] | undefined
  readonly wanted: readonly ChosenSchema[]
}

/**
 * Throws 409 if somebody else has changed the list since the form was opened. If the list already is what the call wants, nothing
 * is thrown, because this call may be a repetition.
 */
function rejectOther(present: readonly ChosenSchema[], { previous, wanted }: Edit): void {
  if (previous === undefined) return
  if (isDeepStrictEqual(present, previous) || isDeepStrictEqual(present, wanted)) return
  throw conflict('menu.dish-schemas-stale', 'Someone else has changed this meanwhile')
}

function shownLink(link: SchemaLink) {
  return shownFields(schemaLinkFields, link)
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
