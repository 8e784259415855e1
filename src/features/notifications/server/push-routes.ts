import type { FastifyInstance } from 'fastify'

import { onTheInternet } from '#src/server/downloads/download.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/push-endpoints.ts'
import { pushKeys } from './push-keys.ts'
import { findOwnSubscriptions, subscribe, unsubscribe } from './push-subscriptions.ts'

/** The routes by which users of the office choose which of their devices get push messages about new orders. */
export function pushRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  route(app, endpoints.listPushSubscriptions, async ({ request }) => ({
    publicKey: (await pushKeys(db)).publicKey,
    subscriptions: await findOwnSubscriptions(db, requireActor(request)),
  }))

  // Each call may cause a DNS look-up, so only a few calls per minute are allowed.
  route(app, endpoints.subscribeToPush, { sharedPerMinute: 30 }, ({ body, request }) =>
    subscribe(services, requireActor(request), body, onTheInternet),
  )

  route(app, endpoints.unsubscribeFromPush, ({ params, request }) =>
    unsubscribe(db, requireActor(request), params.id),
  )
}
