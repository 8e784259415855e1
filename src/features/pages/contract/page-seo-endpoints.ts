import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { pictureLinkCodes } from '#src/features/uploads/contract/picture-link.ts'
import { PageSeo, PageSeoInput, PageSeoParams } from './page-seo.ts'

const endpoint = endpointsOf('Pages')

export const listPageSeo = endpoint('GET /api/page-seo', {
  summary:
    'What the owner has written for the heads of pages, by page and language; others have the site’s own',
  response: z.array(PageSeo),
})

export const changePageSeo = endpoint('PUT /api/page-seo/:pageKey/:language', {
  summary: 'Changes the head of a page in a language; fields that are not sent stay as they are',
  params: PageSeoParams,
  body: PageSeoInput,
  response: PageSeo,
  problems: {
    409: 'Somebody else has changed it since it was read',
    503: 'A picture cannot be stored for now',
  },
  codes: ['pages.stale', ...pictureLinkCodes],
})
