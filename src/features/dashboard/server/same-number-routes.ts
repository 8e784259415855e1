import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

import { restaurantDate } from '#src/kernel/dates.ts'
import { notFound, ProblemError } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import type { Services } from '#src/server/services.ts'
import type { OpenOnes } from '#src/features/call-first/server/call-first.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import * as orders from '#src/features/orders/server/orders.ts'
import * as reservations from '#src/features/reservations/server/reservations.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import * as endpoints from '../contract/same-number-endpoints.ts'

/** The routes for the open orders and reservations of one phone number: to list, cancel and restore them. */
export function sameNumberRoutes(
  app: FastifyInstance,
  services: Services & OpenOnes & orders.ExpectedBookings,
): void {
  const { db, clock } = services
  const settingsToday = siteSettingsInMemory(services)
  const office = { ...services, settingsToday }
  const pricing = orders.pricingInMemory(services)
  const kitchen = () => orders.readKitchen(services, pricing)

  route(app, endpoints.getSameNumber, async ({ query }) => {
    const phone = await phoneOf(db, query.like)
    const today = restaurantDate(clock.now())
    const [tables, meals] = await Promise.all([
      reservations.findOpenReservations(db, phone, today),
      orders.findOpenOrders(db, phone, today),
    ])
    return {
      shownPhone: shownPhone(phone),
      reservations: await reservations.presentReservations(office, tables),
      orders: await orders.presentOrders(services, meals),
    }
  })

  route(app, endpoints.cancelSameNumber, async ({ body, request }) => {
    const phone = await phoneOf(db, body.like)
    const by = requireActor(request)
    return {
      reservations: await reservations.cancelOpenReservations(services, by, phone),
      orders: await orders.cancelOpenOrders(services, await kitchen(), by, phone, body.reason),
    }
  })

  route(app, endpoints.restoreSameNumber, async ({ body, request }) => {
    const by = requireActor(request)
    const now = await kitchen()
    let restored = 0
    const missed: Missed[] = []
    // Each is restored by itself, so that dishes which ran out do not cost the guest the table.
    for (const row of body.reservations)
      try {
        restored += await reservations.restoreReservations(office, by, [row])
      } catch (error) {
        const guest = await reservations.findReservation(db, row.id)
        missed.push({ name: guest?.name ?? '', lacks: lackedBy(error, 'seats') })
      }
    for (const row of body.orders)
      try {
        restored += await orders.restoreOrders(services, now, by, [row])
      } catch (error) {
        missed.push({ name: shortCode(row.id), lacks: lackedBy(error, 'portions') })
      }
    return { restored, missed }
  })
}

type Missed = z.output<typeof endpoints.restoreSameNumber.response>['missed'][number]

/** What a rejected row lacks. Throws errors that are no conflicts again. */
function lackedBy(error: unknown, lacks: Missed['lacks']): Missed['lacks'] {
  if (error instanceof ProblemError && error.status === 409) return lacks
  throw error
}

/** The phone number of the order or reservation with this id, in E.164. Throws 404 if there is neither. */
async function phoneOf(db: Queries, id: string): Promise<string> {
  const phone =
    (await reservations.findReservation(db, id))?.phone ?? (await orders.findOrder(db, id))?.customerPhone
  if (!phone) throw notFound('same-number.not-found', 'There is no such order or reservation')
  return phone
}
