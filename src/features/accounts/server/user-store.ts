import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'

import { ownValue } from '#src/kernel/own-value.ts'
import { ProblemError } from '#src/kernel/problem.ts'
import { insertRow } from '#src/server/database/rows.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { userTable } from './account-table.ts'

export type UserRow = typeof userTable.$inferSelect
export type NewUser = typeof userTable.$inferInsert
export type UserChange = Partial<Omit<NewUser, 'id' | 'createdAt'>>

export function findUsers(db: Queries): Promise<UserRow[]> {
  return db.select().from(userTable).orderBy(asc(userTable.createdAt), asc(userTable.username))
}

/** Finds a user by the username in any letter case. */
export async function findUserByUsername(db: Queries, username: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(userTable)
    .where(eq(sql`lower(${userTable.username})`, sql`lower(${username})`))
  return row
}

export async function findUserById(db: Queries, id: string): Promise<UserRow | undefined> {
  return isUuid(id) ? (await db.select().from(userTable).where(eq(userTable.id, id)))[0] : undefined
}

/** A call's address can contain any text as an id. A text that is not a UUID is the id of no user. */
function isUuid(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}

/** The full names of these users, by user id. Deleted users are missing. */
export async function findUserNames(
  db: Queries,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids)].filter((id): id is string => id !== null && isUuid(id))
  if (asked.length === 0) return new Map()
  const { id, fullName } = userTable
  const users = await db.select({ id, fullName }).from(userTable).where(inArray(id, asked))
  return new Map(users.map((user) => [user.id, user.fullName]))
}

/** Reads the current row of the user and locks it, so that no other request can change it until the transaction ends. */
export async function lockUser(tx: Queries, id: string): Promise<UserRow | undefined> {
  return isUuid(id)
    ? (await tx.select().from(userTable).where(eq(userTable.id, id)).for('update'))[0]
    : undefined
}

/**
 * Locks the rows of the active admins and of this user until the transaction ends, and returns them, so that two admins cannot
 * remove each other at the same time. All calls lock the rows in the same order, so that no deadlock can arise.
 */
export function lockAdminsAndUser(tx: Queries, id: string): Promise<UserRow[]> {
  const activeAdmins = and(eq(userTable.role, 'admin'), eq(userTable.isActive, true))
  return tx
    .select()
    .from(userTable)
    .where(isUuid(id) ? or(activeAdmins, eq(userTable.id, id)) : activeAdmins)
    .orderBy(asc(userTable.id))
    .for('update')
}

export function insertUser(db: Queries, user: NewUser): Promise<UserRow> {
  return orTaken(() => insertRow(db, userTable, user))
}

/**
 * Changes a user. Returns undefined if the user no longer exists, or if `passwordHash` is given but another hash has been stored
 * meanwhile.
 */
export function updateUser(
  db: Queries,
  who: { readonly id: string; readonly passwordHash?: string },
  change: UserChange,
): Promise<UserRow | undefined> {
  const samePassword =
    who.passwordHash === undefined ? undefined : eq(userTable.passwordHash, who.passwordHash)
  return orTaken(async () => {
    const [row] = await db
      .update(userTable)
      .set(change)
      .where(and(eq(userTable.id, who.id), samePassword))
      .returning()
    return row
  })
}

/** The active accounts that still have a public demo password. */
export function findDemoAccounts(db: Queries): Promise<{ id: string; username: string }[]> {
  return db
    .select({ id: userTable.id, username: userTable.username })
    .from(userTable)
    .where(and(eq(userTable.hasDemoPassword, true), eq(userTable.isActive, true)))
    .orderBy(asc(userTable.username))
}

const takenBy: Readonly<Record<string, { field: string; message: string; code: string }>> = {
  users_username: { field: 'username', message: 'Username already exists', code: 'accounts.username-taken' },
  users_email: { field: 'email', message: 'Email already exists', code: 'accounts.email-taken' },
}

/**
 * Relies on the database's unique indexes to reject a username or e-mail address that is already taken. If the server asked the
 * database first, somebody else could take it in between.
 */
async function orTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const { constraint } = (error instanceof Error ? (error.cause ?? {}) : {}) as { constraint?: string } // pg's error
    const taken = ownValue(takenBy, constraint ?? '')
    if (!taken) throw error
    const { field, message, code } = taken
    throw new ProblemError(409, code, message, { fields: { [field]: message } })
  }
}
