import { eq } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { Notification } from '../contract/notification.ts'
import { notificationTable } from './notification-table.ts'

export async function findNotification(db: Queries, id: string): Promise<Notification | undefined> {
  const [row] = await db.select().from(notificationTable).where(eq(notificationTable.id, id))
  return row && presentNotification(row)
}

function presentNotification(row: typeof notificationTable.$inferSelect): Notification {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
