import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import { Role } from '../contract/account.ts'

export const userRole = pgEnum('user_role', Role.enum)

export const userTable = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull(),
    email: text().notNull(),
    /** The hash by argon2id in PHC form, which includes the salt and the cost. */
    passwordHash: text('password').notNull(),
    /** True if the password is one of the public demo passwords. The sign-in page then may show it, and production rejects it. */
    hasDemoPassword: boolean('has_demo_password').notNull().default(false),
    role: userRole().notNull().default('customer'),
    fullName: text('full_name').notNull(),
    permissions: jsonb().$type<string[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
  ],
)

/** What the audit log stores about a user: only what concerns the user's rights, and nothing personal. */
export const auditedUser: AuditedThing<keyof typeof userTable.$inferSelect> = {
  kind: 'user',
  list: 'users',
  isPublic: false,
  fields: {
    username: 'masked',
    email: 'masked',
    passwordHash: 'masked',
    hasDemoPassword: 'masked',
    role: 'shown',
    fullName: 'masked',
    permissions: 'shown',
    isActive: 'shown',
  },
}

export const sessionTable = pgTable(
  'sessions',
  {
    /**
     * The SHA-256 hash of the random token in the cookie. If the visitor uses HTTPS, the cookie's name is hashed too. Nobody who
     * reads this table can sign in with a hash.
     */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** When the user signed in. The session's absolute limit is counted from this moment. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** The names of the browser and the system in which the user signed in. The text is empty if they are not known. */
    device: text().notNull().default(''),
    /**
     * When the server noticed that the session had passed a limit. Nobody can use the session from then on, but its row stays for
     * as long as the device gets notifications about orders.
     */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_created_at').on(table.createdAt)],
)

/** What the audit log stores about a session: the device, but nothing that would let anyone use the session. */
export const auditedSession: AuditedThing<keyof typeof sessionTable.$inferSelect> = {
  kind: 'session',
  list: undefined,
  isPublic: false,
  fields: {
    userId: 'ignored',
    lastSeenAt: 'ignored',
    device: 'shown',
    endedAt: 'ignored',
  },
}

/**
 * Counts failed sign-ins. There is one row for each account, one for each address, one for each pair of an account and an address,
 * and one for each device on which an account has signed in.
 */
export const signInAttemptTable = pgTable(
  'sign_in_attempts',
  {
    /**
     * The key contains a hash of the username instead of the username itself, because people sometimes type their password into
     * that field.
     */
    key: text().primaryKey(),
    failures: integer().notNull().default(0),
    lastFailedAt: timestamp('last_failed_at', { withTimezone: true }).notNull(),
    /** Until this moment no further attempt is allowed. */
    waitUntil: timestamp('wait_until', { withTimezone: true }).notNull(),
    /**
     * When the account last signed in from this address or on this device. Null if it never has, and in rows for an account alone
     * or an address alone.
     */
    succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  },
  (table) => [index('sign_in_attempts_last_failed_at').on(table.lastFailedAt)],
)
