import { randomInt } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { demoPasswords, isDemoPassword } from '#src/features/accounts/rules/demo-passwords.ts'
import {
  createAccounts,
  hasAccounts,
  isDemoAccount,
  hasDemoSignIn,
  isGuessablePassword,
  replaceDemoPassword,
  shutOutDemoAccounts,
  type NewAccount,
} from '#src/features/accounts/server/accounts.ts'
import { findRestaurantNames } from '#src/features/restaurant/server/restaurant.ts'
import type { Config } from '#src/server/config.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import { StartError } from '#src/server/start-error.ts'
import type { SignInNote } from '#src/server/welcome.ts'

export const demoAccounts: readonly NewAccount[] = [
  {
    username: 'admin',
    password: demoPasswords.admin,
    role: 'admin',
    fullName: 'Quản trị viên',
    email: 'admin@beplua.example',
  },
  {
    username: 'staff',
    password: demoPasswords.staff,
    role: 'staff',
    fullName: 'Nhân viên',
    email: 'staff@beplua.example',
  },
]

type AccountSettings = Pick<Config, 'production' | 'demoData' | 'adminUsername' | 'adminPassword'>

/**
 * Sees to it that somebody can sign in. An empty database gets the demo accounts, or without demo data, and always in
 * production, one admin from the settings. Rejects to start with an ADMIN_PASSWORD that everybody guesses, and production
 * with a demo password; with another one, it replaces the demo password of that account.
 */
export async function prepareAccounts(db: Database, settings: AccountSettings): Promise<SignInNote> {
  const { production, demoData, adminUsername, adminPassword } = settings
  if (production && adminPassword !== undefined && isDemoPassword(adminPassword)) {
    throw new StartError('ADMIN_PASSWORD is a demo password that everybody knows. Choose another one.')
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.firstAccounts})`)
    if (await hasAccounts(tx)) return noteAccounts(tx, settings)
    if (demoData && !production) {
      await createAccounts(tx, demoAccounts)
      return { kind: 'demo', accounts: demoAccounts }
    }
    if (adminPassword !== undefined) rejectGuessable(adminPassword, [adminUsername])
    const password = adminPassword ?? randomPassword()
    await createAccounts(tx, [
      // No address is known; mail to this one goes nowhere until the admin enters one.
      {
        username: adminUsername,
        password,
        role: 'admin',
        fullName: 'Admin',
        email: 'admin@restaurant.invalid',
      },
    ])
    return {
      kind: 'first-admin',
      username: adminUsername,
      password: adminPassword === undefined ? password : undefined,
    }
  })
}

async function noteAccounts(
  tx: Queries,
  { production, demoData, adminUsername, adminPassword }: AccountSettings,
) {
  if (!production) {
    const hint = demoData && (await hasDemoSignIn(tx))
    return hint ? ({ kind: 'demo', accounts: demoAccounts } as const) : ({ kind: 'none' } as const)
  }
  if (adminPassword !== undefined && (await isDemoAccount(tx, adminUsername))) {
    rejectGuessable(adminPassword, [adminUsername, ...(await findRestaurantNames(tx))])
    await replaceDemoPassword(tx, adminUsername, adminPassword)
  }
  const usernames = await shutOutDemoAccounts(tx)
  return usernames.length > 0 ? ({ kind: 'rejected', usernames } as const) : ({ kind: 'none' } as const)
}

/** Only where the setting is about to be used: one that has been left in the environment since is of no account. */
function rejectGuessable(password: string, names: readonly string[]): void {
  if (!isGuessablePassword(password, names)) return
  throw new StartError('ADMIN_PASSWORD is among the first passwords that are guessed. Choose another one.')
}

/** Letters and digits that are not mistaken for one another; 16 of them are 80 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789ABCDEFGHJKMNPQRSTUVWXYZ'

function randomPassword(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
