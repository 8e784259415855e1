import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ownAddress } from './inject-transport.ts'
import { visitorAddress } from './visitor-address.ts'

/** Requests of one address that begin in one turn of the event loop; a browser's six connections stay below it. */
const maxPerTurn = 8

interface Visitor {
  begun: number
  readonly waiting: Waiting[]
}

interface Waiting {
  readonly request: FastifyRequest
  readonly begin: () => void
}

/**
 * Lets the addresses take turns: of many requests that one address sends at once, some begin, and the rest in the next turns
 * of the event loop, after what others have sent meanwhile. Otherwise a visitor would wait for each of an attacker's open
 * connections. It must come before what costs time.
 */
export function takeTurns(app: FastifyInstance): void {
  const visitors = new Map<string, Visitor>()
  let isScheduled = false

  app.addHook('onRequest', (request, _reply, done) => {
    const address = visitorAddress(request)
    // A page's own calls: its rendering has had its turn.
    if (address === ownAddress) return done()
    const visitor = visitors.get(address) ?? { begun: 0, waiting: [] }
    visitors.set(address, visitor)
    if (!isScheduled) setImmediate(nextTurn)
    isScheduled = true
    if (visitor.begun >= maxPerTurn) visitor.waiting.push({ request, begin: done })
    else {
      visitor.begun += 1
      done()
    }
  })

  function nextTurn(): void {
    for (const [address, visitor] of visitors) {
      if (visitor.waiting.length === 0) visitors.delete(address)
      else {
        const next = visitor.waiting.splice(0, maxPerTurn)
        visitor.begun = next.length
        for (const { request, begin } of next) if (!request.raw.destroyed) begin()
      }
    }
    isScheduled = visitors.size > 0
    if (isScheduled) setImmediate(nextTurn)
  }
}
