import { hasVariants, pictureFormats, pictureWidths } from '#src/kernel/picture-variants.ts'
import type { ImageProcess } from '#src/server/images/image-process.ts'
import type { ObjectStorage } from '#src/server/storage/object-storage.ts'
import type { PictureVariants, Variant } from './picture-variants.ts'
import { onPictureStored } from './stored-pictures.ts'

export interface VariantPreparation {
  /** Tells the preparation that a visitor has requested a picture, so that the preparation pauses. */
  noteRequest(): void
  close(): void
}

interface Prepared {
  readonly images: ImageProcess
  readonly storage: ObjectStorage
  readonly variants: PictureVariants
}

interface Pace {
  /**
   * Milliseconds. How long the preparation waits after the program has started, because the program has other things to do then.
   */
  readonly firstAfter: number
  /** Milliseconds. How long the preparation waits after the last request for a picture. */
  readonly idleAfter: number
}

/** In milliseconds. */
const usualPace: Pace = { firstAfter: 120_000, idleAfter: 20_000 }
/** Variants are prepared only for this many pictures, the newest ones. All these variants together take a fifth of the cache. */
const maxPictures = 300
/**
 * The preparation's name in the queue in which visitors take turns. The queue treats the preparation as a single visitor, so that
 * it hardly delays real visitors.
 */
const visitor = 'preparation'

/**
 * Makes variants of pictures before guests request them. Variants of a new picture are made at once. Variants of older pictures are
 * made while nobody requests a picture, so that the first visitors of a new installation need not wait. Existing variants are not
 * made again, so the next start costs nothing.
 */
export function prepareVariants(prepared: Prepared, pace: Partial<Pace> = {}): VariantPreparation {
  const { firstAfter, idleAfter } = { ...usualPace, ...pace }
  const { storage } = prepared
  const stored: Variant[] = []
  let waiting: Variant[] | undefined
  let askedAt = performance.now()
  let isWorking = false
  const closing = new AbortController()
  let timer = setTimeout(() => void work(), firstAfter).unref()

  const stopListening = onPictureStored(storage, (key) => {
    void variantsOf(prepared, key).then((variants) => {
      stored.push(...variants)
      return work()
    })
  })

  async function next(): Promise<Variant | undefined> {
    const first = stored.shift()
    if (first || performance.now() - askedAt < idleAfter) return first
    waiting ??= await newestVariants(prepared).catch(() => undefined)
    return waiting?.shift()
  }

  async function work(): Promise<void> {
    if (isWorking || closing.signal.aborted) return
    isWorking = true
    clearTimeout(timer)
    for (let variant = await next(); variant && !closing.signal.aborted; variant = await next()) {
      // Errors are ignored: the picture may be deleted or unreadable, or the server too busy. The variant is then made when a
      // browser requests it.
      await prepared.variants.file(variant, visitor).catch(() => {})
    }
    isWorking = false
    if (!closing.signal.aborted && waiting?.length !== 0)
      timer = setTimeout(() => void work(), idleAfter).unref()
  }

  return {
    noteRequest() {
      askedAt = performance.now()
    },
    close() {
      closing.abort()
      clearTimeout(timer)
      stopListening()
    },
  }
}

/**
 * The variants of a picture to which the site's pages link: in the formats that most browsers prefer, and no wider than the picture
 * itself.
 */
async function variantsOf({ images, storage }: Prepared, key: string): Promise<Variant[]> {
  if (!hasVariants(`/objects/${key}`)) return []
  const size = await storage
    .withFile(key, (source) => images.run({ kind: 'size', source }))
    .catch(() => undefined)
  if (!size) return []
  const widths = pictureWidths.filter((width) => width <= size.width)
  return pictureFormats.flatMap((format) => widths.map((width) => ({ key, width, format })))
}

async function newestVariants(prepared: Prepared): Promise<Variant[]> {
  const found: { readonly key: string; readonly modifiedAt: Date }[] = []
  for await (const object of prepared.storage.list('')) found.push(object)
  const newest = found.toSorted((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime())
  const variants: Variant[] = []
  for (const { key } of newest
    .filter((object) => hasVariants(`/objects/${object.key}`))
    .slice(0, maxPictures))
    variants.push(...(await variantsOf(prepared, key)))
  return variants
}
