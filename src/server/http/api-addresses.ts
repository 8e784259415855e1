import type { FastifyInstance } from 'fastify'

import { notFound } from '#src/kernel/problem.ts'

/**
 * The first part of the API's addresses, in upper or lower case. The API has no calls at addresses in capitals, but such an address
 * must not lead to a page of the site either.
 */
const anyCase = '/:api(^[aA][pP][iI]$)'
const unknownCalls = [anyCase, `${anyCase}/*`]

/** Whether the pattern of a route belongs to the API; undefined is the pattern of a request that matched none. */
export function isApi(pattern: string | undefined): boolean {
  return pattern !== undefined && (/^\/api(\/|$)/.test(pattern) || unknownCalls.includes(pattern))
}

/** Addresses that match no route, and addresses of the API without a call, get a problem response and not a page. */
export function unknownAddresses(app: FastifyInstance): void {
  for (const url of unknownCalls) app.get(url, { schema: { hide: true } }, reject)
  app.setNotFoundHandler(reject)
}

function reject(): never {
  throw notFound('request.not-found', 'There is nothing at this address')
}
