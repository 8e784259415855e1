import { expect, it } from 'vitest'

import { parseConfig } from './config.ts'
import { firstAdminNotice, welcome } from './welcome.ts'

const config = parseConfig({ PORT: '3000' })
const release = { version: '1.2.3', commit: undefined, tables: 0 }

it('a demo says how to sign in', () => {
  const accounts = [
    { username: 'admin', password: 'admin123' },
    { username: 'staff', password: 'staff123' },
  ]
  const text = welcome(config, { release, seeded: true, signIn: { kind: 'demo', accounts } })
  expect(text).toContain('Sign in        http://localhost:3000/login')
  expect(text).toContain('Demo accounts: admin / admin123, staff / staff123')
})

it('a restaurant of its own gets no hint', () => {
  const text = welcome(config, { release, seeded: false, signIn: { kind: 'none' } })
  expect(text).not.toMatch(/demo|password|admin/i)
})

it('production names the accounts it rejects, without their passwords', () => {
  const text = welcome(config, {
    release,
    seeded: false,
    signIn: { kind: 'rejected', usernames: ['admin', 'staff'] },
  })
  expect(text).toContain('rejected in production: admin, staff.')
  expect(text).not.toMatch(/admin123|staff123/)
})

it('names the address that guests reach it under, and where the data lies if that is elsewhere', () => {
  const settings = parseConfig({ PUBLIC_URL: 'https://pizza.example', PORT: '3000' })
  const text = welcome(settings, {
    release,
    seeded: false,
    signIn: { kind: 'none' },
    note: 'It lies in /var/lib.',
  })
  expect(text).toContain('  The site serves https://pizza.example\n')
  expect(text).toContain('Menu           https://pizza.example/menu\n')
  expect(text).toContain('  It lies in /var/lib.\n')
  expect(text).not.toContain('localhost')
})

it('a made-up password is told when the first admin is made, one that the owner chose is not', () => {
  expect(firstAdminNotice({ kind: 'first-admin', username: 'boss', password: 'made-up' })).toContain(
    'made-up',
  )
  expect(firstAdminNotice({ kind: 'first-admin', username: 'boss', password: 'made-up' })).toContain(
    'shown this once',
  )
  const chosen = firstAdminNotice({ kind: 'first-admin', username: 'boss', password: undefined })
  expect(chosen).toContain('The first admin is boss, with the password from ADMIN_PASSWORD')
  expect(chosen).not.toContain('shown this once')
})

it('says in one line why the site counts as production where no setting says so, and what to set', () => {
  const lines = (settings: Record<string, string>) =>
    welcome(parseConfig(settings), { release, seeded: false, signIn: { kind: 'none' } })
      .split('\n')
      .filter((line) => line.includes('PRODUCTION'))
  const [line = '', ...more] = lines({ PUBLIC_URL: 'https://pizza.example' })
  expect(line).toContain('because PUBLIC_URL is a public address')
  expect(line).toContain('PRODUCTION=false')
  expect(more).toEqual([])
  expect(lines({ TRUST_PROXY: '1' })[0]).toContain('because TRUST_PROXY is above 0')
  expect(lines({ PUBLIC_URL: 'https://pizza.example', PRODUCTION: 'true' })).toEqual([])
  expect(lines({ TRUST_PROXY: '1', PRODUCTION: 'false' })).toEqual([])
  expect(lines({})).toEqual([])
})

it('warns of production whose address nobody has set', () => {
  const text = (settings: Record<string, string>) =>
    welcome(parseConfig(settings), { release, seeded: false, signIn: { kind: 'none' } })
  expect(text({ PRODUCTION: 'true' })).toMatch(/PUBLIC_URL is not set/)
  expect(text({ TRUST_PROXY: '1' })).toMatch(/PUBLIC_URL is not set/)
  expect(text({ PRODUCTION: 'true', PUBLIC_URL: 'https://pizza.example' })).not.toContain('PUBLIC_URL')
  expect(text({})).not.toContain('PUBLIC_URL')
})
