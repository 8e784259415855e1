/** @module-tag slow */

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import { expect, inject, onTestFinished, test } from 'vitest'

import { createDatabase, dropDatabase } from '../support/databases.ts'
import { dataFolder } from './database-folders.ts'
import { start } from './running-site.ts'

/** Their lines fill the pipe, of 64 KB, several times over. */
const requests = 2_000

test('the site serves, and ends, while whoever reads its log has stopped reading', async () => {
  const name = `unread_log_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase(inject('postgresUrl'), name, 'demo_restaurant')
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  const folder = dataFolder(0o755)
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'info', RATE_LIMITS: 'false' }
  // Open for reading too, so that it can be opened for writing, but nothing reads.
  const script = 'mkfifo "$1" && exec 3<>"$1" && exec "$0" src/server/main.ts > "$1"'
  const site = await start(settings, ['sh', '-c', script, process.execPath, join(folder, 'log')])
  const status = async (path: string) =>
    fetch(site.address + path, { signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(() => status('/api/health'), { timeout: 60_000 }).toBe(200)
  for (let count = 0; count < requests; count += 1) expect(await status('/api/nothing')).toBe(404)
  site.program.kill('SIGTERM')
  expect(await site.ended).toBe(0)
}, 90_000)
