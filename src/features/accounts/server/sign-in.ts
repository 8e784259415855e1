import { ProblemError } from '#src/kernel/problem.ts'
import type { Database } from '#src/server/database/connection.ts'
import type { SessionCookie } from '#src/server/http/session-cookie.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { LoginInput } from '../contract/account.ts'
import { isDemoPassword } from '../rules/demo-passwords.ts'
import { auditedSession } from './account-table.ts'
import { dummyHash, verifyPassword } from './password-hash.ts'
import { endSessionsOf, openSession } from './session-store.ts'
import { beginAttempt, rememberDevice, resetFailures, type BegunAttempt } from './sign-in-attempts.ts'
import { verifyInTurn } from './verify-in-turn.ts'
import { findUserByUsername, lockUser, type UserRow } from './user-store.ts'

export interface Visitor {
  readonly address: string
  /** The tokens in the device's cookie, one for each account that has signed in there. */
  readonly devices: readonly string[]
  /** The name of the cookie that gets the session's token. */
  readonly cookieName: string
  /** True if this visitor may sign in with a public demo password. */
  readonly mayUseDemoPasswords: boolean
  /** The names of the visitor's browser and system. The text is empty if they are not known. */
  readonly device: string
  /**
   * The session cookies that the browser already holds. Signing in ends their sessions. So an attacker who has planted such a
   * cookie in the browser gains nothing by it.
   */
  readonly formerCookies: readonly SessionCookie[]
}

export interface SignedIn {
  readonly user: UserRow
  readonly token: string
  /** The token by which the account recognizes this device from now on. */
  readonly deviceToken: string
}

/**
 * Signs a user in and opens a session with a new token. A failed sign-in throws the same error after the same time, no matter
 * whether the user does not exist, is not active or has another password.
 */
export async function signIn(
  services: AuditServices,
  { username, password }: LoginInput,
  visitor: Visitor,
): Promise<SignedIn> {
  const { db, clock } = services
  const now = clock.now()
  const attempt = await beginAttempt(db, { username, ...visitor }, now)
  if (!visitor.mayUseDemoPasswords) rejectDemoPassword(password)

  const user = await userWithPassword(db, attempt, { username, password }, now)
  if (!user) throw invalidCredentials()
  let signedIn: SignedIn | undefined
  const by = { userId: user.id, role: user.role }
  await recordChange(services, { by, action: 'accounts.signed-in', thing: auditedSession }, async (tx) => {
    // The user may have been deactivated, or have got another password, while the password was being verified. So both are checked
    // again.
    const current = await lockUser(tx, user.id)
    if (!current?.isActive || current.passwordHash !== user.passwordHash) throw invalidCredentials()
    await resetFailures(tx, attempt, now)
    await endSessionsOf(tx, visitor.formerCookies)
    const { cookieName: name, device } = visitor
    const opened = await openSession(tx, user.id, { name, device, now })
    const deviceToken = await rememberDevice(tx, attempt, now)
    signedIn = { user: current, token: opened.token, deviceToken }
    return { before: undefined, after: opened.session }
  })
  if (!signedIn) throw invalidCredentials()
  return signedIn
}

/** Rejects a demo password before the server looks for the user, so that the response does not reveal whether the user exists. */
function rejectDemoPassword(password: string): void {
  if (!isDemoPassword(password)) return
  const message = 'Demo passwords are rejected in production and from outside. Set another password first.'
  throw new ProblemError(403, 'accounts.demo-password', message)
}

async function userWithPassword(
  db: Database,
  attempt: BegunAttempt,
  { username, password }: LoginInput,
  now: Date,
): Promise<UserRow | undefined> {
  const user = await findUserByUsername(db, username)
  const matches = await verifyInTurn(db, attempt, now, () =>
    verifyPassword(password, user?.passwordHash ?? dummyHash),
  )
  return matches ? user : undefined
}

function invalidCredentials(): ProblemError {
  return new ProblemError(401, 'accounts.invalid-credentials', 'Invalid username or password')
}
