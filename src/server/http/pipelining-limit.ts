import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/**
 * How many requests on one connection may be open at the same time. Browsers and proxies need only one: they wait for each response
 * before they send the next request on a connection.
 */
const maxRequestsInFlight = 10

/**
 * Closes connections on which a client sends request after request without reading the responses. Otherwise the server would handle
 * all these requests, and keep the responses in memory for a client that never reads them. This hook must come before all others.
 */
export function limitPipelining(app: FastifyInstance): void {
  const inFlight = new WeakMap<Socket, number>()

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (inFlight.get(socket) ?? 0) + 1
    inFlight.set(socket, count)
    if (count <= maxRequestsInFlight) return done()
    // The connection is closed without a response to this request or to the other requests that were read together with it.
    reply.hijack()
    socket.destroy()
  })

  // If the connection ends before a response is complete, this hook does not run. The count need not be lowered then, because it is
  // dropped together with the connection.
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1)
    done()
  })
}
