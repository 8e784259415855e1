import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { extract } from 'tar-stream'

import { StartError } from '../start-error.ts'
import { localStorage } from '../storage/local-storage.ts'
import { Manifest, manifestName, objectsFolder, tablesFolder } from './backup-manifest.ts'
import { keptBackups } from './backup-target.ts'
import { decryption, isEncrypted } from './encrypted-file.ts'

/**
 * One part of a backup: the archive contains its parts in this order. The caller must read `content` to its end before it gets the
 * next part.
 */
export type BackupPart =
  | { readonly kind: 'table'; readonly name: string; readonly content: Readable }
  | { readonly kind: 'object'; readonly key: string; readonly content: Readable }
  | { readonly kind: 'manifest'; readonly content: Readable }

/** Calls `take` with each part of a backup in turn. Throws StartError if the file is no backup, or if the passphrase is wrong. */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  take: (part: BackupPart) => Promise<void>,
): Promise<void> {
  const encrypted = await beginsEncrypted(file)
  const steps = encrypted ? [decryptionWith(passphrase)] : []
  const entries = extract()
  const takeAll = async () => {
    for await (const entry of entries) {
      const part = partOf(entry.header.name, Readable.from(entry, { objectMode: false }))
      if (part) await take(part)
      entry.resume()
    }
  }
  try {
    await Promise.all([pipeline([createReadStream(file), ...steps, createGunzip(), entries]), takeAll()])
  } catch (error) {
    if (error instanceof StartError || !isDamage(error)) throw error
    const reason = encrypted ? 'it is damaged, or the passphrase is another one' : (error as Error).message
    throw new StartError(`${file} is no whole backup: ${reason}`)
  }
}

/**
 * Reads a whole backup, compares each of its parts with the manifest, and returns the manifest. Throws StartError if a byte of the
 * backup is missing or was changed.
 */
export async function verifyBackup(file: string, passphrase: string | undefined): Promise<Manifest> {
  const found = new Map<string, { hash: Hash; size: number }>()
  let manifest: Manifest | undefined
  await readBackup(file, passphrase, async (part) => {
    if (part.kind === 'manifest') {
      manifest = Manifest.parse(JSON.parse(Buffer.concat(await part.content.toArray()).toString()))
      return
    }
    const name = part.kind === 'table' ? `table ${part.name}` : `object ${part.key}`
    const known = found.get(name) ?? { hash: createHash('sha256'), size: 0 }
    found.set(name, known)
    for await (const chunk of part.content) {
      known.hash.update(chunk as Buffer)
      known.size += (chunk as Buffer).length
    }
  })
  if (!manifest) throw new StartError(`${file} is no whole backup: it ends before its manifest.`)
  const named = [
    ...Object.entries(manifest.tables).map(([name, part]) => [`table ${name}`, part] as const),
    ...Object.entries(manifest.objects).map(([key, part]) => [`object ${key}`, part] as const),
  ]
  for (const [name, { size, sha256 }] of named) {
    const part = found.get(name)
    if (part?.size !== size || part.hash.digest('hex') !== sha256) {
      throw new StartError(`${file} is damaged: the ${name} is not what was backed up.`)
    }
  }
  return manifest
}

function partOf(name: string, content: Readable): BackupPart | undefined {
  if (name === manifestName) return { kind: 'manifest', content }
  if (name.startsWith(objectsFolder))
    return { kind: 'object', key: name.slice(objectsFolder.length), content }
  if (name.startsWith(tablesFolder)) {
    const [table = ''] = name.slice(tablesFolder.length).split('/')
    return { kind: 'table', name: table, content }
  }
  return undefined
}

async function beginsEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read: ${code}.`)
  })
  try {
    if ((await handle.stat()).isDirectory()) throw new StartError(await whatToGive(file))
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return isEncrypted(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/**
 * Advice for an operator who has named a folder instead of a backup file: a line with the name of the newest backup in that folder.
 */
async function whatToGive(folder: string): Promise<string> {
  const [newest] = await keptBackups({ storage: localStorage(folder) })
  const file = newest ? `The newest there is ${join(folder, newest.key)}` : 'None lies there'
  return `${folder} is a folder. Write the path of a backup's file. ${file}.`
}

function decryptionWith(passphrase: string | undefined) {
  if (passphrase === undefined) throw new StartError('The backup is encrypted: set BACKUP_PASSPHRASE.')
  return decryption(passphrase)
}

/**
 * True if the error comes from the backup's content, and not from the disk or from the database that takes the rows. Errors of the
 * database have a field `severity`, and errors of the disk a code such as ENOSPC.
 */
function isDamage(error: unknown): boolean {
  return (
    error instanceof Error &&
    !('severity' in error) &&
    !/^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '')
  )
}
