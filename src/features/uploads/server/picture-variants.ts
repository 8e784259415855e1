import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

import sharp from 'sharp'

import type { PictureFormat, PictureWidth } from '../../../kernel/picture-variants.ts'
import { ProblemError } from '../../../kernel/problem.ts'

// One picture at a time with two threads: a guest's order must not wait for a processor full of pictures.
sharp.concurrency(2)
const mostWaiting = 100
const largestOriginal = 50_000_000

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
export function pictureVariants(objectsFolder: string, cacheFolder: string): PictureVariants {
  const underWay = new Map<string, Promise<string>>()
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
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
        inTurn(() => resize(original, target, width, format)).finally(() => underWay.delete(target))
      underWay.set(target, making)
      return making
    },
  }
}

async function resize(
  original: string,
  target: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<string> {
  const picture = sharp(original, { limitInputPixels: largestOriginal })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  const unfinished = `${target}.${randomUUID()}`
  await mkdir(dirname(target), { recursive: true })
  try {
    await (
      format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 76 })
    ).toFile(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return target
}

function tooBusy(): ProblemError {
  return new ProblemError(503, { message: 'Too many pictures are being made', code: 'pictures.busy' })
}
