import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

import type { Database, Queries } from './connection.ts'
import { groupedWrites } from './grouped-writes.ts'
import { officeEventsChannel, type OfficeEvent } from '../realtime/office-events.ts'

/** A row of a table that is yet to be written. What it leaves out, or has undefined, gets the column's default. */
export interface NewRow<Table extends PgTable = PgTable> {
  readonly table: Table
  readonly values: Table['$inferInsert']
}

/**
 * Writes rows of any tables and tells the restaurant, all or nothing, in one statement: one round trip,
 * where a transaction needs one for each row and two more. What others write meanwhile may share that statement
 * (grouped-writes.ts). None of the rows may be read by the others' inserts. Throws the database's error, such as 23505 for
 * a key that is taken, after waiting for the one who is taking it. With a name as `lock`, others can wait for the write
 * by that name before its rows are to be seen.
 */
export async function insertTogether(
  { $client: pool }: Pick<Database, '$client'>,
  rows: readonly NewRow[],
  event: OfficeEvent,
  lock?: string,
): Promise<void> {
  const write = writers.get(pool) ?? groupedWrites((writes: readonly Write[]) => sendTogether(pool, writes))
  writers.set(pool, write)
  const inserts = rows.map(insertOf)
  const shape = [
    ...inserts.map(({ table, columns }) => `${table} ${columns.join(' ')}`),
    lock === undefined,
  ].join()
  await write({ shape, inserts, event: JSON.stringify(event), lock })
}

/** The same in a transaction that has read and locked what the rows depend on. */
export async function insertTogetherIn(
  tx: Queries,
  rows: readonly NewRow[],
  event: OfficeEvent,
  lock?: string,
): Promise<void> {
  const parts = rows.map(
    ({ table, values }, index) =>
      sql`${sql.identifier(`row_${index}`)} as ${tx.insert(table).values(values)}`,
  )
  const locks = lock === undefined ? sql`` : sql`, pg_advisory_xact_lock(hashtextextended(${lock}, 0))`
  const notify = sql`pg_notify(${officeEventsChannel}, ${JSON.stringify(event)})`
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select ${notify}${locks}`)
}

const writers = new WeakMap<Pool, (write: Write) => Promise<void>>()

/** What is written for one caller: all of it or nothing. */
interface Write {
  /** Writes of the same shape insert into the same columns of the same tables. */
  readonly shape: string
  readonly inserts: readonly Insert[]
  readonly event: string
  readonly lock: string | undefined
}

async function sendTogether(pool: Pool, writes: readonly Write[]): Promise<void> {
  // All servers take several locks in this order, so that none waits for another in a circle.
  const ordered = writes.toSorted((one, other) => ((one.lock ?? '') < (other.lock ?? '') ? -1 : 1))
  const [first] = ordered
  if (!first) return
  const { name, text } = statementFor(first, ordered.length)
  const values = [
    ...first.inserts.flatMap((_, index) => ordered.flatMap(({ inserts }) => inserts[index]?.values ?? [])),
    ...ordered.flatMap(({ event }) => [officeEventsChannel, event]),
    ...ordered.flatMap(({ lock }) => lock ?? []),
  ]
  await pool.query({ name, text, values })
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

interface Statement {
  readonly name: string
  readonly text: string
}

/** Few, as the program has few shapes of rows that it writes together. */
const statements = new Map<string, Statement>()

/** A statement with a name is parsed and planned once by each connection. */
function statementFor(write: Write, count: number): Statement {
  const key = `${count} ${write.shape}`
  const known = statements.get(key)
  if (known) return known
  const statement = { name: `insert_together_${statements.size}`, text: statementText(write, count) }
  statements.set(key, statement)
  return statement
}

/** PostgreSQL runs an insert in a WITH to its end whether or not anything reads from it. */
function statementText({ inserts, lock }: Write, count: number): string {
  let placed = 0
  const place = () => `$${(placed += 1)}`
  const each = (text: () => string) => Array.from({ length: count }, text).join(', ')
  const parts = inserts.map(({ table, columns }, index) => {
    const names = columns.map((name) => `"${name}"`).join(', ')
    const rows = each(() => `(${columns.map(place).join(', ')})`)
    return `row_${index} as (insert into "${table}" (${names}) values ${rows})`
  })
  // What is selected runs before the inserts, from which it reads nothing.
  const notify = each(() => `pg_notify(${place()}, ${place()})`)
  const locks = lock === undefined ? '' : `, ${each(() => lockExpression('pg_advisory_xact_lock', place()))}`
  return `with ${parts.join(', ')} select ${notify}${locks}`
}

/** Returns when nothing is being written under this name; what was is committed then, or undone. */
export async function awaitWrites({ $client: pool }: Pick<Database, '$client'>, lock: string): Promise<void> {
  await pool.query(`select ${lockExpression('pg_advisory_xact_lock_shared', '$1')}`, [lock])
}

function lockExpression(take: string, place: string): string {
  return `${take}(hashtextextended(${place}, 0))`
}
