import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'
import * as endpoints from '../contract/session-endpoints.ts'
import { sessionLimits } from '../rules/session-limits.ts'
import { changeProfile } from './change-profile.ts'
import { endSession } from './session-store.ts'
import { signIn } from './sign-in.ts'
import { TooManyAttempts } from './sign-in-attempts.ts'
import { hasDemoSignIn } from './accounts.ts'
import { presentActor, presentExpiry, presentSignedIn } from './present-user.ts'

/** Signing in and out, who is signed in, and one's own profile. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services

  route(app, endpoints.login, { caching: 'none', sharedPerMinute: 60 }, async ({ body, request, reply }) => {
    const visitor = { address: request.ip, token: request.cookies[sessionCookie] }
    const { user, token } = await sayingWhenToRetry(reply, () => signIn(services, body, visitor))
    void reply.setCookie(sessionCookie, token, cookieOptions(request))
    return { user: presentSignedIn(user) }
  })

  route(app, endpoints.logout, { caching: 'none' }, async ({ request, reply }) => {
    await endSession(db, requireActor(request).session.id)
    void reply.clearCookie(sessionCookie, cookieOptions(request))
    return { ok: true as const }
  })

  route(app, endpoints.session, { caching: 'none' }, async ({ request, reply }) => {
    const { actor } = request
    // A cookie whose session has ended would keep its browser from the pages that all visitors share.
    if (!actor && request.cookies[sessionCookie])
      void reply.clearCookie(sessionCookie, cookieOptions(request))
    return {
      user: actor && presentActor(actor),
      expiry: actor && presentExpiry(actor, clock.now()),
      demoHint: !config.production && (await hasDemoSignIn(db)),
    }
  })

  route(app, endpoints.currentAdmin, { caching: 'none' }, ({ request }) =>
    presentActor(requireActor(request)),
  )
  route(app, endpoints.currentStaff, { caching: 'none' }, ({ request }) =>
    presentActor(requireActor(request)),
  )

  route(app, endpoints.changeProfile, { caching: 'none' }, async ({ body, request, reply }) => {
    const actor = requireActor(request)
    const change = () => changeProfile(services, actor, body, request.ip)
    return presentSignedIn(await sayingWhenToRetry(reply, change))
  })

  /** The browser forgets the cookie when the session must have ended. Over HTTPS it never sends it in the clear. */
  function cookieOptions(request: FastifyRequest) {
    const secure = config.publicUrl ? config.publicUrl.startsWith('https:') : request.protocol === 'https'
    return {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: sessionLimits.absoluteMinutes * 60,
    } as const
  }
}

async function sayingWhenToRetry<Result>(reply: FastifyReply, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TooManyAttempts) void reply.header('Retry-After', error.retryAfterSeconds)
    throw error
  }
}
