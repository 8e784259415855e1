import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '../config.ts'

const folderOf = (config: Pick<Config, 'storageDir'>) => join(config.storageDir, 'unfinished')

/**
 * Calls `work` with the path of a file that does not exist yet. After `work`, the file is removed if it is still at this path. The
 * file is on the same disk as the storage folder, so that a local storage can take the file over by renaming it.
 */
export async function withUnfinishedFile<Result>(
  config: Pick<Config, 'storageDir'>,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folderOf(config), { recursive: true })
  const file = join(folderOf(config), randomUUID())
  try {
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}
/** Removes files that a killed server has left behind, and returns how many were removed. */
export async function removeUnfinishedFiles(
  config: Pick<Config, 'storageDir'>,
  before: Date,
): Promise<number> {
  const names = await readdir(folderOf(config)).catch(() => [])
  let removed = 0
  for (const name of names) {
    const file = join(folderOf(config), name)
    const found = await stat(file).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
