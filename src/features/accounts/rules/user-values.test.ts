import { describe, expect, test } from 'vitest'

import type { User } from '../contract/account.ts'
import { changedValues, userValues, type UserValues } from './user-values.ts'

const user: User = {
  id: '1',
  username: 'lan',
  email: 'lan@example.com',
  fullName: 'Nguyễn Lan',
  role: 'staff',
  permissions: ['orders'],
  isActive: true,
  createdAt: '2026-05-06T05:00:00.000Z',
  updatedAt: '2026-05-06T05:00:00.000Z',
}
const before = userValues(user)

describe('what an edit of a user sends', () => {
  test.each<[string, Partial<UserValues>, object]>([
    ['is nothing where nothing was edited', {}, {}],
    ['leaves out a blank password', { fullName: 'Lan', password: '' }, { fullName: 'Lan' }],
    ['holds a new password', { password: 'pizza-456' }, { password: 'pizza-456' }],
    [
      'holds role and activation where they differ',
      { role: 'admin', isActive: false },
      { role: 'admin', isActive: false },
    ],
    [
      'holds the names that differ',
      { username: 'lan2', email: 'a@b.vn' },
      { username: 'lan2', email: 'a@b.vn' },
    ],
  ])('%s', (_case, typed, sent) => {
    expect(changedValues(before, { ...before, ...typed })).toEqual(sent)
  })

  test('leaves a customer a customer until another role is chosen', () => {
    const customer = userValues({ ...user, role: 'customer' })
    expect(changedValues(customer, { ...customer, fullName: 'Lan' })).toEqual({ fullName: 'Lan' })
    expect(changedValues(customer, { ...customer, role: 'staff' })).toEqual({ role: 'staff' })
    expect(changedValues(before, { ...before, role: 'customer' })).toEqual({})
  })
})
