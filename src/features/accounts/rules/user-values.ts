import type { ChangeUserInput, Role, User } from '../contract/account.ts'

/** What stands in the form of a user. */
export type UserValues = {
  fullName: string
  username: string
  email: string
  /** Blank for an existing user: the current one stays. */
  password: string
  role: Role
  isActive: boolean
}

export const newUserValues: UserValues = {
  fullName: '',
  username: '',
  email: '',
  password: '',
  role: 'staff',
  isActive: true,
}

export function userValues({ fullName, username, email, role, isActive }: User): UserValues {
  return { fullName, username, email, password: '', role, isActive }
}

/** What is sent of an edit: the fields that differ. A blank password is no edit, and no call makes a customer. */
export function changedValues(before: UserValues, typed: UserValues): ChangeUserInput {
  const { role, password, isActive } = typed
  const texts = (['fullName', 'username', 'email'] as const).filter((name) => typed[name] !== before[name])
  return {
    ...Object.fromEntries(texts.map((name) => [name, typed[name]])),
    ...(password !== '' && { password }),
    ...(role !== before.role && role !== 'customer' && { role }),
    ...(isActive !== before.isActive && { isActive }),
  }
}
