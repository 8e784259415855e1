import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished, pipeline } from 'node:stream/promises'

import type { ClientBase, Pool } from 'pg'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'

import type { Config } from '../config.ts'
import { openDatabase } from '../database/connection.ts'
import { migrateDatabase, migrateTo, ownSchema } from '../database/migrate.ts'
import { setupTimeouts } from '../database/timeouts.ts'
import { scheduledJobs } from '../jobs/schedule.ts'
import { SettingError, StartError } from '../start-error.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { withUnfinishedFile } from '../storage/unfinished-file.ts'
import type { Manifest } from './backup-manifest.ts'
import { copyStatement } from './backup-tables.ts'
import { type BackupPart, readBackup, verifyBackup } from './read-backup.ts'

interface Target {
  /** The address of the database to restore into, which must be empty. */
  readonly databaseUrl: string
  readonly config: Config
  readonly storage: ObjectStorage
  readonly passphrase: string | undefined
  readonly now: Date
}

/**
 * Fills an empty database and a storage from a backup. The function verifies the whole backup, makes the tables as they were when
 * the backup was made, copies the rows in, runs the later migrations, and erases personal data that is due for erasure by now.
 * Throws StartError, and changes no row, if the backup is damaged or too new for this program, or if the database already contains
 * tables.
 */
export async function restoreBackup(file: string, target: Target): Promise<Manifest> {
  const { config, storage, passphrase, now } = target
  const manifest = await verifyBackup(file, passphrase)
  if (manifest.schema > ownSchema.tables) {
    throw new SettingError(
      `The backup holds tables (${manifest.schema}) of a newer release (${manifest.version}), and this one knows ${ownSchema.tables}. ` +
        'Restore it with the newer one; after a roll-back that is the one in the folder previous.',
    )
  }
  const { db, pool, close } = await openDatabase(target.databaseUrl, setupTimeouts, {
    name: 'bep-lua-restore',
  })
  try {
    await requireEmpty(pool)
    await migrateTo(pool, manifest.schema)
    const connection = await pool.connect()
    try {
      await connection.query('begin')
      await copyIn(connection, file, { manifest, config, storage, passphrase })
      await connection.query('commit')
    } finally {
      connection.release(true)
    }
    await migrateDatabase(pool)
    for (const job of scheduledJobs({ db, config, storage })) await job.run(now)
  } finally {
    await close()
  }
  return manifest
}

async function requireEmpty(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  if (rows.length > 0)
    throw new StartError('The database holds tables already. Name an empty one in DATABASE_URL.')
}

interface Source extends Pick<Target, 'config' | 'storage' | 'passphrase'> {
  readonly manifest: Manifest
}

async function copyIn(
  connection: ClientBase,
  file: string,
  { manifest, config, storage, passphrase }: Source,
) {
  const names = Object.keys(manifest.tables).map((name) => connection.escapeIdentifier(name))
  // The migrations have inserted rows, which this statement deletes. Then triggers are disabled, because they would insert rows
  // that the backup contains already.
  await connection.query(`truncate ${names.join(', ')} cascade`)
  for (const name of names) await connection.query(`alter table ${name} disable trigger user`)
  let table: { readonly name: string; readonly rows: CopyStreamQuery } | undefined
  const endTable = async () => {
    const ended = table
    table = undefined
    ended?.rows.end()
    if (ended) await finished(ended.rows)
  }
  const take = async (part: BackupPart) => {
    if (part.kind !== 'table' || part.name !== table?.name) await endTable()
    if (part.kind === 'object') return store(part)
    const columns = part.kind === 'table' && manifest.tables[part.name]?.columns
    if (!columns) return
    table ??= {
      name: part.name,
      rows: connection.query(copyFrom(copyStatement({ name: part.name, columns }, connection, 'from stdin'))),
    }
    for await (const chunk of part.content) if (!table.rows.write(chunk)) await once(table.rows, 'drain')
  }
  const store = async ({ key, content }: Extract<BackupPart, { kind: 'object' }>) => {
    if (await storage.find(key)) return
    await withUnfinishedFile(config, async (unfinished) => {
      await pipeline(content, createWriteStream(unfinished))
      await storage.put(key, unfinished)
    })
  }
  await readBackup(file, passphrase, take)
  for (const name of names) await connection.query(`alter table ${name} enable trigger user`)
  await continueNumbers(connection)
}

/** Sets PostgreSQL's sequences, so that the next new row gets a higher number than the rows that were copied in. */
async function continueNumbers(connection: ClientBase): Promise<void> {
  const { rows } = await connection.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as table, attname::text as column from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and attidentity <> ''`,
  )
  for (const { table, column } of rows) {
    const name = connection.escapeIdentifier(column)
    await connection.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${name}), 0) + 1, false) from ${table}`,
      [table, column],
    )
  }
}
