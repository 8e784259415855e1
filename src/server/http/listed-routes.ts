import type { FastifyInstance, RouteOptions } from 'fastify'

import { rights } from '../rights.ts'

/**
 * The paths of the API's own documentation. Swagger's plugins mount these routes themselves, and their responses are the same for
 * everyone.
 */
const documentation = /^\/api\/(docs(\/|$)|openapi\.json$)/

/**
 * Keeps the application from starting if the rights table is incomplete. Every call of the API must have been mounted by `route()`,
 * which looks the call up in the rights table. Any other route that can change something must be in that table too.
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
