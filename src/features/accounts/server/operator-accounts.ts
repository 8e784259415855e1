import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { slugify } from '#src/kernel/text.ts'
import { CreateUserInput } from '../contract/account.ts'
import { auditedUser } from './account-table.ts'
import { newPasswordColumns, type PasswordPolicy } from './new-password.ts'
import { endSessionsOfUser } from './session-store.ts'
import { findUserByUsername, insertUser, lockUser, updateUser, type UserRow } from './user-store.ts'

type OperatorServices = AuditServices & PasswordPolicy

/**
 * Gives a user a new password without asking for the current one, which only the operator of the server may do, and ends all
 * sessions of the user. Returns undefined if no user has this name. Throws the same errors for the new password as the API call.
 */
export async function setPasswordOf(
  services: OperatorServices,
  username: string,
  typed: string,
): Promise<UserRow | undefined> {
  const user = await findUserByUsername(services.db, username)
  if (!user) return undefined
  const password = CreateUserInput.shape.password.parse(typed)
  const columns = await newPasswordColumns(services, {
    field: 'password',
    password,
    names: [user.username, user.fullName],
  })
  const write = { by: 'operator', action: 'accounts.password-set', thing: auditedUser } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockUser(tx, user.id)
    const change = { ...columns, updatedAt: services.clock.now() }
    const after = before && (await updateUser(tx, { id: user.id }, change))
    if (after) await endSessionsOfUser(tx, user.id)
    return { before, after }
  })
}

/**
 * Adds an active admin, whose username also serves as the full name. Throws the same errors as the API call if the username is
 * taken or the password is rejected.
 */
export async function createAdmin(
  services: OperatorServices,
  username: string,
  typed: string,
): Promise<UserRow> {
  // A placeholder for the e-mail address of a new admin, until the admin enters a real address. No mail can reach it.
  const email = `${slugify(username) || 'admin'}@restaurant.invalid`
  const input = { username, fullName: username, email, password: typed, role: 'admin' }
  const { password, ...user } = CreateUserInput.parse(input)
  const names = [user.username]
  const columns = await newPasswordColumns(services, { field: 'password', password, names })
  const now = services.clock.now()
  const write = { by: 'operator', action: 'accounts.user-created', thing: auditedUser } as const
  return recordChange(services, write, async (tx) => ({
    before: undefined,
    after: await insertUser(tx, { ...user, ...columns, createdAt: now, updatedAt: now }),
  }))
}
