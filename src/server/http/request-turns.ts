import type { FastifyInstance } from 'fastify'

import { fairQueue } from '../fair-queue.ts'
import { ownAddress } from './inject-transport.ts'
import { visitorAddress } from './visitor-address.ts'

/** How many requests of one address begin in one turn of the event loop; a browser's six connections stay below it. */
const maxPerTurn = 8

/**
 * Lets the addresses take turns. Of many requests that one address sends at once, some begin. The rest begin in the next turns of
 * the event loop, after requests that others have sent meanwhile. Otherwise a visitor would wait for each of an attacker's open
 * connections. This hook must come before all costly work.
 */
export function takeTurns(app: FastifyInstance): void {
  const turns = fairQueue({ atOncePerVisitor: maxPerTurn })
  app.addHook('onRequest', (request, _reply, done) => {
    const address = visitorAddress(request)
    // A page's own calls do not wait, because the rendering of the page has had its turn.
    if (address === ownAddress) return done()
    void turns.run(address, async () => {
      if (!request.raw.destroyed) done()
    })
  })
}
