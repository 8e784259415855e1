import { ProblemError } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { SessionCookie } from '#src/server/http/session-cookie.ts'
import type { Services } from '#src/server/services.ts'
import type { LoginInput } from '../contract/account.ts'
import { isDemoPassword } from '../rules/demo-passwords.ts'
import { dummyHash, verifyPassword } from './password-hash.ts'
import { endSessionsOf, openSession } from './session-store.ts'
import { beginAttempt, resetFailures } from './sign-in-attempts.ts'
import { findUserByUsername, lockUser, type UserRow } from './user-store.ts'

export interface Visitor {
  readonly address: string
  /** The name of the cookie that the session's token goes into. */
  readonly cookieName: string
  /** The session cookies the browser holds already; they end with the sign-in, so that an attacker cannot plant one. */
  readonly formerCookies: readonly SessionCookie[]
}

export interface SignedIn {
  readonly user: UserRow
  readonly token: string
}

/**
 * Signs a user in: a session under a new token, or an error that is the same, and takes the same time, whether the user
 * does not exist, is not active or has another password.
 */
export async function signIn(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { username, password }: LoginInput,
  visitor: Visitor,
): Promise<SignedIn> {
  const now = clock.now()
  const attempt = { username, address: visitor.address }
  await beginAttempt(db, attempt, now)
  if (config.production) rejectDemoPassword(password)

  const user = await userWithPassword(db, username, password)
  const signedIn = user && (await db.transaction((tx) => begin(tx, user)))
  if (!signedIn) throw invalidCredentials()
  return signedIn

  async function begin(tx: Queries, verified: UserRow) {
    // Deactivated or given another password while the old one was being verified: too late.
    const current = await lockUser(tx, verified.id)
    if (!current?.isActive || current.passwordHash !== verified.passwordHash) return undefined
    await resetFailures(tx, attempt, now)
    await endSessionsOf(tx, visitor.formerCookies)
    return { user: current, token: await openSession(tx, current.id, { name: visitor.cookieName, now }) }
  }
}

/** Rejected before anything is looked up, so that it says nothing about who has an account. */
function rejectDemoPassword(password: string): void {
  if (!isDemoPassword(password)) return
  throw new ProblemError(403, {
    message: 'Demo passwords are rejected in production. Set another password first.',
    code: 'accounts.demo-password',
  })
}

async function userWithPassword(
  db: Queries,
  username: string,
  password: string,
): Promise<UserRow | undefined> {
  const user = await findUserByUsername(db, username)
  const matches = await verifyPassword(password, user?.passwordHash ?? dummyHash)
  return matches ? user : undefined
}

function invalidCredentials(): ProblemError {
  return new ProblemError(401, {
    message: 'Invalid username or password',
    code: 'accounts.invalid-credentials',
  })
}
