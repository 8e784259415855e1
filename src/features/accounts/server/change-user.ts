import { invalid, notFound, ProblemError } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Services } from '#src/server/services.ts'
import type { ChangeUserInput } from '../contract/account.ts'
import { checkChange, checkDeletion } from '../rules/own-account.ts'
import { newPasswordColumns } from './new-password.ts'
import { endSessionsOfUser } from './session-store.ts'
import { deleteUserRow, lockAdminsAndUser, updateUser, type UserRow } from './user-store.ts'

/**
 * Changes a user. Another password, another role or deactivation ends the user's sessions, but for the one the admin is
 * acting in.
 */
export async function changeUser(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  actor: Actor,
  id: string,
  { password, ...change }: ChangeUserInput,
): Promise<UserRow> {
  const problem = checkChange(actor.userId, id.toLowerCase(), change)
  if (problem) throw invalid(problem.code, problem.message)
  const newPassword = password ? await newPasswordColumns(config, 'password', password) : {}
  return db.transaction(async (tx) => {
    const before = await lockAmongAdmins(tx, actor, id)
    const after = await updateUser(tx, before, { ...change, ...newPassword, updatedAt: clock.now() })
    if (!after) throw noSuchUser()
    if (password || after.role !== before.role || !after.isActive) {
      await endSessionsOfUser(tx, after.id, actor.session.id)
    }
    return after
  })
}

/** Deletes a user together with all the user's sessions. */
export async function deleteUser({ db }: Pick<Services, 'db'>, actor: Actor, id: string): Promise<void> {
  const problem = checkDeletion(actor.userId, id.toLowerCase())
  if (problem) throw invalid(problem.code, problem.message)
  await db.transaction(async (tx) => {
    const user = await lockAmongAdmins(tx, actor, id)
    await deleteUserRow(tx, user.id)
  })
}

/**
 * Locks the user to be changed together with all active admins, so that two admins cannot remove each other at once:
 * the second finds that it is no admin any more. Since admins cannot remove themselves either, one active admin always
 * remains.
 */
async function lockAmongAdmins(tx: Queries, actor: Actor, id: string): Promise<UserRow> {
  const locked = await lockAdminsAndUser(tx, id)
  if (!locked.some((user) => user.id === actor.userId && user.role === 'admin' && user.isActive)) {
    throw new ProblemError(403, { message: 'You may not do this', code: 'session.forbidden' })
  }
  const user = locked.find((one) => one.id === id.toLowerCase())
  if (!user) throw noSuchUser()
  return user
}

function noSuchUser(): ProblemError {
  return notFound('accounts.user-not-found', 'There is no such user')
}
