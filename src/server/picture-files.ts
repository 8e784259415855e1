import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import type { Services } from './services.ts'

/** Serves the pictures guests see under /objects, from the data folder. Only images: nothing here is ever a document. */
export async function pictureFiles(app: FastifyInstance, { config }: Services): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(config.dataDir, 'objects'),
    prefix: '/objects/',
    index: false,
    dotfiles: 'ignore',
    maxAge: '1d',
    decorateReply: false,
    setHeaders: (response) => {
      response.header('X-Content-Type-Options', 'nosniff')
      response.header('Cross-Origin-Resource-Policy', 'same-site')
    },
  })
}
