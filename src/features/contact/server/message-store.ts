import { and, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import { findNewestPage, type ListPage } from '#src/server/database/list-page.ts'
import { findFoundPage, foldedContains } from '#src/server/database/list-search.ts'
import type { MessageCounts, MessageStatus } from '../contract/message.ts'
import { messageTable } from './message-table.ts'

export type MessageRow = typeof messageTable.$inferSelect

export interface MessageFilter {
  /** A search text. It is searched for in name, e-mail and subject, regardless of case and diacritics. */
  readonly text: string | undefined
  readonly since: Date | undefined
}

interface MessagePageFilter extends MessageFilter {
  readonly statuses: readonly MessageStatus[] | undefined
  readonly limit: number
  readonly cursor: string | undefined
}

/** One page of the messages that match, the newest first, and the number of all that match. */
export function findMessagePage(
  db: Database,
  { statuses, limit, cursor, ...filter }: MessagePageFilter,
): Promise<ListPage<MessageRow>> {
  const among = sentSince(filter)
  const matching = and(holdsText(filter), statuses && inArray(messageTable.status, [...statuses]))
  if (filter.text) return findFoundPage(db, { table: messageTable, among, matching, limit, cursor })
  return findNewestPage(db, { table: messageTable, matching: and(among, matching), limit, cursor })
}

/** How many messages match, in total and for each status. */
export async function countMessages(db: Queries, filter: MessageFilter): Promise<MessageCounts> {
  const rows = await db
    .select({ status: messageTable.status, messages: count() })
    .from(messageTable)
    .where(matchesFilter(filter))
    .groupBy(messageTable.status)
  const counts = { new: 0, replied: 0, archived: 0 }
  for (const { status, messages } of rows) counts[status] = messages
  return { total: counts.new + counts.replied + counts.archived, ...counts }
}

/** An SQL condition for messages that contain the search text and were sent at or after the given time. */
export function matchesFilter(filter: MessageFilter): SQL | undefined {
  return and(holdsText(filter), sentSince(filter))
}

export function sentSince({ since }: MessageFilter): SQL | undefined {
  return since && gte(messageTable.createdAt, since)
}

export function holdsText({ text }: MessageFilter): SQL | undefined {
  return text ? foldedContains(foldedText, text) : undefined
}

/** A generated column of PostgreSQL: name, e-mail address and subject in lower case without diacritics. */
const foldedText = sql`${messageTable}.folded`

export async function findMessage(db: Queries, id: string): Promise<MessageRow | undefined> {
  return (await db.select().from(messageTable).where(eq(messageTable.id, id)))[0]
}

/** The message with this id. Throws 404 if there is none. */
export async function requireMessage(db: Queries, id: string): Promise<MessageRow> {
  return found(await findMessage(db, id))
}

/** The message with this id. It is locked until the transaction ends, so that no other request can change it. */
export async function lockMessage(tx: Queries, id: string): Promise<MessageRow> {
  return found((await tx.select().from(messageTable).where(eq(messageTable.id, id)).for('update'))[0])
}

function found(message: MessageRow | undefined): MessageRow {
  if (!message) throw notFound('contact.not-found', 'There is no such message')
  return message
}
