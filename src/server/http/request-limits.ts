import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Config } from '../config.ts'
import { ownAddress } from './inject-transport.ts'
import { isApi } from './api-addresses.ts'
import { visitorAddress } from './visitor-address.ts'

/**
 * Limits how often one address may call the API: 3,000 times a minute in all, or less often if a route says so. 3,000 are enough
 * for a full restaurant whose guests and tablets share one address. Calls are counted by the route that they match, whatever the
 * spelling of their address; requests that match no route are counted too. Pages and files are cheap to send and cached for all
 * visitors, so they have no general limit.
 */
export async function requestLimits(app: FastifyInstance, config: Pick<Config, 'rateLimits'>): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: 3_000,
    timeWindow: '1 minute',
    keyGenerator: (request) => normalizeIP(visitorAddress(request)),
    allowList: (request) => !config.rateLimits || request.ip === ownAddress || !isLimited(request),
    errorResponseBuilder: () =>
      new ProblemError(429, 'request.too-many', 'Too many requests. Please wait a moment.'),
  })
  const limit = app.rateLimit()
  app.addHook('onRequest', async (request, reply) => {
    // The rate-limit plugin limits only requests that match a route. So requests that match no route are limited here.
    if (request.is404) await limit.call(app, request, reply)
  })
}

/**
 * The route `config` for a file that the server makes anew for each request. `max` is the largest number of requests from one
 * address in a minute.
 */
export function filesPerMinute(max: number) {
  return { rateLimit: { max, timeWindow: '1 minute' } } as const
}

function isLimited({ is404, routeOptions: { url, config } }: FastifyRequest): boolean {
  return is404 || isApi(url) || typeof config.rateLimit === 'object'
}
