/** @module-tag slow */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { expect, onTestFinished, test, vi } from 'vitest'

import { startTemporaryPostgres } from '#test/support/temporary-postgres.ts'
import { killOutright, query } from './database-folders.ts'

vi.setConfig({ testTimeout: 60_000 })

const folderOf = async (address: string) =>
  String((await query(address, `select current_setting('data_directory') as folder`))[0]?.['folder'])

test('a temporary PostgreSQL lets tests make databases and leaves nothing when it stops', async () => {
  const { connectionString, stop } = await startTemporaryPostgres()
  const folder = await folderOf(connectionString)
  await query(connectionString, 'create database one_test')
  await stop()
  expect(existsSync(folder)).toBe(false)
})

test('the next temporary PostgreSQL removes the one of a killed test run, and no living one', async () => {
  const living = await startTemporaryPostgres()
  onTestFinished(() => living.stop())
  const module = fileURLToPath(new URL('../support/temporary-postgres.ts', import.meta.url))
  const code = `import { startTemporaryPostgres } from ${JSON.stringify(module)}
    console.log((await startTemporaryPostgres()).connectionString); setInterval(() => {}, 60_000)`
  const run = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = (await once(createInterface({ input: run.stdout }), 'line')) as [string] // a line is text
  const leftover = await folderOf(address)
  await killOutright(run)

  const next = await startTemporaryPostgres()
  onTestFinished(() => next.stop())
  expect(existsSync(leftover)).toBe(false)
  await expect(query(address, 'select 1')).rejects.toThrow('ECONNREFUSED')
  expect(await query(living.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
})
