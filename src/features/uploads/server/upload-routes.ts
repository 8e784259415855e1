import type { FastifyInstance } from 'fastify'

import { ownOrigin } from '#src/server/http/origin.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/upload-endpoints.ts'
import { storeUpload } from './store-upload.ts'
import { newUploadAddress } from './upload-address.ts'

export async function uploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  for (const endpoint of [endpoints.createUpload, endpoints.createNewsUpload]) {
    route(app, endpoint, async ({ body, request }) => ({
      uploadURL: await newUploadAddress(services, ownOrigin(request, services.config), body.purpose),
    }))
  }

  await app.register(async (files) => {
    // Fastify must not parse the body here, because the code that stores the file reads the body as a stream.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    route(files, endpoints.storeUpload, { isLong: true }, ({ params, query, request }) =>
      storeUpload(services, request.raw, `uploads/${params.name}`, query),
    )
  })
}
