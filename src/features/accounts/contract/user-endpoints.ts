import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { ChangeUserInput, CreateUserInput, User } from './account.ts'

const endpoint = endpointsOf('Users')
const maxBytes = 32 * 1024
const UserParams = z.object({ id: z.string().max(100) })

export const listUsers = endpoint('GET /api/admin/users', {
  summary: 'All users, earliest first',
  response: z.array(User),
})

export const createUser = endpoint('POST /api/admin/users', {
  summary: 'Adds a member of staff or an admin',
  body: CreateUserInput,
  bodyLimit: maxBytes,
  status: 201,
  response: User,
  problems: { 409: 'The username or e-mail belongs to another user' },
  codes: [
    'accounts.username-taken',
    'accounts.email-taken',
    'accounts.demo-password',
    'accounts.password-common',
  ],
})

export const changeUser = endpoint('PATCH /api/admin/users/:id', {
  summary: 'Changes a user; a new password, another role or deactivation ends the user’s other sessions',
  params: UserParams,
  body: ChangeUserInput,
  bodyLimit: maxBytes,
  response: User,
  problems: { 404: 'No such user', 409: 'The username or e-mail belongs to another user' },
  codes: [
    'accounts.user-not-found',
    'accounts.username-taken',
    'accounts.email-taken',
    'accounts.demo-password',
    'accounts.password-common',
    'accounts.own-deactivation',
    'accounts.own-demotion',
    'accounts.own-password',
  ],
})

export const deleteUser = endpoint('DELETE /api/admin/users/:id', {
  summary: 'Deletes a user and ends all the user’s sessions',
  params: UserParams,
  problems: { 404: 'No such user' },
  codes: ['accounts.user-not-found', 'accounts.own-deletion'],
})
