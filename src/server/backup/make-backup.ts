import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import type { Client, ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack, type Pack } from 'tar-stream'

import { programVersion } from '../release.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { backedUpTables, copyStatement, type BackedUpTable } from './backup-tables.ts'
import { encryption } from './encrypted-file.ts'
import { type Manifest, manifestName, objectsFolder, tablesFolder } from './backup-manifest.ts'

interface Source {
  /**
   * A database connection without time limits that nothing else uses. The database has the tables of this version of the program.
   */
  readonly connection: Client
  readonly storage: Pick<ObjectStorage, 'find' | 'read'>
  readonly passphrase: string | undefined
  readonly now: Date
}

/**
 * An archive contains an entry's size before the entry's bytes, so all bytes of an entry must be collected first. Therefore a table
 * is split into entries of about this many bytes.
 */
const partSize = 4 * 1024 * 1024

/**
 * Writes a new backup file, which only its owner may read. It contains the database's content at one moment, and the pictures and
 * films to which the database refers. The site may be running meanwhile. Returns the manifest, which is the archive's last entry.
 */
export async function makeBackup(
  file: string,
  { connection, storage, passphrase, now }: Source,
): Promise<Manifest> {
  const archive = pack()
  const steps = [createGzip({ level: 4 }), ...(passphrase === undefined ? [] : [encryption(passphrase)])]
  const written = pipeline([
    archive,
    ...steps,
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  ])
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    version: programVersion,
    schema: 0,
    tables: {},
    objects: {},
    missing: [],
  }
  const fill = async () => {
    const keys = new Set<string>()
    await connection.query('begin transaction isolation level repeatable read read only')
    manifest.schema = await lastMigration(connection)
    for (const table of await backedUpTables(connection)) {
      manifest.tables[table.name] = await addTable(archive, connection, table, keys)
    }
    await connection.query('rollback')
    for (const key of [...keys].toSorted()) {
      const added = await addObject(archive, storage, key)
      if (added) manifest.objects[key] = added
      else manifest.missing.push(key)
    }
    await add(archive, manifestName, Buffer.from(JSON.stringify(manifest)))
    archive.finalize()
  }
  // If the disk is full, writing fails and nothing reads what `fill` adds to the archive. `fill` would then wait for ever, so the
  // error of writing must end it.
  await Promise.all([written, Promise.race([fill(), written])]).catch((error: unknown) => {
    archive.destroy()
    throw error
  })
  return manifest
}

/** The number of the newest migration that has been applied to the database's tables. */
async function lastMigration(connection: ClientBase): Promise<number> {
  const { rows } = await connection.query<{ last: number }>(
    'select count(*)::int - 1 as last from drizzle.__drizzle_migrations',
  )
  return rows[0]?.last ?? 0
}

async function addTable(archive: Pack, connection: ClientBase, table: BackedUpTable, keys: Set<string>) {
  const hash = createHash('sha256')
  let [rows, size, part, number] = [0, 0, '', 0]
  const end = async () => {
    number += 1
    const bytes = Buffer.from(part)
    part = ''
    hash.update(bytes)
    size += bytes.length
    await add(archive, `${tablesFolder}${table.name}/${String(number).padStart(6, '0')}.copy`, bytes)
  }
  const text = connection.query(copyTo(copyStatement(table, connection, 'to stdout'))).setEncoding('utf8')
  for await (const chunk of text) {
    part += chunk as string
    if (part.length < partSize) continue
    const lastLine = part.slice(part.lastIndexOf('\n') + 1)
    part = part.slice(0, part.length - lastLine.length)
    rows += countRows(part, keys)
    await end()
    part = lastLine
  }
  rows += countRows(part, keys)
  await end()
  return { columns: [...table.columns], rows, size, sha256: hash.digest('hex') }
}

/**
 * Counts a table's rows in `lines`, which contains only complete lines. Also adds to `keys` the storage keys of the pictures and
 * films that these lines name.
 */
function countRows(lines: string, keys: Set<string>): number {
  for (const [, key = ''] of lines.matchAll(/\/objects\/([\w./-]*\w)/g)) keys.add(key)
  return lines.split('\n').length - 1
}

async function addObject(archive: Pack, storage: Source['storage'], key: string) {
  const size = (await storage.find(key))?.size
  const bytes = size === undefined ? undefined : await storage.read(key)
  if (!bytes) return undefined
  const hash = createHash('sha256')
  const hashed = new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const entry = archive.entry({ name: `${objectsFolder}${key}`, size, mode: 0o600 }, (error) =>
    error ? reject(error) : resolve(),
  )
  await Promise.all([promise, pipeline(bytes, hashed, entry)])
  return { size: size ?? 0, sha256: hash.digest('hex') }
}

function add(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
  })
}
