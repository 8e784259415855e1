import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import type { PictureFormat, PictureWidth } from '../../../kernel/picture-variants.ts'
import { notFound, ProblemError } from '../../../kernel/problem.ts'
import { ImageError, imageProcessEnded, type ImageProcess } from '../../../server/images/image-process.ts'

const mostWaiting = 100

export interface Variant {
  /** Path of the object below the objects folder, as in its address. */
  readonly path: string
  readonly width: PictureWidth
  readonly format: PictureFormat
}

export interface PictureVariants {
  /** The file of a variant, made on the first request and kept. Undefined where there is no such picture. */
  file(variant: Variant): Promise<string | undefined>
}

/**
 * Pictures in the sizes and formats browsers ask for: each is resized once and kept on disk. Requests for one that is
 * being made wait for it; beyond a hundred waiting, visitors are asked to come back.
 */
export function pictureVariants(
  images: ImageProcess,
  objectsFolder: string,
  cacheFolder: string,
): PictureVariants {
  const underWay = new Map<string, Promise<string>>()

  /** The image process resizes one picture at a time. */
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
    async file({ path, width, format }) {
      const original = join(objectsFolder, path)
      if (!original.startsWith(objectsFolder + sep)) return undefined
      const found = await stat(original).catch(() => undefined)
      if (!found?.isFile()) return undefined

      // Size and time are part of the name: a picture laid anew under the same name gets new variants.
      const name = createHash('sha256')
        .update(`${path} ${found.size} ${found.mtimeMs} ${width}`)
        .digest('hex')
      const target = join(cacheFolder, name.slice(0, 2), `${name}.${format}`)
      if (await stat(target).catch(() => undefined)) return target
      if (!underWay.has(target) && underWay.size >= mostWaiting) throw tooBusy()
      const making =
        underWay.get(target) ??
        resize(original, target, { path, width, format }).finally(() => underWay.delete(target))
      underWay.set(target, making)
      return making
    },
  }
}

/** The file is no picture that can be resized; it is the same as none. */
function cannotBeShown(): ProblemError {
  return notFound('pictures.not-found', 'There is no such picture')
}

function tooBusy(): ProblemError {
  return new ProblemError(503, { message: 'Too many pictures are being made', code: 'pictures.busy' })
}
