import type { FastifyInstance } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { requireGuestPhone } from '#src/server/http/guest-input.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import * as endpoints from '../contract/known-guest-endpoints.ts'
import { type KnownBookings, lookUpGuest } from './known-guest.ts'

const lookUpIsOff = 'The owner has not turned on that staff see what is stored of a number.'

export function knownGuestRoutes(app: FastifyInstance, services: Services & KnownBookings): void {
  const settings = siteSettingsInMemory(services)

  // Staff never need so many calls per minute, but the limit is too low for finding guests by trying phone numbers.
  route(app, endpoints.lookUpGuest, { sharedPerMinute: 30 }, async ({ body, request }) => {
    if (!(await settings()).looksUpCallers) throw new ProblemError(403, 'guests.look-up-off', lookUpIsOff)
    return lookUpGuest(services, requireActor(request), requireGuestPhone(body.phone, 'guests', 'phone'))
  })
}
