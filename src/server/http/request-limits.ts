import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ProblemError } from '../../kernel/problem.ts'
import type { Config } from '../config.ts'
import { isApi } from './api-addresses.ts'

/**
 * Limits how often one address calls the API: 600 times a minute in all, and less where a route says so. The matched
 * route decides, however its address is spelt; what matches none is counted too. Pages and files are cheap and shared.
 */
export async function requestLimits(app: FastifyInstance, config: Pick<Config, 'rateLimits'>): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: 600,
    timeWindow: '1 minute',
    // A connection that has ended has no address any more; whatever it asked for still counts.
    keyGenerator: (request) => normalizeIP(addressOf(request) ?? 'gone'),
    allowList: (request) => !config.rateLimits || !isLimited(request),
    errorResponseBuilder: () =>
      new ProblemError(429, {
        message: 'Too many requests. Please wait a moment.',
        code: 'request.too-many',
      }),
  })
  const limit = app.rateLimit()
  app.addHook('onRequest', async (request, reply) => {
    // The plugin itself limits routes, and this is none.
    if (request.is404) await limit.call(app, request, reply)
  })
}

/** Its type does not say that the address of an ended connection is missing. */
function addressOf(request: { readonly ip: string | undefined }): string | undefined {
  return request.ip
}

function isLimited({ is404, routeOptions: { url, config } }: FastifyRequest): boolean {
  return is404 || isApi(url) || typeof config.rateLimit === 'object'
}
