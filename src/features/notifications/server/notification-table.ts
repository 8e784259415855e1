import { boolean, index, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const notificationType = pgEnum('notification_type', [
  'order',
  'reservation',
  'contact',
  'website_update',
  'other',
])
export const notificationPriority = pgEnum('notification_priority', ['urgent', 'high', 'normal', 'low'])

export const notificationTable = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    type: notificationType().notNull(),
    title: text().notNull(),
    titleVi: text('title_vi').notNull(),
    content: text().notNull(),
    contentVi: text('content_vi').notNull(),
    customerName: text('customer_name'),
    customerPhone: text('customer_phone'),
    referenceId: text('reference_id'),
    referenceType: text('reference_type'),
    isRead: boolean('is_read').notNull().default(false),
    isVisible: boolean('is_visible').notNull().default(true),
    priority: notificationPriority().notNull().default('normal'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('notifications_created_at').on(table.createdAt)],
)
