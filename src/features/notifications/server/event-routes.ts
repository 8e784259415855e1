import type { FastifyInstance } from 'fastify'

import { requireCaller } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { streamEvents } from '../contract/notification-endpoints.ts'
import { eventStreams, eventStreamType } from './event-streams.ts'

/** The route for the event stream, by which open office screens learn at once of new orders and of lists that have changed. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const streams = eventStreams(services)

  // The server cannot close as long as event streams are open, so they are closed first.
  app.addHook('preClose', async () => streams.closeAll())

  route(app, streamEvents, ({ request, reply }) => {
    // A HEAD request must get only headers, but an event stream would never end. So no stream is opened.
    if (request.method === 'HEAD') return reply.type(eventStreamType).send('')
    streams.open(reply, requireCaller(request))
    // The stream writes to the connection itself, so the route returns an empty text.
    return ''
  })
}
