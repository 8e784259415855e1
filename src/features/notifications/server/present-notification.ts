import type { Notification } from '../contract/notification.ts'
import type { notificationTable } from './notification-table.ts'

type ReadableNotification = typeof notificationTable.$inferSelect & { readonly isRead: boolean }

/** A notification as responses hold it, for a user of the office who has read it or not. */
export function presentNotification(row: ReadableNotification): Notification {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
