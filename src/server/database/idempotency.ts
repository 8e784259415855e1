import { createHash } from 'node:crypto'

import { DrizzleQueryError, eq, getTableName, lt } from 'drizzle-orm'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { DatabaseError } from 'pg'

import { conflict } from '#src/kernel/problem.ts'
import type { Database, Queries } from './connection.ts'
import type { NewRow } from './insert-together.ts'

/**
 * A table of idempotency keys, of which a feature has one for each thing that guests make: a request that is sent twice
 * makes one of it.
 */
export function idempotencyTable(name: `${string}_idempotency_keys`, madeIdColumn: string) {
  return pgTable(
    name,
    {
      key: text().primaryKey(),
      requestHash: text('request_hash').notNull(),
      /** Written in the transaction of the thing itself; it outlives a deleted one, so that it is not made anew. */
      madeId: text(madeIdColumn).notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [index(name.replace(/_keys$/, '_created_at')).on(table.createdAt)],
  )
}

type IdempotencyTable = ReturnType<typeof idempotencyTable>

/** A request about to make something, under the key its client chose for it. */
export interface Attempt {
  readonly key: string
  readonly input: unknown
  /** The id that what it makes will have. */
  readonly madeId: string
  readonly now: Date
}

/** The key is this request's from now on, or this very request came before, or the key belongs to another one. */
export type Claim =
  | { readonly outcome: 'first' }
  | { readonly outcome: 'repeated'; readonly madeId: string }
  | { readonly outcome: 'reused' }

/**
 * Claims a key for something about to be written in the same transaction. Where another request holds the key already,
 * waits for that one to end.
 */
export async function claimKey(tx: Queries, table: IdempotencyTable, attempt: Attempt): Promise<Claim> {
  const { values } = keyRow(table, attempt)
  const claimed = await tx.insert(table).values(values).onConflictDoNothing().returning({ key: table.key })
  return claimed.length > 0 ? { outcome: 'first' } : findClaim(tx, table, attempt)
}

/** What a key has been used for up to now. Writes nothing, and does not wait for a request that is still under way. */
export async function findClaim(db: Queries, table: IdempotencyTable, attempt: Attempt): Promise<Claim> {
  const { key, requestHash } = keyRow(table, attempt).values
  const [earlier] = await db.select().from(table).where(eq(table.key, key))
  if (!earlier) return { outcome: 'first' }
  return earlier.requestHash === requestHash
    ? { outcome: 'repeated', madeId: earlier.madeId }
    : { outcome: 'reused' }
}

/**
 * What this very request has made before; undefined for the first one with its key. Throws 409 where the key was used for
 * another request, which is a mistake of the client's, or what it made has been deleted since.
 */
export async function findMade<Made>(
  claim: Claim,
  find: (id: string) => Promise<Made | undefined>,
  reusedCode: string,
): Promise<Made | undefined> {
  if (claim.outcome === 'first') return undefined
  const made = claim.outcome === 'repeated' ? await find(claim.madeId) : undefined
  if (!made) throw conflict(reusedCode, 'This idempotency key has been used for another request')
  return made
}

/** The name under which what a key stands for is written, for `insertTogether` and `awaitWrites`. */
export function keyLock(table: IdempotencyTable, key: string): string {
  return `${getTableName(table)} ${key}`
}

/** Whether the row of a key could not be written because the key is taken: by a request that has ended since. */
export function isKeyTaken(error: unknown, table: IdempotencyTable): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof DatabaseError)) return false
  return cause.code === uniqueViolation && cause.table === getTableName(table)
}

const uniqueViolation = '23505'

/** The row that claims a key, to be written together with what is made; a key that is taken rejects it with 23505. */
export function keyRow(
  table: IdempotencyTable,
  { key, input, madeId, now }: Attempt,
): NewRow<IdempotencyTable> {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  return { table, values: { key, requestHash, madeId, createdAt: now } }
}

/** How long a repeated request is recognised, in hours. */
const idempotencyHours = 48

/** Deletes the keys that are too old to be repeated. Returns how many. */
export async function deleteOldKeys(
  db: Pick<Database, 'delete'>,
  table: IdempotencyTable,
  now: Date,
): Promise<number> {
  const oldest = new Date(now.getTime() - idempotencyHours * 3_600_000)
  return (await db.delete(table).where(lt(table.createdAt, oldest))).rowCount ?? 0
}
