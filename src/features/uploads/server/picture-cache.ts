import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** About fifteen thousand pictures. */
const defaultMaxBytes = 512 * 1024 * 1024
/** After so large a part of the limit was written, the folder is measured; another process may write to it too. */
const measuredPart = 1 / 16
/** What is dropped beyond the limit, so that the next picture does not measure again at once. */
const headroom = 1 / 8
/** A use is noted on the file at most so often. */
const notedEvery = 60 * 60_000

export interface PictureCache {
  /** The file of this name ("3f….webp") where there is one; notes that it was used. */
  find(name: string): Promise<string | undefined>
  /** Where a file of this name belongs. */
  place(name: string): string
  /** Notes that a file was written, and drops the least recently used ones where all together are too large. */
  written(file: string): Promise<void>
}

interface StoredFile {
  readonly file: string
  readonly size: number
  readonly usedAt: number
}

/**
 * Files in a folder, bounded in bytes. When each was last used stands on the file itself, so that processes share the folder
 * and a restart forgets nothing; the folder can be deleted at any time.
 */
export function pictureCache(folder: string, maxBytes = defaultMaxBytes): PictureCache {
  // A start does not know what is there: the first picture written measures it.
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
    // Another process may have dropped it by now.
    const found = await stat(file).catch(() => undefined)
    if (found) files.push({ file, size: found.size, usedAt: found.mtimeMs })
  }
  return files
}
