import type { Queries } from '#src/server/database/connection.ts'
import type { Role } from '../contract/account.ts'
import { demoPasswords, isDemoPassword } from '../rules/demo-passwords.ts'
import { userTable } from './account-table.ts'
import { hashPassword } from './password-hash.ts'
import { endSessionsOfUser } from './session-store.ts'
import { findDemoAccounts, findUsers, insertUser, updateUser } from './user-store.ts'

// Used by screens that name the user who made a change.
export { findUserNames } from './user-store.ts'

// Used for connections that last longer than a call, such as an event stream, and for notifications to pages that are closed.
export { findActorsOfSessions, findSignIns } from './session-store.ts'

// Used to check passwords that come from the settings.
export { isGuessablePassword } from './guessable-password.ts'

/** Whether there is at least one account. In an empty database nobody can sign in. */
export async function hasAccounts(db: Queries): Promise<boolean> {
  return (await db.select({ id: userTable.id }).from(userTable).limit(1)).length > 0
}

export interface NewAccount {
  readonly username: string
  readonly password: string
  readonly role: Role
  readonly fullName: string
  readonly email: string
}

/**
 * Stores the first accounts when the server starts with an empty database. The contract's checks do not apply here; accounts that
 * are created by API calls have to pass them.
 */
export async function createAccounts(db: Queries, accounts: readonly NewAccount[]): Promise<void> {
  for (const { password, ...account } of accounts) {
    const hasDemoPassword = isDemoPassword(password)
    await insertUser(db, { ...account, passwordHash: await hashPassword(password), hasDemoPassword })
  }
}

/** All accounts, with the fields by which the office judges whether a real person uses an account. */
export async function listAccounts(
  db: Queries,
): Promise<{ role: Role; email: string; isActive: boolean; hasDemoPassword: boolean }[]> {
  return (await findUsers(db)).map(({ role, email, isActive, hasDemoPassword }) => ({
    role,
    email,
    isActive,
    hasDemoPassword,
  }))
}

/** Ends all sessions of accounts that still have a public demo password. Returns the usernames of these accounts. */
export async function shutOutDemoAccounts(db: Queries): Promise<string[]> {
  const accounts = await findDemoAccounts(db)
  for (const { id } of accounts) await endSessionsOfUser(db, id)
  return accounts.map(({ username }) => username)
}

/** Whether the account with this username still has a public demo password. */
export async function isDemoAccount(db: Queries, username: string): Promise<boolean> {
  return (await findDemoAccounts(db)).some((each) => each.username === username)
}

/** Gives the account a new password, if it still has a public demo password. */
export async function replaceDemoPassword(db: Queries, username: string, password: string): Promise<void> {
  const account = (await findDemoAccounts(db)).find((each) => each.username === username)
  if (!account) return
  await updateUser(db, account, {
    passwordHash: await hashPassword(password),
    hasDemoPassword: isDemoPassword(password),
  })
  await endSessionsOfUser(db, account.id)
}

/** Whether the accounts and passwords in the hint on the sign-in page all still work. */
export async function hasDemoSignIn(db: Queries): Promise<boolean> {
  const usernames = (await findDemoAccounts(db)).map(({ username }) => username)
  return Object.keys(demoPasswords).every((username) => usernames.includes(username))
}
