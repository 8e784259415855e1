import { eq } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import { findNewestPage, type ListPage } from '#src/server/database/list-page.ts'
import { subscriberTable } from './subscriber-table.ts'

export type SubscriberRow = typeof subscriberTable.$inferSelect

/** Stores a subscriber, unless the address is one already. */
export async function insertSubscriber(db: Queries, subscriber: SubscriberRow): Promise<void> {
  await db.insert(subscriberTable).values(subscriber).onConflictDoNothing()
}

/** Deletes the subscriber of this link, where there is one. */
export async function removeSubscriberByToken(db: Queries, token: string): Promise<void> {
  await db.delete(subscriberTable).where(eq(subscriberTable.unsubscribeToken, token))
}

/** One page of the subscribers, newest first, and how many there are in all. */
export function findSubscriberPage(
  db: Database,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<ListPage<SubscriberRow>> {
  return findNewestPage(db, { table: subscriberTable, matching: undefined, limit, cursor })
}

/** The subscriber of this id, which no other request changes until the transaction ends; throws 404 where there is none. */
export async function lockSubscriber(tx: Queries, id: string): Promise<SubscriberRow> {
  const [row] = await tx.select().from(subscriberTable).where(eq(subscriberTable.id, id)).for('update')
  if (!row) throw notFound('newsletter.not-found', 'There is no such subscriber')
  return row
}

export async function removeSubscriber(tx: Queries, id: string): Promise<void> {
  await tx.delete(subscriberTable).where(eq(subscriberTable.id, id))
}
