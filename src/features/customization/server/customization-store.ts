import { asc, inArray } from 'drizzle-orm'

import type { Queries } from '../../../server/database.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { customizationSchemaTable } from './customization-table.ts'

export async function findSchemas(db: Queries, ids?: readonly string[]): Promise<CustomizationSchema[]> {
  if (ids?.length === 0) return []
  const rows = await db
    .select()
    .from(customizationSchemaTable)
    .where(ids && inArray(customizationSchemaTable.id, [...ids]))
    .orderBy(asc(customizationSchemaTable.createdAt), asc(customizationSchemaTable.id))
  return rows.map(presentSchema)
}

type SchemaRow = typeof customizationSchemaTable.$inferSelect

export function presentSchema(row: SchemaRow): CustomizationSchema {
  const { createdAt, updatedAt, ...fields } = row
  // The table keeps type and config in two columns; that they belong together was checked when the row was written.
  const schema = fields as Omit<CustomizationSchema, 'createdAt' | 'updatedAt'>
  return { ...schema, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() } as CustomizationSchema
}
