import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { inject, onTestFinished } from 'vitest'

import { openDatabase, type OpenDatabase } from '#src/server/database/connection.ts'
import { setupTimeouts } from '#src/server/database/timeouts.ts'
import { createDatabase, dropDatabase } from './databases.ts'

const migrations = join(import.meta.dirname, '../../db/migrations')

/** An empty database with all migrations before the one of this name, which `migrateDatabase` then runs with the rest. */
export async function databaseBefore(migration: string): Promise<OpenDatabase> {
  const name = `earlier_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(inject('postgresUrl'), name)
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  const database = await openDatabase(url, setupTimeouts)
  onTestFinished(() => database.close())
  await migrate(drizzle(database.pool), { migrationsFolder: await migrationsBefore(migration) })
  return database
}

async function migrationsBefore(migration: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(migrations, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(migration))
  if (end === -1) throw new Error(`There is no migration ${migration}`)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}
