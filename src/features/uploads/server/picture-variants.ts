import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'

import type { PictureFormat, PictureWidth } from '#src/kernel/picture-variants.ts'
import { notFound } from '#src/kernel/problem.ts'
import { ImageError, imageProcessEnded, type ImageProcess } from '#src/server/images/image-process.ts'
import { fairQueue, tooBusy } from './fair-queue.ts'
import { storedPicture } from './picture-address.ts'
import type { PictureCache } from './picture-cache.ts'

export interface Variant {
  /** Path of the object below the objects folder, as in its address. */
  readonly path: string
  readonly width: PictureWidth
  readonly format: PictureFormat
}

export interface PictureVariants {
  /**
   * The file of a variant, made on the first request and stored. Undefined where there is no such picture, or under another
   * path. Visitors who wait for pictures to be made take turns.
   */
  file(variant: Variant, visitor: string): Promise<string | undefined>
}

/** Pictures in the sizes and formats browsers ask for: each is resized once and stored in the cache. */
export function pictureVariants(
  images: ImageProcess,
  objectsFolder: string,
  cache: PictureCache,
): PictureVariants {
  const queue = fairQueue()

  async function resize(source: string, target: string, { width, format }: Variant): Promise<string> {
    try {
      await images.run({ kind: 'resize', source, target, width, format })
    } catch (error) {
      if (!(error instanceof ImageError)) throw error
      if (error.code === undefined) throw cannotBeShown()
      throw error.code === imageProcessEnded ? tooBusy() : error
    }
    return target
  }

  return {
    async file(variant, visitor) {
      const { path, width, format } = variant
      const original = await storedPicture(objectsFolder, path)
      if (original === undefined) return undefined
      const found = await stat(original).catch(() => undefined)
      if (!found?.isFile()) return undefined

      // Size and time are part of the name: a picture stored anew under the same name gets new variants.
      const hash = createHash('sha256')
        .update(`${path} ${found.size} ${found.mtimeMs} ${width}`)
        .digest('hex')
      const name = `${hash}.${format}`
      const existing = await cache.find(name)
      if (existing) return existing
      return queue.run(visitor, name, async () => {
        const target = await resize(original, cache.place(name), variant)
        await cache.written(target)
        return target
      })
    },
  }
}

/** The file is no picture that can be resized; it is the same as none. */
function cannotBeShown() {
  return notFound('pictures.not-found', 'There is no such picture')
}
