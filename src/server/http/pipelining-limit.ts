import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** How many requests of a connection may be open. Browsers and proxies send the next one only after the last response. */
const maxRequestsInFlight = 10

/**
 * Closes a connection that sends request after request without reading the responses. Otherwise the server would work on each of
 * them, and hold its response in memory, for a client that never takes it. This hook must come before all others.
 */
export function limitPipelining(app: FastifyInstance): void {
  const inFlight = new WeakMap<Socket, number>()

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (inFlight.get(socket) ?? 0) + 1
    inFlight.set(socket, count)
    if (count <= maxRequestsInFlight) return done()
    // This request, and those that were read together with it, get no response.
    reply.hijack()
    socket.destroy()
  })

  // If a response is cut off, its connection ends, and its count with it.
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1)
    done()
  })
}
