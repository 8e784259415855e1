import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** The default limit of the cache, 512 MiB, is enough for about fifteen thousand pictures. */
const defaultMaxBytes = 512 * 1024 * 1024
/**
 * After the cache has written this fraction of its limit, it measures the folder again. Its own count may be too low, because
 * another process may write to the folder too.
 */
const measuredPart = 1 / 16
/**
 * When the cache deletes files, it deletes this fraction of the limit more than necessary. Otherwise it would have to delete files
 * again each time it measures the folder.
 */
const headroom = 1 / 8
/** Milliseconds. The cache records that a file was used at most once in this time (an hour). */
const notedEvery = 60 * 60_000

export interface PictureCache {
  /**
   * Returns the path of the cached file with this name ("3f….webp") and records that it was used. Undefined if there is no such
   * file.
   */
  find(name: string): Promise<string | undefined>
  /** Returns the path at which the cache expects a file with this name. */
  place(name: string): string
  /**
   * Tells the cache that a file was written. If all files together are too large, the cache deletes those that have not been used
   * for the longest time.
   */
  written(file: string): Promise<void>
}

interface StoredFile {
  readonly file: string
  readonly size: number
  readonly usedAt: number
}

/**
 * A cache of files in a folder, which may contain at most `maxBytes`. A file's modification time records its last use, so processes
 * can share the folder and a restart loses nothing. An operator can delete the folder at any time.
 */
export function pictureCache(folder: string, maxBytes = defaultMaxBytes): PictureCache {
  // The size of the folder is not known at the start, so the folder is measured when the first picture is written.
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
    // If another process has deleted the file meanwhile, the file is left out.
    const found = await stat(file).catch(() => undefined)
    if (found) files.push({ file, size: found.size, usedAt: found.mtimeMs })
  }
  return files
}
