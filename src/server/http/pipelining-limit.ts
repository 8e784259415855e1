import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/**
 * How many requests of one connection may be open at the same time. Browsers and proxies wait for each response before they send
 * the next request on a connection.
 */
const maxRequestsInFlight = 10

/**
 * Closes a connection that sends request after request without reading the responses. Otherwise the server would handle each of
 * these requests, and keep the responses in memory, for a client that never reads them. This hook must come before all others.
 */
export function limitPipelining(app: FastifyInstance): void {
  const inFlight = new WeakMap<Socket, number>()

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (inFlight.get(socket) ?? 0) + 1
    inFlight.set(socket, count)
    if (count <= maxRequestsInFlight) return done()
    // Neither this request nor the others that were read from the connection together with it get a response.
    reply.hijack()
    socket.destroy()
  })

  // A response that is cut off because its connection ends is not counted down here; the count ends with the connection.
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1)
    done()
  })
}
