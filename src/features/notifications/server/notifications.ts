import { rowId } from '../../../kernel/row-id.ts'
import type { Queries } from '../../../server/database.ts'
import { notificationTable } from './notification-table.ts'

type NewNotification = Omit<typeof notificationTable.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

/** Tells the house of something that happened, in the transaction that made it happen. Answers the notification's id. */
export async function notify(tx: Queries, notification: NewNotification, now: Date): Promise<string> {
  const id = rowId('note', now)
  await tx.insert(notificationTable).values({ ...notification, id, createdAt: now, updatedAt: now })
  return id
}
