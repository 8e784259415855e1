import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { notificationTable } from './notification-table.ts'

type NewNotification = Omit<typeof notificationTable.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

export { pushToDevices } from './push-outbox.ts'
export { findSubscribedSessions } from './push-subscriptions.ts'

/** Writes a notification about an event, in the same transaction as the event itself. Returns the notification's id. */
export async function notify(tx: Queries, notification: NewNotification, now: Date): Promise<string> {
  const id = rowId('note', now)
  await tx.insert(notificationTable).values({ ...notification, id, createdAt: now, updatedAt: now })
  return id
}
