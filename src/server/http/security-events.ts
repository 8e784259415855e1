import { createHmac, randomBytes } from 'node:crypto'

import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import { addressGroup } from '#src/kernel/address-group.ts'
import type { Problem } from '#src/kernel/problem.ts'
import { loggedRoute } from './logged-route.ts'
import { visitorAddress } from './visitor-address.ts'

export type SecurityEvent = 'sign-in-failed' | 'sign-in-locked' | 'access-denied' | 'limit-exceeded'

/**
 * A secret key with which visitors' addresses are hashed for the log, new for each run of the program. So the log shows which lines
 * belong to the same visitor, but not the visitor's address.
 */
const addressKey = randomBytes(32)

/**
 * Addresses and calls for which a line about an exceeded limit was logged within the last minute. No further line is logged for
 * them in this minute, so that a flood of requests does not flood the log.
 */
const loggedLimits = new LRUCache<string, true>({ max: 5_000, ttl: 60_000 })

/**
 * Logs a failed or locked sign-in, a request that the caller has no right to make, and a request over a limit. The log line
 * contains the route, the user if somebody is signed in, and a keyed hash of the visitor's address. It never contains what a guest
 * typed.
 */
export function logSecurityEvent(request: FastifyRequest, status: number, { code }: Problem): void {
  const event = securityEvent(status, code)
  if (event === undefined) return
  const { actor, log, method } = request
  const route = loggedRoute(request)
  if (event === 'limit-exceeded' && isLoggedLately(request, route)) return
  const who = actor && { role: actor.role, userId: actor.userId }
  log.warn({ event, code, method, route, ...who, visitor: visitorHash(request) }, 'security event')
}

function isLoggedLately(request: FastifyRequest, route: string): boolean {
  const limit = `${addressGroup(visitorAddress(request))} ${request.method} ${route}`
  if (loggedLimits.has(limit)) return true
  loggedLimits.set(limit, true)
  return false
}

function securityEvent(status: number, code: string): SecurityEvent | undefined {
  if (code === 'accounts.too-many-attempts') return 'sign-in-locked'
  if (code === 'accounts.invalid-credentials') return 'sign-in-failed'
  // A user has entered a wrong current password in their own profile. It may be another person, who has found the screen unlocked
  // and guesses the password.
  if (code === 'accounts.current-password-incorrect') return 'sign-in-failed'
  // With another status, the user has sent the demo password as a new password, which is only wrong input.
  if (code === 'accounts.demo-password' && status === 403) return 'sign-in-failed'
  if (status === 429) return 'limit-exceeded'
  return status === 401 || status === 403 ? 'access-denied' : undefined
}

function visitorHash(request: FastifyRequest): string {
  return createHmac('sha256', addressKey).update(visitorAddress(request)).digest('base64url').slice(0, 12)
}
