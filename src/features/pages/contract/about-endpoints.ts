import { endpointsOf } from '#src/kernel/endpoint.ts'
import { pictureLinkCodes } from '#src/features/uploads/contract/picture-link.ts'
import { AboutContent, AboutContentInput, AboutRecord } from './about-content.ts'

const endpoint = endpointsOf('Pages')

export const getAboutContent = endpoint('GET /api/about-content', {
  summary:
    'The page about the restaurant; where the owner has left a text or figure empty, what the site says instead',
  response: AboutContent,
})

export const getAboutRecord = endpoint('GET /api/about-content/record', {
  summary: 'The page about the restaurant as the owner has written it, for the editor',
  response: AboutRecord,
})

export const changeAboutContent = endpoint('PUT /api/about-content', {
  summary: 'Changes the page about the restaurant; fields that are not sent stay as they are',
  body: AboutContentInput,
  response: AboutRecord,
  problems: {
    409: 'Somebody else has changed it since it was read',
    503: 'A picture cannot be stored for now',
  },
  codes: ['pages.stale', ...pictureLinkCodes],
})
