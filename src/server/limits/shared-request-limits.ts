import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import { logSecurityEvent } from '../http/security-events.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import type { Services } from '../services.ts'
import { sharedLimits, type Counted } from './shared-limits.ts'

/**
 * The statuses of responses to invalid input. A call with a wrong password or an unknown ticket gets another status: such a call is
 * a guess, and is counted as a normal call.
 */
const inputRejected = new Set([400, 409, 413, 415])
/**
 * How many calls with rejected input a caller may make in a minute: enough for a full restaurant whose guests mistype, too few for
 * a script that tries inputs out.
 */
const rejectedPerMinute = 120

declare module 'fastify' {
  interface FastifyRequest {
    /** The call that was counted for this request, so that the count can be taken back if the input is rejected. */
    countedCall: Counted | null
  }
}

/**
 * Rejects calls with 429 if the caller exceeds the limit of a route with `sharedPerMinute`. Calls are counted by user or device if
 * the server knows it, otherwise by address. So the restaurant's tablets and its guests on the same Wi-Fi do not use up each
 * other's calls. Calls with rejected input are counted separately. All servers of one database count together. If a server already
 * knows that a caller is over the limit, it rejects the call before it reads the body.
 */
export function sharedRequestLimits(
  app: FastifyInstance,
  { config, db }: Pick<Services, 'config' | 'db'>,
): void {
  if (!config.rateLimits) return
  const limits = sharedLimits(db.$client)
  app.decorateRequest('countedCall', null)

  app.addHook('preParsing', async (request, reply) => {
    const counted = await countsOf(request)
    const wait = counted && (limits.blocked(counted.call) ?? limits.blocked(counted.rejected))
    if (wait !== undefined) throw tooMany(reply, wait)
  })

  // This hook runs only for valid input. Calls with invalid input are counted in `onSend`.
  app.addHook('preHandler', async (request, reply) => {
    const counted = await countsOf(request)
    if (!counted) return
    const wait = await limits.consume(counted.call)
    if (wait !== undefined) throw tooMany(reply, wait)
    request.countedCall = counted.call
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const counted = inputRejected.has(reply.statusCode) ? await countsOf(request) : undefined
    if (!counted) return payload
    if (request.countedCall) await limits.refund(request.countedCall)
    const wait = await limits.consume(counted.rejected)
    if (wait === undefined) return payload
    const { problem } = tooMany(reply.code(429), wait)
    logSecurityEvent(request, 429, problem)
    return JSON.stringify(problem)
  })
}

async function countsOf(
  request: FastifyRequest,
): Promise<{ readonly call: Counted; readonly rejected: Counted } | undefined> {
  const { contract, sharedPerMinute, isCountedElsewhere } = request.routeOptions.config
  if (contract === undefined || sharedPerMinute === undefined) return undefined
  if (await isCountedElsewhere?.(request)) return undefined
  const who = callerOf(request)
  return {
    call: { call: contract, perMinute: sharedPerMinute, who },
    rejected: { call: `${contract} rejected`, perMinute: rejectedPerMinute, who },
  }
}

function callerOf(request: FastifyRequest): string {
  if (request.device) return `device ${request.device.id}`
  return request.actor ? `user ${request.actor.userId}` : visitorAddress(request)
}

function tooMany(reply: FastifyReply, seconds: number): ProblemError {
  reply.header('Retry-After', seconds)
  return new ProblemError(429, 'request.too-many', 'Too many requests. Please wait a moment.')
}
