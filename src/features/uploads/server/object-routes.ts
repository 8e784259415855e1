import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { pictureFormats, pictureWidths } from '../../../kernel/picture-variants.ts'
import { notFound } from '../../../kernel/problem.ts'
import type { Services } from '../../../server/services.ts'
import { pictureVariants } from './picture-variants.ts'

const aWeek = 7 * 24 * 3600

/**
 * Serves the pictures guests see: originals under /objects, other sizes and formats under /pictures. Nothing here is
 * ever a document: a browser may show it as an image and as nothing else.
 */
export async function objectRoutes(
  app: FastifyInstance,
  { config, images }: Pick<Services, 'config' | 'images'>,
): Promise<void> {
  const objects = join(config.storageDir, 'objects')
  const variants = pictureVariants(images, objects, join(config.storageDir, 'cache', 'pictures'))

  await app.register(fastifyStatic, {
    root: objects,
    prefix: '/objects/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    maxAge: aWeek * 1000,
  })

  app.get<{ Params: { width: string; format: string; '*': string } }>(
    '/pictures/:width/:format/*',
    async ({ params }, reply) => {
      const width = pictureWidths.find((one) => String(one) === params.width)
      const format = pictureFormats.find((one) => one === params.format)
      const file = width && format && (await variants.file({ path: params['*'], width, format }))
      if (!file) throw notFound('pictures.not-found', 'There is no such picture')
      const { size } = await stat(file)
      return reply
        .headers({
          'Content-Type': `image/${format}`,
          'Content-Length': size,
          'Cache-Control': `public, max-age=${aWeek}`,
        })
        .send(createReadStream(file))
    },
  )
}
