import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** Browsers and proxies send the next request of a connection once the last response is there. */
const maxRequestsInFlight = 10

/**
 * Closes a connection that sends request after request without reading the responses: each of them would be worked on,
 * and its response held in memory, for a client that never takes it. It must come before all other hooks.
 */
export function limitPipelining(app: FastifyInstance): void {
  const inFlight = new WeakMap<Socket, number>()

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (inFlight.get(socket) ?? 0) + 1
    inFlight.set(socket, count)
    if (count <= maxRequestsInFlight) return done()
    // Nothing is left to respond to, for this request and those that were read together with it.
    reply.hijack()
    socket.destroy()
  })

  // A response that is cut off takes its connection, and so the count, with it.
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1)
    done()
  })
}
