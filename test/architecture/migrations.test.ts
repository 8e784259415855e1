import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const migrations = `${root}/db/migrations/meta`

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[]
}

/** What drizzle-kit has noted of all tables after the last migration. */
function lastSnapshot(): Awaited<ReturnType<typeof generateDrizzleJson>> {
  const { entries } = JSON.parse(readFileSync(`${migrations}/_journal.json`, 'utf8')) as Journal
  const last = entries.at(-1)?.idx.toString().padStart(4, '0')
  return JSON.parse(readFileSync(`${migrations}/${last}_snapshot.json`, 'utf8'))
}

test('the migrations lead to the tables that the code knows: nothing is left to generate', async () => {
  const files = globSync(['src/features/*/server/*-table.ts', 'src/server/*/*-table.ts'], { cwd: root })
  expect(files.length).toBeGreaterThan(20)
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `${root}/${file}`)))
  const before = lastSnapshot()
  const after = generateDrizzleJson(Object.assign({}, ...modules), before.id)
  expect(Object.keys(after.tables).toSorted()).toEqual(Object.keys(before.tables).toSorted())
  expect(await generateMigration(before, after)).toEqual([])
})

// A database that was migrated before would never get the change.
test('no migration that was committed has been edited', async () => {
  const { entries } = JSON.parse(readFileSync(`${migrations}/_journal.json`, 'utf8')) as Journal
  const lines = entries.map(({ tag }) => {
    const sql = readFileSync(resolve(migrations, '..', `${tag}.sql`))
    return `${tag} ${createHash('sha256').update(sql).digest('base64url')}`
  })
  expect(globSync('*.sql', { cwd: resolve(migrations, '..') })).toHaveLength(lines.length)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('migrations.txt')
})

// Going back from an update, and serving while one is under way, are decided by this number.
test('each migration says the oldest program that can work on its tables', () => {
  const { entries } = JSON.parse(readFileSync(`${migrations}/_journal.json`, 'utf8')) as Journal
  const oldest = JSON.parse(readFileSync(resolve(migrations, '../oldest-programs.json'), 'utf8')) as Record<
    string,
    number
  >
  expect(Object.keys(oldest)).toEqual(entries.map(({ tag }) => tag))
  for (const { idx, tag } of entries) expect(oldest[tag], tag).toBeLessThanOrEqual(idx)
})
