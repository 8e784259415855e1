import { and, eq, isNull, lt, or } from 'drizzle-orm'

import type { Database } from '#src/server/database/connection.ts'
import { uploadTicketTable } from './upload-ticket-table.ts'

export type UploadTicket = typeof uploadTicketTable.$inferSelect

/**
 * Milliseconds. If a server was killed while it stored a file, other requests can use the same upload ticket only after this time.
 */
const maxStoringTime = 2 * 60_000

export async function insertTicket(
  db: Database,
  ticket: Pick<UploadTicket, 'key' | 'secret' | 'createdAt'>,
): Promise<void> {
  await db.insert(uploadTicketTable).values(ticket)
}

export async function findTicket(db: Database, key: string): Promise<UploadTicket | undefined> {
  const [ticket] = await db.select().from(uploadTicketTable).where(eq(uploadTicketTable.key, key))
  return ticket
}

/**
 * Lets one request store its file under an upload ticket. Returns false if another request is storing or has already stored a file
 * under it.
 */
export async function claimTicket(db: Database, key: string, now: Date): Promise<boolean> {
  const { storingSince, completedAt } = uploadTicketTable
  const isFree = or(isNull(storingSince), lt(storingSince, new Date(now.getTime() - maxStoringTime)))
  const claimed = await db
    .update(uploadTicketTable)
    .set({ storingSince: now })
    .where(and(eq(uploadTicketTable.key, key), isNull(completedAt), isFree))
  return claimed.rowCount === 1
}

/** Marks the upload ticket as used. */
export async function completeTicket(db: Database, key: string, now: Date): Promise<void> {
  await db.update(uploadTicketTable).set({ completedAt: now }).where(eq(uploadTicketTable.key, key))
}

/** Frees the upload ticket after its file could not be stored, so that the client may send the file again. */
export async function releaseTicket(db: Database, key: string): Promise<void> {
  await db.update(uploadTicketTable).set({ storingSince: null }).where(eq(uploadTicketTable.key, key))
}

/** Deletes the upload tickets that were created before a time, and returns how many were deleted. */
export async function deleteTickets(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(uploadTicketTable).where(lt(uploadTicketTable.createdAt, before))
  return rowCount ?? 0
}
