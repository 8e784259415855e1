import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionCookies } from '#src/server/http/session-cookie.ts'
import type { Services } from '#src/server/services.ts'
import { extendsSession } from '../rules/session-activity.ts'
import { findActor, noteSeen } from './session-store.ts'

/**
 * Finds the signed-in user of every API call that has a session cookie. The user must still be active; the role is read from the
 * users table on each call. A call that a person causes prolongs the session. This hook runs after the rate limits (`onRequest`).
 * So they also limit how many queries an attacker can cause with invented cookies.
 */
export function sessionActors(app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  app.addHook('preParsing', async (request) => {
    const cookies = sessionCookies(request)
    const { contract } = request.routeOptions.config
    if (cookies.length === 0 || contract === undefined) return
    const now = clock.now()
    const actor = await findActor(db, cookies, now)
    request.actor = actor && isPersonal(request, contract) ? await noteSeen(db, actor, now) : actor
  })
}

function isPersonal(request: FastifyRequest, contract: string): boolean {
  return extendsSession({
    contract,
    background: request.headers['x-background'] !== undefined,
    active: (request.query as { active?: unknown } | undefined)?.active === 'true', // not yet validated
  })
}
