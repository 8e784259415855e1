/** @module-tag slow */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test, vi } from 'vitest'

import { settingNames } from '#src/server/config.ts'
import { startSite } from '../support/site/running-site.ts'
import { dataFolder, query, startIn } from './database-folders.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Runs `npm run admin` as whoever pipes the password in, and returns what it printed. */
async function admin(dataDir: string, words: readonly string[], password: string): Promise<string> {
  const settings = Object.fromEntries(settingNames.map((name) => [name, '']))
  const running = promisify(execFile)(process.execPath, ['scripts/admin.mjs', ...words], {
    env: { ...process.env, ...settings, DATA_DIR: dataDir },
  })
  running.child.stdin?.end(`${password}\n`)
  const { stdout, stderr } = await running.catch((error: { stdout: string; stderr: string }) => error)
  return stdout + stderr
}

async function signIn(address: string, username: string, password: string) {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const everyoneMayEnter = 0o755

test('who has lost the admin’s password sets another one while the site runs, which signs out whoever had it', async () => {
  const dataDir = dataFolder(everyoneMayEnter)
  const site = await startSite({ DATA_DIR: dataDir, DEMO_DATA: 'false', ADMIN_PASSWORD: 'mat-khau-bi-mat' })
  try {
    const { cookie } = await signIn(site.address, 'admin', 'mat-khau-bi-mat')
    const isIn = async () =>
      (await fetch(`${site.address}/api/admin/me`, { headers: { cookie } })).status === 200
    expect(await isIn()).toBe(true)
    expect(await admin(dataDir, ['set-password', 'ADMIN'], 'mat-khau-moi-tinh')).toContain('admin')
    expect(await isIn()).toBe(false)
    expect((await signIn(site.address, 'admin', 'mat-khau-moi-tinh')).status).toBe(200)
    expect((await signIn(site.address, 'admin', 'mat-khau-bi-mat')).status).toBe(401)
  } finally {
    await site.stop()
  }
})

test('without the site it does the same, leaves entries, and changes nothing for a name or password that will not do', async () => {
  const dataDir = dataFolder(everyoneMayEnter)
  expect(await admin(dataDir, ['create', 'Chủ Quán'], 'mat-khau-bi-mat')).toContain('Chủ Quán')
  for (const [words, password] of [
    [['create', 'chủ quán'], 'mat-khau-bi-mat'],
    [['set-password', 'nobody'], 'mat-khau-bi-mat'],
    [['set-password', 'chủ quán'], '123456'],
    [['set-password', 'chủ quán'], 'ngắn'],
    [['set-password', 'chủ quán'], ''],
    [['delete', 'chủ quán'], 'mat-khau-bi-mat'],
  ] as const)
    expect(await admin(dataDir, words, password)).toMatch(/^\S.*\.?\n$/)
  await admin(dataDir, ['set-password', 'chủ quán'], 'mat-khau-moi-tinh')

  const { connectionString } = await startIn(dataDir)
  expect(await query(connectionString, 'select username, role, is_active from users')).toEqual([
    { username: 'Chủ Quán', role: 'admin', is_active: true },
  ])
  const entries = 'select actor_kind, action from audit_entries order by id'
  expect(await query(connectionString, entries)).toEqual([
    { actor_kind: 'operator', action: 'accounts.user-created' },
    { actor_kind: 'operator', action: 'accounts.password-set' },
  ])
})
