import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionCookies } from '#src/server/http/session-cookie.ts'
import type { Services } from '#src/server/services.ts'
import { extendsSession } from '../rules/session-activity.ts'
import { findActor, noteSeen } from './session-store.ts'

/**
 * Finds the signed-in user of every API call with a session cookie. The user must still be active, and has the role that the users
 * table says at this moment. Calls that a person makes move the idle limit. The rate limits run first, in `onRequest`, so they also
 * limit the queries that calls with invented cookies cause.
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
