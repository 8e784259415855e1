import type { z } from 'zod'

import { custom, text } from '#src/web/office/resource/field-kinds.tsx'
import { resourceOf } from '#src/web/office/resource/resource.ts'
import { ChangeUserInput, CreateUserInput, Role, type User } from '../../contract/account.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { officeUserProblems } from '../../texts/office-problem-texts.ts'
import { ActiveInput, PasswordInput, RoleInput, RoleSaid } from './user-inputs.tsx'

/**
 * In the form for an existing user every role is valid, even `customer`. So a customer's account keeps its role until an admin
 * chooses another.
 */
const editSchema = ChangeUserInput.extend({ role: Role })

/** The list of users, and the form in which admins edit a user. If two admins edit the same field, the later edit wins. */
export const userResource = resourceOf<User>()({
  parameter: 'user',
  queryKey: ['/api/admin/users'],
  calls: {
    list: (api) => api.call('GET /api/admin/users'),
    create: (api, body: CreateUserInput) => api.call('POST /api/admin/users', { body }),
    change: (api, id, { updatedAt: _updatedAt, ...body }) =>
      api.call('PATCH /api/admin/users/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/admin/users/:id', { params: { id } }),
  },
  nameOf: ({ fullName }) => ({ name: fullName, nameVi: fullName }),
  // The form sends only the changed fields of an existing user, so that other fields cannot be overwritten.
  schema: (user) => (user ? editSchema : CreateUserInput) as z.ZodType<CreateUserInput>,
  fields: {
    fullName: text(),
    username: text({ autoCapitalize: 'none', spellCheck: false }),
    email: text({ type: 'email' }),
    // In the form for an existing user, a blank password field keeps the current password.
    password: custom<string, User>({ initial: '', read: () => '', Input: PasswordInput }),
    role: custom<Role, User>({ initial: 'staff', Input: RoleInput, Said: RoleSaid }),
    isActive: custom<boolean, User>({ initial: true, Input: ActiveInput }),
  },
  texts: accountTexts,
  problems: officeUserProblems,
  toggles: {
    active: {
      isOn: ({ isActive }) => isActive,
      send: (api, { id }, isActive) =>
        api.call('PATCH /api/admin/users/:id', { params: { id }, body: { isActive } }),
    },
  },
})
