import { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** Within this many milliseconds a request body must have arrived in full, unless the route takes files. */
const ordinary = 60_000
/** The time limit for any request, in milliseconds: enough for a film of 200 MB, which takes 27 minutes at 1 Mbit/s. */
export const maxRequestTime = 30 * 60_000

/**
 * Ends requests whose body does not arrive in time, because they must not hold a connection for ever. Node has a single time limit
 * for all requests of a server, which must suit the longest request. This function ends all other requests earlier, in the way in
 * which Node does it.
 */
export function limitBodyTime(app: FastifyInstance, milliseconds = ordinary): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    // A request that the program sends to itself has no connection that could be closed.
    if (hasBody && !routeOptions.config.isLong && raw.socket instanceof Socket) {
      const timer = setTimeout(() => {
        if (raw.complete) return
        const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        app.server.emit('clientError', error, raw.socket)
      }, milliseconds).unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
