import { invalidField, ProblemError } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { changesTo } from '#src/server/database/row-edits.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { ProfileInput } from '../contract/account.ts'
import { auditedUser } from './account-table.ts'
import { newPasswordColumns, type PasswordPolicy } from './new-password.ts'
import { verifyPassword } from './password-hash.ts'
import { endSessionsOfUser } from './session-store.ts'
import { beginAttempt, resetFailures, type Attempt } from './sign-in-attempts.ts'
import { verifyInTurn } from './verify-in-turn.ts'
import { findUserByUsername, lockUser, updateUser, type UserRow } from './user-store.ts'

/**
 * Changes the user's own name and e-mail address, and the password if a new one is given. A new password ends the user's other
 * sessions. The user must send the current password. After a wrong one the user has to wait as after a failed sign-in.
 */
export async function changeProfile(
  services: AuditServices & PasswordPolicy,
  actor: Actor,
  input: ProfileInput,
  from: Omit<Attempt, 'username'>,
): Promise<UserRow> {
  const { db } = services
  const now = services.clock.now()
  const begun = await beginAttempt(db, { username: actor.username, ...from }, now)
  const attempt = { ...begun, isKnown: true }
  const user = await findUserByUsername(db, actor.username)
  if (!user || user.id !== actor.userId) throw gone()
  const verify = () => verifyPassword(input.currentPassword, user.passwordHash)
  if (!(await verifyInTurn(db, attempt, now, verify))) throw wrongPassword()

  const password = input.newPassword
    ? await newPasswordColumns(services, {
        field: 'newPassword',
        password: input.newPassword,
        names: [user.username, input.fullName],
      })
    : {}
  const write = { by: actor, action: 'accounts.profile-changed', thing: auditedUser } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockUser(tx, user.id)
    // If the stored hash has changed, somebody has set another password since the server verified the current one.
    if (before?.passwordHash !== user.passwordHash) throw wrongPassword()
    const { fullName, email } = input
    const changes = changesTo(before, { fullName, email, ...password })
    const after = changes ? await updateUser(tx, before, { ...changes, updatedAt: now }) : before
    if (!after) throw gone()
    if (input.newPassword) await endSessionsOfUser(tx, user.id, actor.session.id)
    // A sign-in locks the user's row first and the rows that count attempts afterwards. The same order here avoids a deadlock.
    await resetFailures(tx, attempt, now)
    return { before, after }
  })
}

function wrongPassword(): ProblemError {
  const message = 'Current password is incorrect'
  return invalidField('accounts.current-password-incorrect', 'currentPassword', message)
}

function gone(): ProblemError {
  return new ProblemError(401, 'session.required', 'Authentication required')
}
