import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { sessionCookies } from '#src/server/http/session-cookie.ts'
import { LoginInput } from '../contract/account.ts'
import * as endpoints from '../contract/session-endpoints.ts'
import {
  clearSessionCookies,
  deviceTokens,
  sessionCookieName,
  setDeviceCookie,
  setSessionCookie,
} from './browser-cookies.ts'
import { deviceName } from '../rules/device-name.ts'
import { changeProfile } from './change-profile.ts'
import { allowsDemoPasswords } from './demo-sign-in.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import type { PasswordPolicy } from './new-password.ts'
import { endSession } from './session-store.ts'
import { signIn } from './sign-in.ts'
import { isKnownDevice } from './sign-in-attempts.ts'
import { TooManyAttempts } from './too-many-attempts.ts'
import { hasDemoSignIn } from './accounts.ts'
import { presentActor, presentExpiry, presentSignedIn } from './present-user.ts'

/** The routes for signing in and out, for asking who is signed in, and for the user's own profile. */
export function sessionRoutes(app: FastifyInstance, services: Services & PasswordPolicy): void {
  const { db, clock, config } = services

  const limits = { sharedPerMinute: 60, isCountedElsewhere: isSentByKnownDevice } as const
  route(app, endpoints.login, { ...limits }, async ({ body, request, reply }) => {
    const visitor = {
      address: request.ip,
      devices: deviceTokens(request),
      cookieName: sessionCookieName(request, config),
      formerCookies: sessionCookies(request),
      device: deviceName(request.headers['user-agent']),
      mayUseDemoPasswords: allowsDemoPasswords(request, config),
    }
    const { user, token, deviceToken } = await sayingWhenToRetry(reply, () => signIn(services, body, visitor))
    setSessionCookie(reply, token, config)
    setDeviceCookie(reply, deviceToken, config)
    return { user: presentSignedIn(user) }
  })

  async function isSentByKnownDevice(request: FastifyRequest): Promise<boolean> {
    const devices = deviceTokens(request)
    if (devices.length === 0) return false
    // Only the request's body names the account. Until the server has read the body, every device that sends a token counts as
    // known.
    if (request.body === undefined) return true
    const { data } = LoginInput.safeParse(request.body)
    return data !== undefined && isKnownDevice(db, { ...data, devices }, clock.now())
  }

  route(app, endpoints.logout, async ({ request, reply }) => {
    await endSession(db, requireActor(request).session.id)
    clearSessionCookies(reply, config)
    return { ok: true as const }
  })

  route(app, endpoints.session, async ({ request, reply }) => {
    const { actor } = request
    // A browser that sends a session cookie gets no page from the cache that all other visitors share. So the server deletes the
    // cookie of a session that has ended.
    if (!actor) clearSessionCookies(reply, config)
    return {
      user: actor && presentActor(actor),
      expiry: actor && presentExpiry(actor, clock.now()),
      demoHint: allowsDemoPasswords(request, config) && (await hasDemoSignIn(db)),
    }
  })

  route(app, endpoints.listOwnSessions, ({ request }) =>
    listOwnSessions(db, requireActor(request), clock.now()),
  )
  route(app, endpoints.endOtherSessions, ({ request }) => endOtherSessions(services, requireActor(request)))
  route(app, endpoints.endOwnSession, ({ params, request }) =>
    endOwnSession(services, requireActor(request), params.id),
  )

  route(app, endpoints.currentAdmin, ({ request }) => presentActor(requireActor(request)))
  route(app, endpoints.currentStaff, ({ request }) => presentActor(requireActor(request)))

  route(app, endpoints.changeProfile, async ({ body, request, reply }) => {
    const actor = requireActor(request)
    const change = () =>
      changeProfile(services, actor, body, { address: request.ip, devices: deviceTokens(request) })
    return presentSignedIn(await sayingWhenToRetry(reply, change))
  })
}

async function sayingWhenToRetry<Result>(reply: FastifyReply, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TooManyAttempts) void reply.header('Retry-After', error.retryAfterSeconds)
    throw error
  }
}
