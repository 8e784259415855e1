import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Enough for about fifteen thousand pictures. */
const defaultMaxBytes = 512 * 1024 * 1024
/** After this part of the limit was written, the folder is measured, because another process may write to it too. */
const measuredPart = 1 / 16
/** This much more than necessary is deleted, so that the next picture does not measure the folder again at once. */
const headroom = 1 / 8
/** The use of a file is recorded at most this often. */
const notedEvery = 60 * 60_000

export interface PictureCache {
  /** Returns the file of this name ("3f….webp") if there is one, and records its use. */
  find(name: string): Promise<string | undefined>
  /** Returns the path for a file of this name. */
  place(name: string): string
  /** Records that a file was written. If all files together are too large, it deletes the least recently used ones. */
  written(file: string): Promise<void>
}

interface StoredFile {
  readonly file: string
  readonly size: number
  readonly usedAt: number
}

/**
 * Files in a folder, limited in bytes. The time of the last use is stored on the file itself, so that processes share the folder
 * and a restart loses nothing. The folder can be deleted at any time.
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
    // Another process may have deleted it meanwhile.
    const found = await stat(file).catch(() => undefined)
    if (found) files.push({ file, size: found.size, usedAt: found.mtimeMs })
  }
  return files
}
