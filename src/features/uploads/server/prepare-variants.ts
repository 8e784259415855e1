import { hasVariants, pictureFormats, pictureWidths } from '#src/kernel/picture-variants.ts'
import type { ImageProcess } from '#src/server/images/image-process.ts'
import type { ObjectStorage } from '#src/server/storage/object-storage.ts'
import type { PictureVariants, Variant } from './picture-variants.ts'
import { onPictureStored } from './stored-pictures.ts'

export interface VariantPreparation {
  /** Somebody asks for a picture: what nobody waits for is made later. */
  noteRequest(): void
  close(): void
}

interface Prepared {
  readonly images: ImageProcess
  readonly storage: ObjectStorage
  readonly variants: PictureVariants
}

interface Pace {
  /** After the start, which has other things to do. */
  readonly firstAfter: number
  /** Nobody has asked for a picture for so long. */
  readonly idleAfter: number
}

/** In milliseconds. */
const usualPace: Pace = { firstAfter: 120_000, idleAfter: 20_000 }
/** The newest; all their variants take a fifth of the cache. */
const maxPictures = 300
/** It takes turns with the visitors, as one of them. */
const visitor = 'preparation'

/**
 * Makes the variants of pictures ahead of the guests: of one that is stored at once, and while nobody asks for pictures those of
 * all that are there, so that the first visitors of a new installation do not wait for them. What exists is made once; it
 * costs nothing on the next start.
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
      // Deleted meanwhile, none that can be shown, or too much to do for now: whoever asks for it has it made.
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

/** Those that pages name: no wider than the picture itself, the formats that most browsers take first. */
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
