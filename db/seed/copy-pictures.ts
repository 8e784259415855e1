import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/**
 * Copies the pictures below `source` to the same places below `target`. A picture that is there already stays as it is. Each
 * appears whole or not at all, also where several servers copy at once or one is killed meanwhile.
 */
export async function copyPictures(source: string, target: string): Promise<void> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const picture = join(entry.parentPath, entry.name)
    await copyPicture(picture, join(target, relative(source, picture)))
  }
}

async function copyPicture(source: string, target: string): Promise<void> {
  if (await stat(target).catch(() => null)) return
  const unfinished = `${target}.${randomUUID()}`
  // Not `fs.cp`, which fails where another process makes the same folder at the same time.
  await mkdir(dirname(target), { recursive: true })
  try {
    await copyFile(source, unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
