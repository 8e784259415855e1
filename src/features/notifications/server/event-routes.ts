import type { FastifyInstance } from 'fastify'

import { requireCaller } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { streamEvents } from '../contract/notification-endpoints.ts'
import { eventStreams, eventStreamType } from './event-streams.ts'

/** The route for the event stream to open screens of the office. It announces new orders and changed lists within a moment. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const streams = eventStreams(services)

  // Open streams would keep the server from closing, so they are closed first.
  app.addHook('preClose', async () => streams.closeAll())

  route(app, streamEvents, { caching: 'none' }, ({ request, reply }) => {
    // A response to HEAD ends with its headers, but a stream would never end, so none is opened.
    if (request.method === 'HEAD') return reply.type(eventStreamType).send('')
    streams.open(reply, requireCaller(request))
    // The stream now controls the reply, so there is nothing left to send.
    return ''
  })
}
