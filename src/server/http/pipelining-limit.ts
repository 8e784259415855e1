import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/**
 * How many requests of one connection may be open at the same time. Browsers and proxies send a further request only after the last
 * response.
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
    // This request, and the other requests that were read from the connection together with it, get no response.
    reply.hijack()
    socket.destroy()
  })

  // A response that is cut off is not counted down here: its connection ends, and the count of that connection with it.
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1)
    done()
  })
}
