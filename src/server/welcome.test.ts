import { expect, it } from 'vitest'

import { parseConfig } from './config.ts'
import { firstAdminNotice, welcome } from './welcome.ts'

const config = parseConfig({ PORT: '3000' })

it('a demo says how to sign in', () => {
  const accounts = [
    { username: 'admin', password: 'admin123' },
    { username: 'staff', password: 'staff123' },
  ]
  const text = welcome(config, { seeded: true, signIn: { kind: 'demo', accounts } })
  expect(text).toContain('Sign in        http://localhost:3000/login')
  expect(text).toContain('Demo accounts: admin / admin123, staff / staff123')
})

it('a restaurant of its own gets no hint', () => {
  const text = welcome(config, { seeded: false, signIn: { kind: 'none' } })
  expect(text).not.toMatch(/demo|password|admin/i)
})

it('production names the accounts it refuses, without their passwords', () => {
  const text = welcome(config, { seeded: false, signIn: { kind: 'refused', usernames: ['admin', 'staff'] } })
  expect(text).toContain('refused in production: admin, staff.')
  expect(text).not.toMatch(/admin123|staff123/)
})

it('a made-up password is told when the first admin is made, one that the owner chose is not', () => {
  expect(firstAdminNotice({ kind: 'first-admin', username: 'boss', password: 'made-up' })).toContain(
    'made-up',
  )
  expect(firstAdminNotice({ kind: 'first-admin', username: 'boss', password: undefined })).toContain(
    'ADMIN_PASSWORD',
  )
})
