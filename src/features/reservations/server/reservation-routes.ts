import type { FastifyInstance } from 'fastify'

import { notFound } from '#src/kernel/problem.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import * as endpoints from '../contract/reservation-endpoints.ts'
import { slotsOn } from '../rules/reservation-times.ts'
import { hasRoom } from '../rules/seating.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { makeReservation } from './make-reservation.ts'
import { presentMadeReservation, presentTicket } from './present-reservation.ts'
import { findParties, findReservationByTicket } from './reservation-store.ts'

export function reservationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const settingsToday = siteSettingsInMemory(services)

  route(app, endpoints.makeReservation, { caching: 'none', sharedPerMinute: 12 }, async ({ body, headers }) =>
    presentMadeReservation(await makeReservation(services, settingsToday, body, headers['idempotency-key'])),
  )

  route(app, endpoints.listReservationSlots, { caching: 'none', perMinute: 120 }, async ({ query }) => {
    const { date, guests } = query
    const settings = await settingsToday()
    const times = slotsOn(date, clock.now(), settings)
    const booked = settings.capacity && times.length > 0 ? await findParties(db, date) : []
    return times.map((time) => ({ time, isFull: !hasRoom({ time, guests }, booked, settings.capacity) }))
  })

  route(app, endpoints.getReservationTicket, { caching: 'none' }, async ({ params }) => {
    const reservation = await findReservationByTicket(db, params.token)
    if (!reservation) throw notFound('reservations.ticket-not-found', 'There is no such reservation')
    return presentTicket(reservation, clock.now())
  })

  route(app, endpoints.cancelReservation, { caching: 'none', sharedPerMinute: 12 }, async ({ params }) =>
    presentTicket(await cancelReservation(services, params.token), clock.now()),
  )
}
