import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import type { Config } from '../config.ts'
import type { ObjectStorage } from './object-storage.ts'
import { withUnfinishedFile } from './unfinished-file.ts'

/**
 * Copies objects from one storage to another, if the other storage does not contain them or contains them in another size. If
 * copying was interrupted, it can be repeated. Both storages may be in use meanwhile: the next run copies objects that are stored
 * during this one.
 */
export async function copyObjects(
  config: Pick<Config, 'storageDir'>,
  from: ObjectStorage,
  to: ObjectStorage,
): Promise<{ copied: number; present: number }> {
  const result = { copied: 0, present: 0 }
  for await (const { key, size } of from.list('')) {
    if ((await to.find(key))?.size === size) {
      result.present += 1
      continue
    }
    const bytes = await from.read(key)
    if (!bytes) continue
    await withUnfinishedFile(config, async (file) => {
      await pipeline(bytes, createWriteStream(file))
      await to.put(key, file)
    })
    result.copied += 1
  }
  return result
}
