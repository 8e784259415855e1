import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'

const endpoint = endpointsOf('Pages')

export const getFilmFile = endpoint('GET /api/assets/:file', {
  summary:
    'A film of the home page or its poster, such as hero.landingpage.mp4, in byte ranges where asked for; an uploaded one has the type of its bytes',
  params: z.object({ file: z.string().max(100) }),
  query: z.object({
    /** The version of the film in the address. If it is the current version, browsers may cache the response for a year. */
    v: z.string().max(64).optional(),
  }),
  response: z.string(),
  gives: ['video/mp4', 'video/webm', 'image/jpeg', 'image/webp'],
  problems: { 404: 'No such film', 416: 'The film has no such bytes' },
  codes: ['films.not-found'],
})
