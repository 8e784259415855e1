import { createHmac, randomBytes } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import type { Problem } from '#src/kernel/problem.ts'
import { loggedRoute } from './logged-route.ts'
import { visitorAddress } from './visitor-address.ts'

export type SecurityEvent = 'sign-in-failed' | 'sign-in-locked' | 'access-denied'

/** Of this run of the program: lines of one visitor can be told from those of others, but no address can be found. */
const addressKey = randomBytes(32)

/**
 * Logs a failed or locked sign-in and a rejected right: which route, by whom, where someone
 * is signed in, and a keyed hash of the address. What a guest typed is never part of it.
 */
export function logSecurityEvent(request: FastifyRequest, status: number, { code }: Problem): void {
  const event = securityEvent(status, code)
  if (event === undefined) return
  const { actor, log, method } = request
  log.warn(
    {
      event,
      code,
      method,
      route: loggedRoute(request),
      ...(actor && { role: actor.role, userId: actor.userId }),
      visitor: visitorHash(request),
    },
    'security event',
  )
}

function securityEvent(status: number, code: string): SecurityEvent | undefined {
  if (code === 'accounts.too-many-attempts') return 'sign-in-locked'
  if (code === 'accounts.invalid-credentials' || code === 'accounts.demo-password') return 'sign-in-failed'
  return status === 401 || status === 403 ? 'access-denied' : undefined
}

function visitorHash(request: FastifyRequest): string {
  return createHmac('sha256', addressKey).update(visitorAddress(request)).digest('base64url').slice(0, 12)
}
