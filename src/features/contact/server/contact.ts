import { count, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { countMatching, findOldest } from '#src/server/database/list-page.ts'
import { findNewestFound } from '#src/server/database/list-search.ts'
import { storedPhone } from '#src/server/phone-numbers.ts'
import { holdsText, matchesFilter, type MessageFilter, type MessageRow, sentSince } from './message-store.ts'
import { messageTable } from './message-table.ts'

/**
 * A message to store in an empty database. `sentHoursAgo` is how many hours ago the guest sent it, counted from the time of
 * storing.
 */
export type MessageSeed = Omit<typeof messageTable.$inferInsert, 'id' | 'createdAt'> & {
  readonly sentHoursAgo: number
}

/** Stores messages in an empty database. Each gets a time some hours before `now`. */
export async function seedMessages(db: Queries, messages: readonly MessageSeed[], now: Date): Promise<void> {
  const rows = messages.map(({ sentHoursAgo, phone, ...message }, index) => ({
    ...message,
    id: `demo-message-${index + 1}`,
    phone: (phone && storedPhone(phone)) ?? null,
    createdAt: new Date(now.getTime() - sentHoursAgo * 3_600_000),
  }))
  await db.insert(messageTable).values(rows)
}

/** How many messages match. With a search text, the database stops counting at `maxCounted`; without one, the number is exact. */
export async function countFoundMessages(db: Queries, filter: MessageFilter): Promise<number> {
  if (filter.text) return countMatching(db, messageTable, matchesFilter(filter))
  const [counted] = await db.select({ total: count() }).from(messageTable).where(matchesFilter(filter))
  return counted?.total ?? 0
}

/**
 * The newest messages that match the filter. `total` is the number of all matching messages, which the caller has counted before.
 */
export function findNewestMessages(
  db: Queries,
  filter: MessageFilter,
  { total, limit }: { readonly total: number; readonly limit: number },
): Promise<MessageRow[]> {
  const among = sentSince(filter)
  return findNewestFound(db, { table: messageTable, among, matching: holdsText(filter), total, limit })
}

/** An SQL condition: the message with this id has the status replied or archived. */
export function isFinishedMessage(id: SQLWrapper): SQL {
  return sql`exists (select 1 from ${messageTable} where ${messageTable.id} = ${id} and ${messageTable.status} <> 'new')`
}

/** The oldest of the messages with the status new. */
export function findLongestNewMessage(db: Queries): Promise<MessageRow | undefined> {
  return findOldest(db, messageTable, eq(messageTable.status, 'new'))
}
