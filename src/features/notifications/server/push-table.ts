import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { sessionTable, userTable } from '#src/features/accounts/server/account-table.ts'

/**
 * A browser that gets push messages about new orders even if no page of the office is open. The subscription ends when its user
 * signs out there.
 */
export const pushSubscriptionTable = pgTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /**
     * The session's row is kept after the session has passed its time limit. Signing out, revoking the session, or a new password
     * or role deletes the row, and with it the subscription.
     */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessionTable.id, { onDelete: 'cascade' }),
    /**
     * The address of the browser at its push service. Anyone who knows this address and the server's private key can send messages
     * to the browser.
     */
    endpoint: text().notNull().unique(),
    /** The browser's public key and its secret (RFC 8291). Each message is encrypted with them. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: ['vi', 'en'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the browser's push service last accepted a message. */
    heardAt: timestamp('heard_at', { withTimezone: true }),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

export const pushKinds = ['new-order', 'nobody-there'] as const
export type PushKind = (typeof pushKinds)[number]

/** The events about which subscribed browsers are to get messages. Each row is written in the transaction of its event. */
export const pushEventTable = pgTable('push_events', {
  id: text().primaryKey(),
  kind: text({ enum: pushKinds }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/**
 * The messages that are still to be sent. For each browser there is at most one of each kind: a second "new order" would add
 * nothing to one that is not sent yet.
 */
export const pushDeliveryTable = pgTable(
  'push_deliveries',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptionTable.id, { onDelete: 'cascade' }),
    kind: text({ enum: pushKinds }).notNull(),
    /** The newest event for the message. If this event happened while the message was being sent, the message is sent again. */
    eventId: text('event_id').notNull(),
    /** When that event happened. If it was longer ago than `pushTimeToLive`, the message is no longer sent. */
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

/**
 * The one key pair by which push services recognize this restaurant (VAPID, RFC 8292). With another pair, all existing
 * subscriptions would stop working.
 */
export const pushKeysTable = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('push_keys_one', sql`${table.id} = 1`)],
)
