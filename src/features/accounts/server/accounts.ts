import { eq } from 'drizzle-orm'

import type { Queries } from '../../../server/database.ts'
import type { Role } from '../contract/account.ts'
import { demoPasswords, isDemoPassword } from '../rules/demo-passwords.ts'
import { userTable } from './account-table.ts'
import { hashPassword } from './password-hash.ts'
import { findDemoUsernames, insertUser } from './user-store.ts'

// For what lasts longer than a call, such as an event stream.
export { findActorOfSession } from './session-store.ts'

/** Whether anybody can sign in at all; false in an empty database. */
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

/** Writes accounts as they are, for a first start. Calls use the contract instead. */
export async function createAccounts(db: Queries, accounts: readonly NewAccount[]): Promise<void> {
  for (const { password, ...account } of accounts) {
    const hasDemoPassword = isDemoPassword(password)
    await insertUser(db, { ...account, passwordHash: await hashPassword(password), hasDemoPassword })
  }
}

/** The usernames of active accounts that still have a password everybody knows. */
export function accountsWithDemoPasswords(db: Queries): Promise<string[]> {
  return findDemoUsernames(db)
}

/** Gives an account that still has a demo password its own one. */
export async function replaceDemoPassword(db: Queries, username: string, password: string): Promise<void> {
  await db
    .update(userTable)
    .set({ passwordHash: await hashPassword(password), hasDemoPassword: false })
    .where(eq(userTable.username, username))
}

/** Whether all demo accounts can be signed in to as the sign-in page's hint says. */
export async function hasDemoSignIn(db: Queries): Promise<boolean> {
  const usernames = await findDemoUsernames(db)
  return Object.keys(demoPasswords).every((username) => usernames.includes(username))
}
