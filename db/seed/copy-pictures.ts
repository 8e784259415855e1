import { copyFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import type { Config } from '#src/server/config.ts'
import type { ObjectStorage } from '#src/server/storage/object-storage.ts'
import { withUnfinishedFile } from '#src/server/storage/unfinished-file.ts'

interface Place {
  readonly config: Pick<Config, 'storageDir'>
  readonly storage: ObjectStorage
}

/**
 * Stores the pictures below `source` under the same names. A picture that is there already stays as it is. Each appears whole
 * or not at all, also where several servers copy at once or one is killed meanwhile.
 */
export async function copyPictures(source: string, { config, storage }: Place): Promise<void> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const picture = join(entry.parentPath, entry.name)
    const key = relative(source, picture).split(sep).join('/')
    if (await storage.find(key)) continue
    await withUnfinishedFile(config, async (file) => {
      await copyFile(picture, file)
      await storage.put(key, file)
    })
  }
}
