import type { Notification } from '../contract/notification.ts'
import type { notificationTable } from './notification-table.ts'

type ReadableNotification = typeof notificationTable.$inferSelect & { readonly isRead: boolean }

/** A notification as the user of the office gets it who has read it or not. */
export function presentNotification(row: ReadableNotification): Notification {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
