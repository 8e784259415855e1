import type { FastifyInstance } from 'fastify'

import { notFound } from '#src/kernel/problem.ts'

/** In capitals too, where no call is, but no page either. */
const anyCase = '/:api(^[aA][pP][iI]$)'
const unknownCalls = [anyCase, `${anyCase}/*`]

/** Whether the pattern of a route belongs to the API; undefined is the pattern of a request that matched none. */
export function isApi(pattern: string | undefined): boolean {
  return pattern !== undefined && (/^\/api(\/|$)/.test(pattern) || unknownCalls.includes(pattern))
}

/** What matches no route, and every address of the API at which there is no call, gets a problem and not a page. */
export function unknownAddresses(app: FastifyInstance): void {
  for (const url of unknownCalls) app.get(url, { schema: { hide: true } }, reject)
  app.setNotFoundHandler(reject)
}

function reject(): never {
  throw notFound('request.not-found', 'There is nothing at this address')
}
