import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file beside the target, and then renames it to the target, so that the target is never half written. */
export async function writeWhole(target: string, write: (file: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`
  await mkdir(dirname(target), { recursive: true })
  try {
    await write(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
