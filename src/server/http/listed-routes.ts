import type { FastifyInstance, RouteOptions } from 'fastify'

import { rights } from '../rights.ts'

/**
 * The paths of the API's own documentation. Swagger's plugins mount these routes themselves, and the routes return the same to
 * everyone.
 */
const documentation = /^\/api\/(docs(\/|$)|openapi\.json$)/

/**
 * Checks that the rights table is complete. The application does not start if a call of the API was not mounted by `route()`,
 * because `route()` looks the call up in the rights table. The application does not start either if any other route can change
 * something and is not in the table.
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
