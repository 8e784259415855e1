import { rowId } from '../../../kernel/row-id.ts'
import type { Queries } from '../../../server/database.ts'
import { notificationTable } from './notification-table.ts'

type NewNotification = Omit<typeof notificationTable.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

/** Tells the house of something that happened. Called inside the transaction that made it happen. */
export async function notify(tx: Queries, notification: NewNotification, now: Date): Promise<void> {
  await tx.insert(notificationTable).values({ ...notification, id: rowId('note', now), createdAt: now, updatedAt: now })
}
