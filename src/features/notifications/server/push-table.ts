import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { sessionTable, userTable } from '#src/features/accounts/server/account-table.ts'

/** A browser that asked to be told of new orders while no page of the office is open. It ends if its user signs out there. */
export const pushSubscriptionTable = pgTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Its row outlives the session's time. Signing out, revoking, or a new password or role deletes it. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessionTable.id, { onDelete: 'cascade' }),
    /** The address of the browser's push service. Whoever has it and the server's key can send to this browser. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and its secret (RFC 8291), with which each message is encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: ['vi', 'en'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the browser's push service last took a message. */
    heardAt: timestamp('heard_at', { withTimezone: true }),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

export const pushKinds = ['new-order', 'nobody-there'] as const
export type PushKind = (typeof pushKinds)[number]

/** The events about which messages are to be sent to subscribed browsers. A row is written in the transaction of its event. */
export const pushEventTable = pgTable('push_events', {
  id: text().primaryKey(),
  kind: text({ enum: pushKinds }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/**
 * The messages still to be sent. For each browser there is at most one of each kind, because a second "new order" before the first
 * is sent says nothing more.
 */
export const pushDeliveryTable = pgTable(
  'push_deliveries',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptionTable.id, { onDelete: 'cascade' }),
    kind: text({ enum: pushKinds }).notNull(),
    /** The newest event that the message is about. If the message was sent before this event, it is sent once more. */
    eventId: text('event_id').notNull(),
    /** When that event happened. After `pushTimeToLive` the message is not sent any more. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** The message is not sent before this time, because a server is sending it, or because it is to be retried later. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.kind] }),
    index('push_deliveries_next').on(table.nextAttemptAt),
  ],
)

/** The one pair of keys by which push services know this restaurant (VAPID, RFC 8292). Another pair would end all subscriptions. */
export const pushKeysTable = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('push_keys_one', sql`${table.id} = 1`)],
)
