import type { Notification } from '../contract/notification.ts'
import type { notificationTable } from './notification-table.ts'

type ReadableNotification = typeof notificationTable.$inferSelect & { readonly isRead: boolean }

/** A notification in the form that responses have, with whether the user has read it. */
export function presentNotification(row: ReadableNotification): Notification {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
