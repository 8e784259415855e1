import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Database } from './connection.ts'
import { officeEventsChannel, type OfficeEvent } from '../realtime/office-events.ts'

/** A row of a table that is yet to be written. What it leaves out, or has undefined, gets the column's default. */
export interface NewRow<Table extends PgTable = PgTable> {
  readonly table: Table
  readonly values: Table['$inferInsert']
}

/**
 * Writes rows of any tables and tells the restaurant, all or nothing, in one statement: one round trip,
 * where a transaction needs one for each row and two more. None of the rows may be read by the others' inserts. Throws
 * the database's error, such as 23505 for a key that is taken, after waiting for the one who is taking it. With a name as
 * `lock`, others can wait for the write by that name before its rows are to be seen.
 */
export async function insertTogether(
  { $client: pool }: Pick<Database, '$client'>,
  rows: readonly NewRow[],
  event: OfficeEvent,
  lock?: string,
): Promise<void> {
  const inserts = rows.map(insertOf)
  const values = [...inserts.flatMap((insert) => insert.values), officeEventsChannel, JSON.stringify(event)]
  if (lock !== undefined) values.push(lock)
  const text = statementOf(inserts, lock !== undefined)
  await pool.query({ name: nameOf(text), text, values })
}

interface Insert {
  readonly table: string
  readonly columns: readonly string[]
  readonly values: readonly unknown[]
}

function insertOf({ table, values }: NewRow): Insert {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const given = Object.entries(values).flatMap(([key, value]) => {
    const column = columns[key]
    return column && value !== undefined ? [{ column, value }] : []
  })
  return {
    table: getTableName(table),
    columns: given.map(({ column }) => column.name),
    values: given.map(({ column, value }) => (value === null ? null : column.mapToDriverValue(value))),
  }
}

/** PostgreSQL runs an insert in a WITH to its end whether or not anything reads from it. */
function statementOf(inserts: readonly Insert[], locks: boolean): string {
  let count = 0
  const place = () => `$${(count += 1)}`
  const parts = inserts.map(({ table, columns }, index) => {
    const names = columns.map((name) => `"${name}"`).join(', ')
    return `row_${index} as (insert into "${table}" (${names}) values (${columns.map(place).join(', ')}))`
  })
  // What is selected runs before the inserts, from which it reads nothing.
  const notify = `pg_notify(${place()}, ${place()})`
  const selected = locks ? `${notify}, ${lockExpression('pg_advisory_xact_lock', place())}` : notify
  return `with ${parts.join(', ')} select ${selected}`
}

/** Returns when nothing is being written under this name; what was is committed then, or undone. */
export async function awaitWrites({ $client: pool }: Pick<Database, '$client'>, lock: string): Promise<void> {
  await pool.query(`select ${lockExpression('pg_advisory_xact_lock_shared', '$1')}`, [lock])
}

function lockExpression(take: string, place: string): string {
  return `${take}(hashtextextended(${place}, 0))`
}

/** Few, as the program has few shapes of rows that it writes together. */
const statementNames = new Map<string, string>()

/** A statement with a name is parsed and planned once by each connection. */
function nameOf(text: string): string {
  const name = statementNames.get(text) ?? `insert_together_${statementNames.size}`
  statementNames.set(text, name)
  return name
}
