import { endpointsOf } from '#src/kernel/endpoint.ts'
import { pictureLinkCodes } from '#src/features/uploads/contract/picture-link.ts'
import { HomeContent, HomeContentInput, HomeRecord } from './home-content.ts'

const endpoint = endpointsOf('Pages')

export const getHomeContent = endpoint('GET /api/home-content', {
  summary:
    'Texts of the home page, where the owner has left one empty those of the site, its pictures and its two films',
  response: HomeContent,
})

export const getHomeRecord = endpoint('GET /api/home-content/record', {
  summary: 'Texts, pictures and films of the home page as the owner has chosen them, for the editor',
  response: HomeRecord,
})

export const changeHomeContent = endpoint('PUT /api/home-content', {
  summary: 'Changes texts, pictures and films of the home page; fields that are not sent stay as they are',
  body: HomeContentInput,
  response: HomeRecord,
  problems: {
    409: 'Somebody else has changed it since it was read',
    503: 'A picture cannot be stored for now',
  },
  codes: ['pages.stale', 'pages.film-missing', 'pages.picture-missing', ...pictureLinkCodes],
})
