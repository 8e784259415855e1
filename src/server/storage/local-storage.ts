import { createReadStream, type Stats } from 'node:fs'
import { mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

import { isObjectKey, type ObjectStorage, type StoredObject } from './object-storage.ts'

/** Stores objects as files below a folder, which several servers may share. */
export function localStorage(folder: string): ObjectStorage {
  /**
   * The file of a key; undefined if there is none. Also undefined if the key leads to a file only through a link, or because the
   * disk does not distinguish "A.webp" from "a.webp".
   */
  async function existing(key: string): Promise<{ file: string; stats: Stats } | undefined> {
    if (!isObjectKey(key)) return undefined
    try {
      const file = join(await realpath(folder), ...key.split('/'))
      if ((await realpath(file)) !== file) return undefined
      const stats = await stat(file)
      return stats.isFile() ? { file, stats } : undefined
    } catch {
      return undefined
    }
  }

  return {
    async put(key, file) {
      if (!isObjectKey(key)) throw new Error('This is no key of an object')
      const target = join(folder, ...key.split('/'))
      await mkdir(dirname(target), { recursive: true })
      // The file is flushed to the disk before it gets its final name. Otherwise, after a power failure, the name could exist
      // without the file's bytes.
      await flush(file)
      await rename(file, target)
      await flush(dirname(target))
    },

    async find(key) {
      const found = await existing(key)
      return found && described(found.stats)
    },

    async read(key, range) {
      const found = await existing(key)
      if (!found) return undefined
      // The file is opened before any byte is sent: an open file can be read to its end even if the file is deleted meanwhile.
      const handle = await open(found.file).catch(() => undefined)
      return handle && createReadStream(found.file, { ...range, fd: handle })
    },

    async withFile(key, work) {
      const found = await existing(key)
      return found && work(found.file)
    },

    async *list(prefix) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
        if (!entry.isFile() || !key.startsWith(prefix)) continue
        const found = await existing(key)
        if (found) yield { key, ...described(found.stats) }
      }
    },

    async delete(key) {
      const found = await existing(key)
      if (found) await rm(found.file, { force: true })
    },
  }
}

function described({ size, mtime, mtimeMs }: Stats): StoredObject {
  return { size, modifiedAt: mtime, version: `${size}-${mtimeMs}` }
}

/** Waits until a file's content, or the list of names in a folder, is written to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
