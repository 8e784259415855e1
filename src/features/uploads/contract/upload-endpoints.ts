import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { UploadAddress, UploadedObject, UploadInput, UploadParams, UploadQuery } from './upload.ts'

const endpoint = endpointsOf('Uploads')

export const createUpload = endpoint('POST /api/objects/upload', {
  summary:
    'An address to send a picture or a film to; what follows /private/ in it is its path below /objects/',
  body: UploadInput,
  bodyLimit: 1024,
  response: UploadAddress,
  codes: [],
})

export const createNewsUpload = endpoint('POST /api/news-images/upload', {
  summary: 'The same for a picture of an article',
  body: UploadInput,
  bodyLimit: 1024,
  response: UploadAddress,
  codes: [],
})

export const storeUpload = endpoint('PUT /api/uploads/private/uploads/:name', {
  summary: 'Sends the file itself; may be repeated until it is stored',
  params: UploadParams,
  query: UploadQuery,
  body: z.unknown(),
  takes: ['image/*', 'video/*'],
  response: UploadedObject,
  problems: {
    403: 'The address is not signed by us, or has expired',
    409: 'The address was used, or another request with it is being stored',
    413: 'Too large, or too many pixels',
    415: 'A kind of file that is not taken',
    503: 'It cannot be stored for now',
  },
  codes: [
    'uploads.address-invalid',
    'uploads.address-expired',
    'uploads.address-used',
    'uploads.in-progress',
    'uploads.empty',
    'uploads.too-large',
    'uploads.too-many-pixels',
    'uploads.not-an-image',
    'uploads.not-a-film',
    'uploads.type-not-allowed',
    'uploads.type-svg',
    'uploads.type-heic',
    'uploads.animated',
    'uploads.cmyk',
    'uploads.broken',
    'uploads.unavailable',
  ],
})
