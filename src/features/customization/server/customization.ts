import type { Queries } from '#src/server/database/connection.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
export { mayReadPausedSchemas } from './paused-schemas.ts'
import { findSchemas } from './customization-store.ts'
import { customizationSchemaTable } from './customization-table.ts'

/** The schemas of these ids by id, paused ones included; unknown ids are left out. */
export async function schemasById(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, CustomizationSchema>> {
  const schemas = await findSchemas(db, { ids: [...new Set(ids)] })
  return new Map(schemas.map((schema) => [schema.id, schema]))
}

type NewSchema = typeof customizationSchemaTable.$inferInsert

/** Writes schemas as they are; for loading a restaurant into an empty database. */
export async function seedCustomizationSchemas(db: Queries, schemas: readonly NewSchema[]): Promise<void> {
  await db.insert(customizationSchemaTable).values([...schemas])
}
