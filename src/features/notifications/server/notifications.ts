import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { NewRow } from '#src/server/database/insert-together.ts'
import { notificationTable } from './notification-table.ts'

type NewNotification = Omit<typeof notificationTable.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

/** A notification with its id, to be written together with what it tells of. */
export function notificationRow(notification: NewNotification, now: Date): NewRow<typeof notificationTable> {
  const id = rowId('note', now)
  return { table: notificationTable, values: { ...notification, id, createdAt: now, updatedAt: now } }
}

/** Tells the restaurant of something that happened, in the transaction that made it happen. Returns the notification's id. */
export async function notify(tx: Queries, notification: NewNotification, now: Date): Promise<string> {
  const { values } = notificationRow(notification, now)
  await tx.insert(notificationTable).values(values)
  return values.id
}
