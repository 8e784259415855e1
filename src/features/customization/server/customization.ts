import type { Queries } from '#src/server/database/connection.ts'
export { mayReadPausedSchemas } from './paused-schemas.ts'
export { presentSchemas } from './present-schema.ts'
import { findSchemas } from './customization-store.ts'
import { customizationSchemaTable } from './customization-table.ts'
import type { StoredSchema } from './present-schema.ts'

/**
 * The stored option groups with these ids, by id. Paused groups are included; unknown ids are left out. The options do not show yet
 * whether they are sold out: `presentSchemas` adds that.
 */
export async function schemasById(db: Queries, ids: readonly string[]): Promise<Map<string, StoredSchema>> {
  const schemas = await findSchemas(db, { ids: [...new Set(ids)] })
  return new Map(schemas.map((schema) => [schema.id, schema]))
}

type NewSchema = typeof customizationSchemaTable.$inferInsert

/** Stores option groups without checking them. This is for the initial data of an empty database. */
export async function seedCustomizationSchemas(db: Queries, schemas: readonly NewSchema[]): Promise<void> {
  await db.insert(customizationSchemaTable).values([...schemas])
}
