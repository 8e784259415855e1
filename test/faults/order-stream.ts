import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { PlacedOrder, Quote } from '#src/features/orders/contract/order.ts'
import { guest, smallPepperoni } from '../support/orders.ts'

export interface OrderStream {
  /** What was confirmed to a guest: the order's id by the key of the attempt. */
  readonly confirmed: ReadonlyMap<string, string>
  /** Statuses that no guest should get, and responses to one key that differ. */
  readonly faults: readonly string[]
  /** Requests that failed, by status, or 0 where there was no response. */
  readonly failures: ReadonlyMap<number, number>
  /** Takes no new orders, and resolves once each order under way has been confirmed. */
  finish(): Promise<void>
}

export const guests = 6
/** Shorter than a browser's, so that what returns is noticed soon. */
const pauseMilliseconds = 100
/** As long as a response may take, and some more. */
const responseMilliseconds = 12_000

/**
 * Guests who order one pizza after the other, and repeat each request with the same key until it is confirmed. Each attempt
 * asks `address` where to go; `visitor` gives the headers of a new order, which its repetitions have too.
 */
export function streamOrders(
  address: () => string,
  visitor: () => Record<string, string> = () => ({}),
): OrderStream {
  const confirmed = new Map<string, string>()
  const faults: string[] = []
  const failures = new Map<number, number>()
  const finishing = new AbortController()

  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    try {
      const response = await fetch(address() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(responseMilliseconds),
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch {
      return undefined
    }
  }

  async function untilAccepted(path: string, body: object, headers: Record<string, string> = {}) {
    for (;;) {
      const response = await post(path, body, headers)
      if (response && response.status < 300) return response.text
      const status = response?.status ?? 0
      failures.set(status, (failures.get(status) ?? 0) + 1)
      if (response && (response.status !== 503 || !response.headers.has('retry-after'))) {
        faults.push(`${path}: ${response.status} ${response.text}`)
        if (response.status < 500) return undefined
      }
      await pause(pauseMilliseconds)
    }
  }

  async function serveGuest(): Promise<void> {
    const item = { ...smallPepperoni, name: 'Pepperoni', price: '0.00', quantity: 1 }
    const quoted = await untilAccepted('/api/orders/quote', { items: [item] }, visitor())
    if (quoted === undefined) return
    const { lines, totalAmount } = JSON.parse(quoted) as Quote // the contract of the call
    const body = { ...guest, items: [{ ...item, price: lines[0]?.unitPrice }], totalAmount }
    while (!finishing.signal.aborted) {
      const key = randomUUID()
      const headers = { ...visitor(), 'idempotency-key': key }
      const first = await untilAccepted('/api/orders', body, headers)
      if (first === undefined) return
      const { id } = JSON.parse(first) as PlacedOrder // the contract of the call
      confirmed.set(key, id)
      // Every tenth guest presses again though the order was confirmed.
      if (confirmed.size % 10 !== 0) continue
      const repeated = await untilAccepted('/api/orders', body, headers)
      const again = repeated === undefined ? undefined : (JSON.parse(repeated) as PlacedOrder).id
      if (again !== id) faults.push(`Key ${key} was confirmed as ${id} and then as ${again}`)
    }
  }

  const served = Promise.all(Array.from({ length: guests }, serveGuest))
  return {
    confirmed,
    faults,
    failures,
    async finish() {
      finishing.abort()
      await served
    },
  }
}
