import type { FastifyInstance } from 'fastify'

import { notFound } from '#src/kernel/problem.ts'

/** The beginning of the API's addresses in any case. In capitals there is no call, but no page either. */
const anyCase = '/:api(^[aA][pP][iI]$)'
const unknownCalls = [anyCase, `${anyCase}/*`]

/** Whether the pattern of a route belongs to the API; undefined is the pattern of a request that matched none. */
export function isApi(pattern: string | undefined): boolean {
  return pattern !== undefined && (/^\/api(\/|$)/.test(pattern) || unknownCalls.includes(pattern))
}

/** An address that matches no route, and an address of the API without a call, get a problem and not a page. */
export function unknownAddresses(app: FastifyInstance): void {
  for (const url of unknownCalls) app.get(url, { schema: { hide: true } }, reject)
  app.setNotFoundHandler(reject)
}

function reject(): never {
  throw notFound('request.not-found', 'There is nothing at this address')
}
