import { invalid, notFound, ProblemError } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { changesTo } from '#src/server/database/row-edits.ts'
import { deleteRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { ChangeUserInput, CreateUserInput } from '../contract/account.ts'
import { checkChange, checkDeletion } from '../rules/own-account.ts'
import { auditedUser, userTable } from './account-table.ts'
import { newPasswordColumns, type PasswordPolicy } from './new-password.ts'
import { endSessionsOfUser } from './session-store.ts'
import { findUserById, insertUser, lockAdminsAndUser, updateUser, type UserRow } from './user-store.ts'

type UserServices = AuditServices & PasswordPolicy

/** Adds a member of staff or an admin. Throws 409 if another user has the username or e-mail address. */
export async function createUser(
  services: UserServices,
  by: Actor,
  { password, ...user }: CreateUserInput,
): Promise<UserRow> {
  const now = services.clock.now()
  const columns = await newPasswordColumns(services, {
    field: 'password',
    password,
    names: [user.username, user.fullName],
  })
  const write = { by, action: 'accounts.user-created', thing: auditedUser } as const
  return recordChange(services, write, async (tx) => ({
    before: undefined,
    after: await insertUser(tx, { ...user, ...columns, createdAt: now, updatedAt: now }),
  }))
}

/**
 * Changes a user. A new password, a new role or deactivation ends the user's sessions. Users can change their own password only in
 * their profile, not by this call.
 */
export async function changeUser(
  services: UserServices,
  actor: Actor,
  id: string,
  { password, ...change }: ChangeUserInput,
): Promise<UserRow> {
  const problem = checkChange(actor.userId, id.toLowerCase(), { ...change, password })
  if (problem) throw invalid(problem.code, problem.message)
  const newPassword = password ? await passwordColumns(services, id, { ...change, password }) : {}
  const write = { by: actor, action: 'accounts.user-changed', thing: auditedUser } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockAmongAdmins(tx, actor, id)
    const changes = changesTo(before, { ...change, ...newPassword })
    const after = changes
      ? await updateUser(tx, before, { ...changes, updatedAt: services.clock.now() })
      : before
    if (!after) throw noSuchUser()
    if (password || after.role !== before.role || !after.isActive) {
      await endSessionsOfUser(tx, after.id)
    }
    return { before, after }
  })
}

async function passwordColumns(
  services: UserServices,
  id: string,
  { password, username, fullName }: ChangeUserInput & { readonly password: string },
) {
  const user = await findUserById(services.db, id)
  const names = [username ?? user?.username, fullName ?? user?.fullName]
  return newPasswordColumns(services, { field: 'password', password, names })
}

/** Deletes a user together with all the user's sessions. */
export async function deleteUser(services: AuditServices, actor: Actor, id: string): Promise<void> {
  const problem = checkDeletion(actor.userId, id.toLowerCase())
  if (problem) throw invalid(problem.code, problem.message)
  const write = { by: actor, action: 'accounts.user-deleted', thing: auditedUser } as const
  await recordChange(services, write, async (tx) => {
    const before = await lockAmongAdmins(tx, actor, id)
    await deleteRow(tx, userTable, before.id)
    return { before, after: undefined }
  })
}

/**
 * Locks the row of the user to be changed and the rows of all active admins, so that two admins cannot remove each other at the
 * same time: the second call waits, and then finds that its sender is no longer an admin. Admins cannot remove themselves either.
 * So one active admin always remains.
 */
async function lockAmongAdmins(tx: Queries, actor: Actor, id: string): Promise<UserRow> {
  const locked = await lockAdminsAndUser(tx, id)
  if (!locked.some((user) => user.id === actor.userId && user.role === 'admin' && user.isActive)) {
    throw new ProblemError(403, 'session.forbidden', 'You may not do this')
  }
  const user = locked.find((one) => one.id === id.toLowerCase())
  if (!user) throw noSuchUser()
  return user
}

function noSuchUser(): ProblemError {
  return notFound('accounts.user-not-found', 'There is no such user')
}
