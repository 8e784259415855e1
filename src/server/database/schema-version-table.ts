import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** A table with one row: the version of this database's tables, and the oldest program that can work on them. See SchemaVersion. */
export const schemaVersion = pgTable(
  'schema_version',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    tables: integer().notNull(),
    oldestProgram: integer('oldest_program').notNull(),
  },
  (table) => [check('schema_version_only_row', sql`${table.onlyRow}`)],
)
