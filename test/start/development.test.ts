/** @module-tag slow */

import { randomBytes } from 'node:crypto'

import { expect, inject, onTestFinished, test } from 'vitest'

import { createDatabase, dropDatabase } from '../support/databases.ts'
import { dataFolder } from './database-folders.ts'
import { serving, start } from './running-site.ts'

test('npm run dev serves the sources, with the page of all components, to a browser that is told of changes', async () => {
  const name = `development_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase(inject('postgresUrl'), name, 'demo_restaurant')
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder(0o755) }
  const site = await serving(await start(settings, [process.execPath, 'scripts/serve.mjs', '--dev']))

  const menu = await fetch(`${site.address}/menu`)
  expect(menu.status).toBe(200)
  expect(menu.headers.get('content-security-policy')).toContain("connect-src 'self' ws:")
  expect(await menu.text()).toContain('Margherita')
  expect((await fetch(`${site.address}/design`)).status).toBe(200)
  const script = await fetch(`${site.address}/src/entry.client.tsx`)
  expect(script.headers.get('content-type')).toContain('javascript')
  expect((await fetch(`${site.address}/api/ready`)).status).toBe(200)

  // Ctrl-C; on SIGTERM Vite ends the program itself.
  site.program.kill('SIGINT')
  expect(await site.ended).toBe(0)
}, 120_000)
