import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import type { Config } from '../config.ts'
import type { ObjectStorage } from './object-storage.ts'
import { withUnfinishedFile } from './unfinished-file.ts'

/**
 * Copies those objects of one storage that the other one does not have, or has in another size. If the copying was interrupted, it
 * can be run again. Both storages may be in use meanwhile: what is stored during one run is copied by the next.
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
