import { createHash } from 'node:crypto'

import { eq, lt } from 'drizzle-orm'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { conflict } from '#src/kernel/problem.ts'
import type { Database, Queries } from './connection.ts'

/**
 * Makes a table of idempotency keys. Each kind of thing that guests can create, such as an order, has its own table. Thanks to the
 * key, a request that is sent twice creates only one thing.
 */
export function idempotencyTable(name: `${string}_idempotency_keys`, madeIdColumn: string) {
  return pgTable(
    name,
    {
      key: text().primaryKey(),
      requestHash: text('request_hash').notNull(),
      /**
       * The id of the thing that the request has created, written in the same transaction. If the thing is deleted later, this row
       * stays, so that a repeated request does not create the thing again.
       */
      madeId: text(madeIdColumn).notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [index(name.replace(/_keys$/, '_created_at')).on(table.createdAt)],
  )
}

type IdempotencyTable = ReturnType<typeof idempotencyTable>

/**
 * A request that is about to create something. `key` is the idempotency key that the client chose; undefined if the client sent
 * none.
 */
interface Attempt {
  readonly key: string | undefined
  readonly input: unknown
  /** The id that the new thing gets, unless an earlier request with the same key has already created the thing. */
  readonly madeId: string
  readonly now: Date
}

/**
 * Returns what an earlier request with the same key has created, so that a repeated request creates nothing. Returns undefined for
 * the first request with its key, and stores the key together with the id of what that request will create, in the same
 * transaction. If another open request has stored the key, waits until that request ends. Throws 409 if the key was used for a
 * different request, which is a mistake of the client, or if what the earlier request created has been deleted since.
 */
export async function findMade<Made>(
  tx: Queries,
  table: IdempotencyTable,
  { key, input, madeId, now }: Attempt,
  find: (id: string) => Promise<Made | undefined>,
  reusedCode: string,
): Promise<Made | undefined> {
  if (key === undefined) return undefined
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const claim = tx.insert(table).values({ key, requestHash, madeId, createdAt: now })
  const claimed = await claim.onConflictDoNothing().returning({ key: table.key })
  if (claimed.length > 0) return undefined
  const [earlier] = await tx.select().from(table).where(eq(table.key, key))
  const made = earlier?.requestHash === requestHash ? await find(earlier.madeId) : undefined
  if (!made) throw conflict(reusedCode, 'This idempotency key has been used for another request')
  return made
}

/** For how many hours the server recognises a repeated request by its key. */
const idempotencyHours = 48

/** Deletes keys that are so old that no client repeats the request any longer. Returns how many keys were deleted. */
export async function deleteOldKeys(
  db: Pick<Database, 'delete'>,
  table: IdempotencyTable,
  now: Date,
): Promise<number> {
  const oldest = new Date(now.getTime() - idempotencyHours * 3_600_000)
  return (await db.delete(table).where(lt(table.createdAt, oldest))).rowCount ?? 0
}
