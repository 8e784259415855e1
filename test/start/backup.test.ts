/** @module-tag slow */

import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import { settingNames } from '#src/server/config.ts'
import { startEmbeddedPostgres } from '#src/server/database/embedded-postgres.ts'
import { dataFolder, query, startIn } from './database-folders.ts'

const unset = Object.fromEntries(settingNames.map((name) => [name, '']))

/** What a command of the operator prints, and how it ends. */
async function run(program: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const file = join(import.meta.dirname, `../../scripts/${program}.mjs`)
  const env = { ...process.env, ...unset, DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'a long passphrase' }
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, printed: stderr }),
  )
}

test('what is lost with the data folder comes back from a backup; what was there meanwhile stays beside it', async () => {
  const dataDir = dataFolder(0o755, 'data')
  onTestFinished(async () => {
    for (const folder of globSync(`${dataDir}.*`)) await rm(folder, { recursive: true })
  })
  const picture = join('objects', 'uploads', 'cake.webp')
  await mkdir(join(dataDir, dirname(picture)), { recursive: true })
  await writeFile(join(dataDir, picture), 'a cake')
  // The first backup of an empty folder makes its tables.
  expect(await run('backup', dataDir)).toMatchObject({ code: 0 })
  const first = await startEmbeddedPostgres({ dataDir, log: () => {} })
  await query(first.connectionString, `insert into categories (id, name) values ('cakes', 'Cakes')`)
  await query(
    first.connectionString,
    `insert into menu_items (id, category_id, name, description, price, image_url)
     values ('cake', 'cakes', 'Cake', 'A cake', 1, '/${picture}')`,
  )
  // While the site runs it is backed up, and never replaced.
  const elsewhere = join(dirname(dataDir), 'backups')
  expect(await run('backup', dataDir, `--to=${elsewhere}`)).toMatchObject({ code: 0 })
  const [file = ''] = globSync(`${elsewhere}/bep-lua-*.tar.gz.age`)
  expect(await run('backup', dataDir, 'verify', file)).toMatchObject({ code: 0 })
  expect(await run('restore', dataDir, '--try', file)).toMatchObject({ code: 0 })
  expect(await run('restore', dataDir, file)).toEqual({
    code: 1,
    printed: expect.stringContaining('Stop it first'),
  })
  expect(
    await query(
      first.connectionString,
      `select job, result->>'elsewhere' as elsewhere from job_runs order by id`,
    ),
  ).toEqual([
    { job: 'backup', elsewhere: '0' },
    { job: 'backup', elsewhere: '1' },
    { job: 'restore-trial', elsewhere: null },
  ])
  await query(first.connectionString, 'delete from menu_items')
  await first.stop()

  await chmod(dataDir, 0o711)
  expect(await run('restore', dataDir, file)).toMatchObject({ code: 0 })
  const { connectionString } = await startIn(dataDir)
  expect(await query(connectionString, 'select name from menu_items')).toEqual([{ name: 'Cake' }])
  expect(await readFile(join(dataDir, picture), 'utf8')).toBe('a cake')
  const [former = ''] = globSync(`${dataDir}.before-*`)
  expect(existsSync(join(former, picture))).toBe(true)
  // Pictures that other users of the machine could not list stay closed to them.
  expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
}, 120_000)
