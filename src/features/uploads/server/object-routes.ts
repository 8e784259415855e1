import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { addressGroup } from '#src/kernel/address-group.ts'
import { pictureFormats, pictureWidths, sharedPictureFormat } from '#src/kernel/picture-variants.ts'
import { notFound } from '#src/kernel/problem.ts'
import { visitorAddress } from '#src/server/http/visitor-address.ts'
import type { Services } from '#src/server/services.ts'
import { isPlainAddress } from './picture-address.ts'
import { prepareVariants, type VariantPreparation } from './prepare-variants.ts'
import { aWeek, sendObject } from './send-object.ts'
import { pictureCache } from './picture-cache.ts'
import { pictureVariants, type Variant } from './picture-variants.ts'

/**
 * Serves the pictures for guests: originals under /objects, other sizes and formats under /pictures. Browsers must never show these
 * files as documents, only as images.
 */
export async function objectRoutes(
  app: FastifyInstance,
  { config, images, storage }: Pick<Services, 'config' | 'images' | 'storage'>,
): Promise<void> {
  const variants = pictureVariants(
    images,
    storage,
    pictureCache(join(config.storageDir, 'cache', 'pictures')),
  )

  let preparation: VariantPreparation | undefined
  app.addHook('onListen', async () => {
    preparation = prepareVariants({ images, storage, variants })
  })
  app.addHook('preClose', async () => preparation?.close())
  app.addHook('onRequest', async () => preparation?.noteRequest())

  app.get<{ Params: { '*': string } }>('/objects/*', async (request, reply) => {
    const key = request.params['*']
    const sent = isPlainAddress(request.url) && (await sendObject(storage, key, request, reply))
    if (!sent) throw notFound('objects.not-found', 'There is no such picture')
    return reply
  })

  app.get<{ Params: PictureParams }>('/pictures/:width/:format/*', async (request, reply) => {
    const variant = isPlainAddress(request.url) ? requestedVariant(request.params) : undefined
    const file = variant && (await openVariant(variant, addressGroup(visitorAddress(request))))
    if (!file || !variant) throw notFound('pictures.not-found', 'There is no such picture')
    const { size } = await file.stat()
    return reply
      .headers({
        'Content-Type': `image/${variant.format}`,
        'Content-Length': size,
        'Cache-Control': cachingOf(variant),
        // Other sites that show a link may also show its picture.
        ...(variant.width === 'shared' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      })
      .send(file.createReadStream())
  })

  /** Opens the file of a variant. If another process deletes it from the cache just before, it is made again. */
  async function openVariant(variant: Variant, visitor: string): Promise<FileHandle | undefined> {
    const file = await variants.file(variant, visitor)
    if (file === undefined) return undefined
    const opened = await open(file).catch(() => undefined)
    if (opened) return opened
    const again = await variants.file(variant, visitor)
    return again === undefined ? undefined : open(again)
  }
}

interface PictureParams {
  readonly width: string
  readonly format: string
  readonly '*': string
}

function requestedVariant(params: PictureParams): Variant | undefined {
  const address = params['*']
  if (params.width === 'shared') {
    const isShared = params.format === sharedPictureFormat && address.endsWith('.jpg')
    return isShared
      ? { key: address.slice(0, -'.jpg'.length), width: 'shared', format: sharedPictureFormat }
      : undefined
  }
  const width = pictureWidths.find((one) => String(one) === params.width)
  const format = pictureFormats.find((one) => one === params.format)
  return width && format && { key: address, width, format }
}

/**
 * An uploaded file never changes under its name, so browsers may cache its JPEG for shared links for a year. The demo's pictures
 * are different: a release may replace them under the same names.
 */
function cachingOf({ key, width }: Variant): string {
  return width === 'shared' && key.startsWith('uploads/')
    ? `public, max-age=${365 * 24 * 3600}, immutable`
    : `public, max-age=${aWeek}`
}
