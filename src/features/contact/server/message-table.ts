import { index, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { idempotencyTable } from '#src/server/database/idempotency.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import { MessageStatus } from '../contract/message.ts'

export const messageStatus = pgEnum('contact_message_status', MessageStatus.enum)

export const messageTable = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    /** E.164. */
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    status: messageStatus().notNull().default('new'),
    /**
     * The language of the page on which the guest wrote the message. The reply uses it if the words of the message do not show
     * another language.
     */
    language: text({ enum: ['vi', 'en'] })
      .notNull()
      .default('vi'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contact_messages_created_at').on(table.createdAt, table.id),
    index('contact_messages_status').on(table.status, table.createdAt, table.id),
  ],
)

/** What an audit entry stores about a message. */
export const auditedMessage: AuditedThing<keyof typeof messageTable.$inferSelect> = {
  kind: 'contact-message',
  list: 'contact',
  isPublic: false,
  fields: {
    name: 'masked',
    email: 'masked',
    phone: 'masked',
    subject: 'masked',
    message: 'masked',
    status: 'shown',
    language: 'shown',
  },
}

/** The idempotency keys of stored messages, so that a request that is sent twice stores only one message. */
export const messageIdempotencyTable = idempotencyTable('contact_idempotency_keys', 'message_id')
