import { and, eq, sql } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import { findNewestPage, type ListPage, newestFirst } from '#src/server/database/list-page.ts'
import { subscriberTable } from './subscriber-table.ts'

export type SubscriberRow = typeof subscriberTable.$inferSelect

/** Stores a subscriber, or does nothing if the address is already subscribed. */
export async function insertSubscriber(db: Queries, subscriber: SubscriberRow): Promise<void> {
  await db.insert(subscriberTable).values(subscriber).onConflictDoNothing()
}

/** Deletes the subscriber whose unsubscribe link contains this token. Does nothing if there is none. */
export async function removeSubscriberByToken(db: Queries, token: string): Promise<void> {
  await db.delete(subscriberTable).where(eq(subscriberTable.unsubscribeToken, token))
}

interface SubscriberFilter {
  /** The search text: a part of an e-mail address, in upper or lower case. */
  readonly text: string | undefined
  readonly limit: number
}

/** One page of the subscribers that match, the newest first, and the number of all that match. */
export function findSubscriberPage(
  db: Database,
  { text, limit, cursor }: SubscriberFilter & { cursor: string | undefined },
): Promise<ListPage<SubscriberRow>> {
  return findNewestPage(db, { table: subscriberTable, matching: holds(text), limit, cursor })
}

/**
 * The subscribers that match and come after the given row, or the first ones if no row is given. All that match are not counted.
 */
export function findSubscribersAfter(
  db: Database,
  { text, limit, after }: SubscriberFilter & { after: SubscriberRow | undefined },
): Promise<SubscriberRow[]> {
  const { createdAt, id } = subscriberTable
  const following =
    after && sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
  return db
    .select()
    .from(subscriberTable)
    .where(and(holds(text), following))
    .orderBy(...newestFirst(subscriberTable))
    .limit(limit)
}

function holds(text: string | undefined) {
  return text ? sql`position(lower(${text}) in lower(${subscriberTable.email})) > 0` : undefined
}

/**
 * The subscriber with this id. It is locked until the transaction ends, so that no other request can change it. Throws 404 if the
 * subscriber does not exist.
 */
export async function lockSubscriber(tx: Queries, id: string): Promise<SubscriberRow> {
  const [row] = await tx.select().from(subscriberTable).where(eq(subscriberTable.id, id)).for('update')
  if (!row) throw notFound('newsletter.not-found', 'There is no such subscriber')
  return row
}
