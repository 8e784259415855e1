import type { FastifyInstance } from 'fastify'

import { notFound } from '#src/kernel/problem.ts'

/**
 * Matches "/api" at the beginning of an address, in upper or lower case. All calls of the API have lower-case addresses, but an
 * address such as "/API/..." must not lead to a page of the site either.
 */
const anyCase = '/:api(^[aA][pP][iI]$)'
const unknownCalls = [anyCase, `${anyCase}/*`]

/** Whether the pattern of a route belongs to the API; undefined is the pattern of a request that matched none. */
export function isApi(pattern: string | undefined): boolean {
  return pattern !== undefined && (/^\/api(\/|$)/.test(pattern) || unknownCalls.includes(pattern))
}

/**
 * Makes unknown addresses return a problem response and not a page: addresses that match no route, and addresses of the API for
 * which there is no call.
 */
export function unknownAddresses(app: FastifyInstance): void {
  for (const url of unknownCalls) app.get(url, { schema: { hide: true } }, reject)
  app.setNotFoundHandler(reject)
}

function reject(): never {
  throw notFound('request.not-found', 'There is nothing at this address')
}
