import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Queries } from '../database/connection.ts'

/**
 * Returns all rows of these tables that refer to uploaded objects, as texts, whichever column contains the object's address and
 * whoever may see the row. A feature whose tables contain such addresses passes these rows to the cleanup job, so that it does not
 * delete the objects as unused.
 */
export async function objectReferences(db: Queries, ...tables: readonly PgTable[]): Promise<string[]> {
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .select({ text: sql<string>`${table}::text` })
        .from(table)
        .where(sql`${table}::text like '%/objects/uploads/%'`),
    ),
  )
  return rows.flat().map(({ text }) => text)
}
