import type { FastifyInstance } from 'fastify'

import { periodStart, type Period } from '#src/kernel/list-query.ts'
import { setPageHeaders } from '#src/server/database/list-page.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/message-endpoints.ts'
import { deleteMessage, setMessageStatus } from './edit-messages.ts'
import { countMessages, findMessagePage, requireMessage } from './message-store.ts'
import { presentMessage } from './present-message.ts'
import { sendMessage } from './send-message.ts'

export function contactRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const filterOf = ({ q, period }: { q?: string | undefined; period: Period }) => ({
    text: q,
    since: periodStart(period, clock.now()),
  })

  route(app, endpoints.sendMessage, { sharedPerMinute: 12 }, async ({ body, headers }) =>
    presentMessage(await sendMessage(services, body, headers['idempotency-key'])),
  )

  route(app, endpoints.listMessages, async ({ query, request, reply }) => {
    const { status: statuses, limit, cursor } = query
    const page = await findMessagePage(db, { ...filterOf(query), statuses, limit, cursor })
    setPageHeaders(request, reply, page)
    return page.rows.map(presentMessage)
  })

  route(app, endpoints.countMessages, async ({ query }) => countMessages(db, filterOf(query)))

  route(app, endpoints.getMessage, async ({ params }) => presentMessage(await requireMessage(db, params.id)))

  route(app, endpoints.setMessageStatus, async ({ params, body, request }) =>
    presentMessage(await setMessageStatus(services, requireActor(request), params.id, body.status)),
  )

  route(app, endpoints.deleteMessage, async ({ params, request }) =>
    deleteMessage(services, requireActor(request), params.id),
  )
}
