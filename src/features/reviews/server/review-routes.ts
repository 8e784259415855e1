import type { FastifyInstance } from 'fastify'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/review-endpoints.ts'
import { sortForOffice } from '../rules/office-reviews.ts'
import { sortReviews } from '../rules/sort-reviews.ts'
import { changeReview, createReview, deleteReview, togglePin } from './edit-reviews.ts'
import { findPublishedReviews, findReviews } from './review-store.ts'

export function reviewRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  route(app, endpoints.listPublishedReviews, { caching: 'public' }, async () =>
    sortReviews(await findPublishedReviews(db)),
  )
  route(app, endpoints.listReviews, async () => sortForOffice((await findReviews(db)).map(withIsoTimes)))
  route(app, endpoints.createReview, async ({ request, body }) =>
    withIsoTimes(await createReview(services, requireActor(request), body)),
  )
  route(app, endpoints.changeReview, async ({ request, params, body }) =>
    withIsoTimes(await changeReview(services, requireActor(request), params.id, body)),
  )
  route(app, endpoints.pinReview, async ({ request, params }) =>
    withIsoTimes(await togglePin(services, requireActor(request), params.id)),
  )
  route(app, endpoints.deleteReview, ({ request, params }) =>
    deleteReview(services, requireActor(request), params.id),
  )
}
