import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * A table of one row: the version of the tables in this database, and the oldest program that can work on them. See SchemaVersion.
 */
export const schemaVersion = pgTable(
  'schema_version',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    tables: integer().notNull(),
    oldestProgram: integer('oldest_program').notNull(),
  },
  (table) => [check('schema_version_only_row', sql`${table.onlyRow}`)],
)
