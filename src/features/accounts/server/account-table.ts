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
    /** Argon2id in PHC form; the salt and the cost are inside. */
    passwordHash: text('password').notNull(),
    /** The password is one that everybody knows, so that the sign-in page can say so and production can reject it. */
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

/** What audit entries hold of a user: what the user may do, and nothing of the person. */
export const auditedUser: AuditedThing<keyof typeof userTable.$inferSelect> = {
  kind: 'user',
  list: 'users',
  isPublic: false,
  fields: {
    id: 'ignored',
    username: 'masked',
    email: 'masked',
    passwordHash: 'masked',
    hasDemoPassword: 'masked',
    role: 'shown',
    fullName: 'masked',
    permissions: 'shown',
    isActive: 'shown',
    createdAt: 'ignored',
    updatedAt: 'ignored',
  },
}

export const sessionTable = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's random token, over HTTPS of its name too: who reads the table cannot sign in with it. */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** The moment of signing in; the absolute limit counts from here. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** The browser and the system that it was opened with, by their names alone; empty where they are not known. */
    device: text().notNull().default(''),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_created_at').on(table.createdAt)],
)

/** What audit entries hold of a session: with what it was opened, and never what opens it. */
export const auditedSession: AuditedThing<keyof typeof sessionTable.$inferSelect> = {
  kind: 'session',
  list: undefined,
  isPublic: false,
  fields: {
    id: 'ignored',
    userId: 'ignored',
    createdAt: 'ignored',
    lastSeenAt: 'ignored',
    device: 'shown',
  },
}

/** Failed sign-ins: one row for an account, for an address, and for the two together. */
export const signInAttemptTable = pgTable(
  'sign_in_attempts',
  {
    /** A hash: what people type as a username is sometimes their password. */
    key: text().primaryKey(),
    failures: integer().notNull().default(0),
    lastFailedAt: timestamp('last_failed_at', { withTimezone: true }).notNull(),
    /** No further attempt before this moment. */
    waitUntil: timestamp('wait_until', { withTimezone: true }).notNull(),
    /** When this account last signed in from this address; null for other rows and where it never has. */
    succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  },
  (table) => [index('sign_in_attempts_last_failed_at').on(table.lastFailedAt)],
)
