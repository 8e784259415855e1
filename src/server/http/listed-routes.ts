import type { FastifyInstance, RouteOptions } from 'fastify'

import { rights } from '../rights.ts'

/** The API's own documentation, which its plugins mount themselves and which tells anyone the same. */
const documentation = /^\/api\/(docs(\/|$)|openapi\.json$)/

/**
 * Checks that the rights table is complete: the application does not start with a call of the API that was not mounted
 * by `route()`, where the table decides, nor with any other route that could change something and has no line in it.
 */
export function requireListedRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      if (!isListed(method, route)) {
        throw new Error(
          `${method} ${route.url} has no line in the rights table, or does not pass it (src/server/rights.ts)`,
        )
      }
    }
  })
}

function isListed(method: string, { url, config }: RouteOptions): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  const name = `${reads ? 'GET' : method} ${url}`
  if (!/^\/api(\/|$)/.test(url)) return reads || name in rights
  if (reads && documentation.test(url)) return true
  return name in rights && config?.contract === name
}
