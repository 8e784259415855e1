import type { FastifyInstance } from 'fastify'

import { fairQueue } from '../fair-queue.ts'
import { ownAddress } from './inject-transport.ts'
import { visitorAddress } from './visitor-address.ts'

/**
 * How many requests from one address may begin in one turn of the event loop. A browser opens six connections, so it stays below
 * this number.
 */
const maxPerTurn = 8

/**
 * Lets visitors' addresses take turns. If one address sends many requests at once, only some of them begin. The rest begin in later
 * turns of the event loop, after requests that other addresses have sent meanwhile. Otherwise all visitors would have to wait until
 * the server has handled an attacker's many requests. This hook must come before all costly work.
 */
export function takeTurns(app: FastifyInstance): void {
  const turns = fairQueue({ atOncePerVisitor: maxPerTurn })
  app.addHook('onRequest', (request, _reply, done) => {
    const address = visitorAddress(request)
    // While the server renders a page, the calls of the API that the page makes do not wait, because the request for the page has
    // already had its turn.
    if (address === ownAddress) return done()
    void turns.run(address, async () => {
      if (!request.raw.destroyed) done()
    })
  })
}
