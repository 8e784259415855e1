import { expect, test } from 'vitest'

import { checkChange, checkDeletion } from './own-account.ts'

test('users cannot delete their own account', () => {
  expect(checkDeletion('me', 'me')).toEqual({
    code: 'accounts.own-deletion',
    message: 'You cannot delete your own account',
  })
  expect(checkDeletion('me', 'other')).toBeUndefined()
})

test.each([
  ['deactivate', { isActive: false }, 'accounts.own-deactivation'],
  ['demote', { role: 'staff' }, 'accounts.own-demotion'],
  ['set a new password for', { password: 'another-one' }, 'accounts.own-password'],
] as const)('users cannot %s themselves, but others they can', (_what, change, code) => {
  expect(checkChange('me', 'me', change)?.code).toBe(code)
  expect(checkChange('me', 'other', change)).toBeUndefined()
})

test('staying what one is, is no demotion', () => {
  expect(checkChange('me', 'me', { isActive: true, role: 'admin' })).toBeUndefined()
  expect(checkChange('me', 'me', {})).toBeUndefined()
  expect(checkChange('me', 'me', { password: '' })).toBeUndefined()
})
