import { and, asc, eq, inArray } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { customizationSchemaTable } from './customization-table.ts'
import { storedSchema, type StoredSchema } from './present-schema.ts'

type NewSchema = typeof customizationSchemaTable.$inferInsert

interface SchemaFilter {
  readonly ids?: readonly string[]
  readonly activeOnly?: boolean
}

export async function findSchemas(
  db: Queries,
  { ids, activeOnly = false }: SchemaFilter = {},
): Promise<StoredSchema[]> {
  if (ids?.length === 0) return []
  const rows = await db
    .select()
    .from(customizationSchemaTable)
    .where(
      and(
        ids && inArray(customizationSchemaTable.id, [...ids]),
        activeOnly ? eq(customizationSchemaTable.isActive, true) : undefined,
      ),
    )
    .orderBy(asc(customizationSchemaTable.createdAt), asc(customizationSchemaTable.id))
  return rows.map(storedSchema)
}

/** The option group with this id. Throws 404 if there is none. */
export async function requireSchema(db: Queries, id: string): Promise<StoredSchema> {
  return found((await findSchemas(db, { ids: [id] }))[0])
}

export async function insertSchema(tx: Queries, schema: NewSchema): Promise<StoredSchema> {
  const [row] = await tx.insert(customizationSchemaTable).values(schema).returning()
  return storedSchema(found(row))
}

export async function updateSchema(
  tx: Queries,
  id: string,
  change: Partial<NewSchema>,
): Promise<StoredSchema> {
  const rows = await tx
    .update(customizationSchemaTable)
    .set(change)
    .where(eq(customizationSchemaTable.id, id))
    .returning()
  return storedSchema(found(rows[0]))
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw notFound('customization.schema-not-found', 'There is no such customization schema')
  return row
}
