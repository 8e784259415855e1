import type { FastifyInstance } from 'fastify'

import { fairQueue } from '../fair-queue.ts'
import { ownAddress } from './inject-transport.ts'
import { visitorAddress } from './visitor-address.ts'

/** Requests of one address that begin in one turn of the event loop; a browser's six connections stay below it. */
const maxPerTurn = 8

/**
 * Lets the addresses take turns: of many requests that one address sends at once, some begin, and the rest in the next turns
 * of the event loop, after what others have sent meanwhile. Otherwise a visitor would wait for each of an attacker's open
 * connections. It must come before what costs time.
 */
export function takeTurns(app: FastifyInstance): void {
  const turns = fairQueue({ atOncePerVisitor: maxPerTurn })
  app.addHook('onRequest', (request, _reply, done) => {
    const address = visitorAddress(request)
    // A page's own calls: its rendering has had its turn.
    if (address === ownAddress) return done()
    void turns.run(address, async () => {
      if (!request.raw.destroyed) done()
    })
  })
}
