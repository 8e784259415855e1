import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** 512 MiB is enough for about fifteen thousand pictures. */
const defaultMaxBytes = 512 * 1024 * 1024
/**
 * When this part of the limit has been written, the cache measures the folder again. Its own count may be too low, because another
 * process may write to the folder too.
 */
const measuredPart = 1 / 16
/**
 * When the cache deletes files, it deletes this part of the limit more than necessary. Otherwise it would have to delete files
 * again each time it measures the folder.
 */
const headroom = 1 / 8
/** The time of a file's last use is recorded at most this often, in milliseconds: once an hour. */
const notedEvery = 60 * 60_000

export interface PictureCache {
  /** Returns the file of this name ("3f….webp") if there is one, and records its use. */
  find(name: string): Promise<string | undefined>
  /** Returns the path at which a file of this name belongs. */
  place(name: string): string
  /**
   * Tells the cache that a file was written. If all files together are too large, the cache deletes the least recently used ones.
   */
  written(file: string): Promise<void>
}

interface StoredFile {
  readonly file: string
  readonly size: number
  readonly usedAt: number
}

/**
 * A cache of files in a folder that may hold at most `maxBytes`. Each file's modification time is the time of its last use, so
 * processes can share the folder and a restart loses nothing. The folder can be deleted at any time.
 */
export function pictureCache(folder: string, maxBytes = defaultMaxBytes): PictureCache {
  // At the start the size of the folder is not known, so the first picture that is written measures it.
  let unmeasured = maxBytes
  let sweeping: Promise<void> | undefined

  async function sweep(): Promise<void> {
    const files = (await storedFiles(folder)).toSorted((one, other) => one.usedAt - other.usedAt)
    let total = files.reduce((sum, { size }) => sum + size, 0)
    if (total <= maxBytes) return
    for (const { file, size } of files) {
      if (total <= maxBytes * (1 - headroom)) return
      await rm(file, { force: true })
      total -= size
    }
  }

  return {
    place: (name) => join(folder, name.slice(0, 2), name),

    async find(name) {
      const file = this.place(name)
      const found = await stat(file).catch(() => undefined)
      if (!found) return undefined
      const now = new Date()
      if (now.getTime() - found.mtimeMs > notedEvery) await utimes(file, now, now).catch(() => {})
      return file
    },

    async written(file) {
      unmeasured += (await stat(file).catch(() => undefined))?.size ?? 0
      if (unmeasured < maxBytes * measuredPart) return
      unmeasured = 0
      sweeping ??= sweep().finally(() => {
        sweeping = undefined
      })
      await sweeping
    },
  }
}

async function storedFiles(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: StoredFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    // Another process may have deleted the file meanwhile.
    const found = await stat(file).catch(() => undefined)
    if (found) files.push({ file, size: found.size, usedAt: found.mtimeMs })
  }
  return files
}
