import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { listPublishedReviews } from '../contract/review-endpoints.ts'
import { sortReviews } from '../rules/sort-reviews.ts'
import { findPublishedReviews } from './review-store.ts'

export function reviewRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, listPublishedReviews, { caching: 'public' }, async () =>
    sortReviews(await findPublishedReviews(db)),
  )
}
