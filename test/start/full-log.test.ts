/** @module-tag slow */

import { randomBytes } from 'node:crypto'

import { expect, inject, onTestFinished, test } from 'vitest'

import { createDatabase, dropDatabase } from '../support/databases.ts'
import { dataFolder } from './database-folders.ts'
import { start } from './running-site.ts'

test('the site serves, and ends, while its log cannot be written because the disk is full', async () => {
  const name = `full_log_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase(inject('postgresUrl'), name, 'demo_restaurant')
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder(0o755), LOG_LEVEL: 'info' }
  // Every write to this device fails as on a full disk.
  const command = ['sh', '-c', 'exec "$0" src/server/main.ts > /dev/full', process.execPath] as const
  const site = await start(settings, command)
  const status = async (path: string) =>
    fetch(site.address + path, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(() => status('/api/health'), { timeout: 60_000 }).toBe(200)
  for (const path of ['/menu', '/api/menu-items', '/api/ready']) expect(await status(path)).toBe(200)
  site.program.kill('SIGTERM')
  expect(await site.ended).toBe(0)
  expect(site.printed()).toBe('')
}, 90_000)
