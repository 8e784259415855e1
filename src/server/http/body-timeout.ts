import { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** Within this many milliseconds a request body must have arrived in full, unless the route takes files. */
const ordinary = 60_000
/** The time limit for any request, in milliseconds: enough for a film of 200 MB, which takes 27 minutes at 1 Mbit/s. */
export const maxRequestTime = 30 * 60_000

/**
 * Ends requests whose body does not arrive in time, so that they cannot hold a connection for ever. Node has only one time limit
 * for all requests of a server, which must be long enough for the longest request. So this function ends all other requests
 * earlier, in the same way as Node.
 */
export function limitBodyTime(app: FastifyInstance, milliseconds = ordinary): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    // A request that the program sends to itself has no network connection that could be closed, so it gets no time limit.
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
