import type { FastifyInstance } from 'fastify'

import { restaurantDate } from '#src/kernel/dates.ts'
import { periodStart } from '#src/kernel/list-query.ts'
import { notFound } from '#src/kernel/problem.ts'
import { setPageHeaders } from '#src/server/database/list-page.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import type { OpenOnes } from '#src/features/call-first/server/call-first.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import * as endpoints from '../contract/reservation-endpoints.ts'
import { fullDays } from '../rules/full-days.ts'
import { bookableDays, slotsOn } from '../rules/reservation-times.ts'
import { hasRoom } from '../rules/seating.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { changeReservation, deleteReservation, setReservationStatus } from './edit-reservations.ts'
import { markReservation } from './mark-reservation.ts'
import { makeReservation } from './make-reservation.ts'
import { findComingReservations } from './open-reservations.ts'
import {
  presentMadeReservation,
  presentReservation,
  presentReservationDay,
  presentReservations,
  presentTicket,
} from './present-reservation.ts'
import {
  findParties,
  findPartiesOfBusyDays,
  findReservationByTicket,
  findReservationPage,
  findReservationsOn,
  requireReservation,
} from './reservation-store.ts'

export function reservationRoutes(app: FastifyInstance, services: Services & OpenOnes): void {
  const { db, clock } = services
  const settingsToday = siteSettingsInMemory(services)
  const office = { ...services, settingsToday }

  route(app, endpoints.makeReservation, { sharedPerMinute: 60 }, async ({ body, headers, request }) => {
    const idempotencyKey = headers['idempotency-key']
    const made = await makeReservation(services, settingsToday, body, {
      idempotencyKey,
      actor: request.actor,
    })
    return presentMadeReservation(made)
  })

  route(app, endpoints.listReservationSlots, { perMinute: 600 }, async ({ query }) => {
    const { date, guests } = query
    const settings = await settingsToday()
    const times = slotsOn(date, clock.now(), settings)
    const booked = settings.capacity && times.length > 0 ? await findParties(db, date) : []
    return times.map((time) => ({ time, isFull: !hasRoom({ time, guests }, booked, settings.capacity) }))
  })

  route(app, endpoints.listFullDays, { perMinute: 120 }, async ({ query: { guests } }) => {
    const settings = await settingsToday()
    if (!settings.capacity) return []
    const now = clock.now()
    // On a day with at most this many booked guests in all, the party finds free seats at any time. So only busier days are read
    // from the database.
    const covers = settings.capacity.seats - guests
    const booked = covers < 0 ? [] : await findPartiesOfBusyDays(db, { ...bookableDays(now), covers })
    return fullDays(guests, booked, now, settings)
  })

  route(app, endpoints.getReservationTicket, async ({ params }) => {
    const reservation = await findReservationByTicket(db, params.token)
    if (!reservation) throw notFound('reservations.ticket-not-found', 'There is no such reservation')
    return presentTicket(reservation, clock.now())
  })

  route(app, endpoints.cancelReservation, { sharedPerMinute: 12 }, async ({ params }) =>
    presentTicket(await cancelReservation(services, params.token), clock.now()),
  )

  route(app, endpoints.listReservations, async ({ query, request, reply }) => {
    const { q: text, period, status: statuses, archive, limit, cursor } = query
    const since = periodStart(period, clock.now())
    const page = await findReservationPage(db, { text, since, statuses, archive, limit, cursor })
    setPageHeaders(request, reply, page)
    return presentReservations(office, page.rows)
  })

  route(app, endpoints.getReservationDay, async ({ params: { date } }) =>
    presentReservationDay(office, date, await findReservationsOn(db, date), await settingsToday()),
  )

  route(app, endpoints.listComingReservations, () => findComingReservations(db, restaurantDate(clock.now())))

  route(app, endpoints.getReservation, async ({ params }) =>
    presentReservation(office, await requireReservation(db, params.id)),
  )

  route(app, endpoints.setReservationStatus, async ({ params, body, request }) =>
    presentReservation(office, await setReservationStatus(office, requireActor(request), params.id, body)),
  )

  route(app, endpoints.markReservation, async ({ params, body, request }) =>
    presentReservation(office, await markReservation(office, requireActor(request), params.id, body)),
  )

  route(app, endpoints.changeReservation, async ({ params, body, request }) =>
    presentReservation(office, await changeReservation(office, requireActor(request), params.id, body)),
  )

  route(app, endpoints.deleteReservation, async ({ params, request }) =>
    deleteReservation(services, requireActor(request), params.id),
  )
}
