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
    /** True if everybody knows the password, so that the sign-in page can show it and production can reject it. */
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

/** What audit entries store about a user: the user's rights, but nothing personal. */
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
     * SHA-256 of the cookie's random token. If the visitor uses HTTPS, the cookie's name is part of what is hashed. Whoever reads
     * the table cannot sign in with the hash.
     */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** When the user signed in. The absolute limit counts from this moment. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** The names of the browser and the system that opened the session. The text is empty if they are not known. */
    device: text().notNull().default(''),
    /** When it was found to have ended by time; it opens nothing from then on. It stays while the device is told of orders. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_created_at').on(table.createdAt)],
)

/** What audit entries hold of a session: which device opened it, but nothing that opens it. */
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
 * Counts failed sign-ins. There is one row for each account, each address, each pair of an account and an address, and each device
 * that an account knows.
 */
export const signInAttemptTable = pgTable(
  'sign_in_attempts',
  {
    /** A hash, because people sometimes type their password as the username. */
    key: text().primaryKey(),
    failures: integer().notNull().default(0),
    lastFailedAt: timestamp('last_failed_at', { withTimezone: true }).notNull(),
    /** Until this moment no further attempt is allowed. */
    waitUntil: timestamp('wait_until', { withTimezone: true }).notNull(),
    /**
     * When the account last signed in from this address or on this device. It is null for rows of an account alone or of an address
     * alone, and if the account never has.
     */
    succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  },
  (table) => [index('sign_in_attempts_last_failed_at').on(table.lastFailedAt)],
)
