import { createHash } from 'node:crypto'

import {
  hasVariants,
  type PictureFormat,
  type PictureWidth,
  type sharedPictureFormat,
} from '#src/kernel/picture-variants.ts'
import { notFound, ProblemError } from '#src/kernel/problem.ts'
import { ImageError, imageProcessEnded, type ImageProcess } from '#src/server/images/image-process.ts'
import type { ObjectStorage } from '#src/server/storage/object-storage.ts'
import { fairQueue } from '#src/server/fair-queue.ts'
import type { PictureCache } from './picture-cache.ts'

/** A stored picture in one of the sizes for screens, or as the JPEG for a shared link. */
export type Variant = {
  /** The storage key of the original picture, as the variant's address contains it. */
  readonly key: string
} & (
  | { readonly width: PictureWidth; readonly format: PictureFormat }
  | { readonly width: 'shared'; readonly format: typeof sharedPictureFormat }
)

export interface PictureVariants {
  /**
   * Returns the path of a variant's file. The first call for a variant makes and stores its file. Undefined if no picture is stored
   * under the key, or if the stored file has no variants because of its kind. Visitors who wait for pictures take turns.
   */
  file(variant: Variant, visitor: string): Promise<string | undefined>
}

/** Makes pictures in the sizes and formats that browsers request. Each variant is made once and kept in the cache. */
export function pictureVariants(
  images: ImageProcess,
  storage: ObjectStorage,
  cache: PictureCache,
): PictureVariants {
  const queue = fairQueue({ atOnce: 1, limits: { perVisitor: 40, inAll: 400, tooMany, tooBusy } })

  async function make(source: string, target: string, { width, format }: Variant): Promise<string> {
    try {
      await (width === 'shared'
        ? images.run({ kind: 'share', source, target })
        : images.run({ kind: 'resize', source, target, width, format }))
    } catch (error) {
      if (!(error instanceof ImageError)) throw error
      if (error.code === undefined) throw cannotBeShown()
      throw error.code === imageProcessEnded ? tooBusy() : error
    }
    return target
  }

  return {
    async file(variant, visitor) {
      const { key, width, format } = variant
      const found = hasVariants(`/objects/${key}`) ? await storage.find(key) : undefined
      if (!found) return undefined

      // The hash depends on the stored picture's version. So if another picture is stored under the same key, new variants are
      // made.
      const hash = createHash('sha256').update(`${key} ${found.version} ${width}`).digest('hex')
      const name = `${hash}.${format}`
      const existing = await cache.find(name)
      if (existing) return existing
      const makeAndStore = async () => {
        const target = await storage.withFile(key, (original) => make(original, cache.place(name), variant))
        // The picture was deleted after `find` had found it. So the caller gets the same error as for a missing picture.
        if (target === undefined) throw cannotBeShown()
        await cache.written(target)
        return target
      }
      return queue.run(visitor, makeAndStore, { key: name })
    },
  }
}

/** The error for a file that is no picture and therefore cannot be resized. Visitors get the same error for a missing picture. */
function cannotBeShown() {
  return notFound('pictures.not-found', 'There is no such picture')
}

function tooMany(): ProblemError {
  return new ProblemError(429, 'pictures.too-many', 'Too many pictures at once. Please wait a moment.')
}

function tooBusy(): ProblemError {
  return new ProblemError(503, 'pictures.busy', 'Too many pictures are being made')
}
