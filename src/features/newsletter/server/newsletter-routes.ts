import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { restaurantDate } from '#src/kernel/dates.ts'
import { invalid } from '#src/kernel/problem.ts'
import { randomBytes } from '#src/kernel/random-bytes.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { setPageHeaders } from '#src/server/database/list-page.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { ownOrigin } from '#src/server/http/origin.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import type { SubscribeInput } from '../contract/newsletter.ts'
import * as endpoints from '../contract/newsletter-endpoints.ts'
import { deleteSubscriber } from './delete-subscriber.ts'
import { presentSubscriber } from './present-subscriber.ts'
import { subscriberCsv } from './subscriber-csv.ts'
import {
  findSubscriberPage,
  insertSubscriber,
  removeSubscriberByToken,
  type SubscriberRow,
} from './subscriber-store.ts'

export function newsletterRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  route(app, endpoints.subscribe, { sharedPerMinute: 12 }, async ({ body }) => {
    rejectBots(body)
    await insertSubscriber(db, newSubscriberRow(body, clock.now()))
    // The response is the same if the address was already subscribed, so that nobody can find out who gets the newsletter.
    return { email: body.email }
  })

  route(app, endpoints.unsubscribe, { sharedPerMinute: 12 }, async ({ params }) =>
    removeSubscriberByToken(db, params.token),
  )

  route(app, endpoints.listSubscribers, async ({ query, request, reply }) => {
    const { q: text, limit, cursor } = query
    if (query.format === 'csv') {
      const lines = subscriberCsv(db, { text, origin: ownOrigin(request, services.config) })
      const name = `newsletter-${restaurantDate(clock.now())}.csv`
      return reply
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines))
    }
    const page = await findSubscriberPage(db, { text, limit, cursor })
    setPageHeaders(request, reply, page)
    return page.rows.map(presentSubscriber)
  })

  route(app, endpoints.deleteSubscriber, async ({ params, request }) =>
    deleteSubscriber(services, requireActor(request), params.id),
  )
}

/** If the hidden field has a value, a program has filled in the form. */
function rejectBots(input: SubscribeInput): void {
  if (input.website) throw invalid('newsletter.rejected', 'The subscription cannot be accepted')
}

function newSubscriberRow({ email, language }: SubscribeInput, now: Date): SubscriberRow {
  return {
    id: rowId('sub', now),
    email,
    language,
    unsubscribeToken: Buffer.from(randomBytes(24)).toString('base64url'),
    createdAt: now,
  }
}
