import { boolean, index, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { userTable } from '#src/features/accounts/server/account-table.ts'

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
    isVisible: boolean('is_visible').notNull().default(true),
    priority: notificationPriority().notNull().default('normal'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // The index `notifications_search` is defined in SQL, in the migration that created it.
  (table) => [index('notifications_created_at').on(table.createdAt, table.id)],
)

/** Stores that a user has read or deleted a single notification. A row is added only when that happens. */
export const notificationStateTable = pgTable(
  'notification_states',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    notificationId: text('notification_id')
      .notNull()
      .references(() => notificationTable.id, { onDelete: 'cascade' }),
    readAt: timestamp('read_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.notificationId] }),
    // When a notification is deleted, PostgreSQL uses this index to find its states.
    index('notification_states_notification').on(table.notificationId),
  ],
)

/**
 * The times up to which a user has read or deleted all notifications at once. Each user has only one row, no matter how many
 * notifications there are. For notifications newer than these times, `notification_states` has a row each.
 */
export const notificationWatermarkTable = pgTable('notification_watermarks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  readUpTo: timestamp('read_up_to', { withTimezone: true }),
  deletedUpTo: timestamp('deleted_up_to', { withTimezone: true }),
})
