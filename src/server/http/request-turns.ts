import type { FastifyInstance } from 'fastify'

import { fairQueue } from '../fair-queue.ts'
import { ownAddress } from './inject-transport.ts'
import { visitorAddress } from './visitor-address.ts'

/**
 * How many requests of one address begin in one turn of the event loop. A browser has six connections, so it stays below this
 * number.
 */
const maxPerTurn = 8

/**
 * Lets the visitors' addresses take turns. If one address sends many requests at once, only some of them begin. The others begin in
 * later turns of the event loop, after requests that other addresses have sent meanwhile. Otherwise all visitors would have to wait
 * while the requests of an attacker's many connections are handled. This hook must come before all costly work.
 */
export function takeTurns(app: FastifyInstance): void {
  const turns = fairQueue({ atOncePerVisitor: maxPerTurn })
  app.addHook('onRequest', (request, _reply, done) => {
    const address = visitorAddress(request)
    // The calls of a page that the server is rendering do not wait, because the request for the page has had its turn.
    if (address === ownAddress) return done()
    void turns.run(address, async () => {
      if (!request.raw.destroyed) done()
    })
  })
}
