import type { FastifyInstance } from 'fastify'

import { requireActor } from '../../../server/actor.ts'
import type { HouseEvent } from '../../../server/house-events.ts'
import { route } from '../../../server/route.ts'
import type { Services } from '../../../server/services.ts'
import { findActorOfSession } from '../../accounts/server/accounts.ts'
import { streamEvents } from '../contract/notification-endpoints.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { findNotification } from './notification-store.ts'

/** The live line to the screens of the house: new orders and changed lists, within a moment. */
export function eventRoutes(app: FastifyInstance, { db, events, clock }: Services): void {
  const streams = new Set<EventStream>()

  // Open streams would keep the server from closing.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.close()
  })

  route(app, streamEvents, { caching: 'none' }, ({ request, reply }) => {
    const { session } = requireActor(request)
    const stopListening = events.subscribe((event) => void pass(stream, event))
    const stream = openEventStream(reply, {
      mayListen: async () => {
        const actor = await findActorOfSession(db, session.id, clock.now())
        return actor !== null && actor.role !== 'customer'
      },
      onClose() {
        stopListening()
        streams.delete(stream)
      },
    })
    streams.add(stream)
    // The stream has taken the reply over; nothing is left to answer.
    return ''
  })

  async function pass(stream: EventStream, { lists, notificationId }: HouseEvent): Promise<void> {
    stream.send({ event: 'changed', data: { lists: [...lists] } })
    if (notificationId === undefined) return
    const notification = await findNotification(db, notificationId).catch(() => undefined)
    if (notification) stream.send({ event: 'notification', data: notification })
  }
}
