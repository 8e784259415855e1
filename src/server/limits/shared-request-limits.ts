import type { FastifyInstance } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Services } from '../services.ts'
import { sharedLimits } from './shared-limits.ts'

/**
 * Rejects calls of routes with `sharedPerMinute` beyond their limit with 429, before their body is read. All servers of
 * one database count together.
 */
export function sharedRequestLimits(
  app: FastifyInstance,
  { config, db }: Pick<Services, 'config' | 'db'>,
): void {
  if (!config.rateLimits) return
  const limits = sharedLimits(db.$client)

  app.addHook('preParsing', async ({ ip, routeOptions }, reply) => {
    const { contract, sharedPerMinute } = routeOptions.config
    if (contract === undefined || sharedPerMinute === undefined) return
    const seconds = await limits.consume(contract, sharedPerMinute, ip)
    if (seconds === undefined) return
    reply.header('Retry-After', seconds)
    throw new ProblemError(429, {
      message: 'Too many requests. Please wait a moment.',
      code: 'request.too-many',
    })
  })
}
