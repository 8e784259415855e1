import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { PlacedOrder, Quote } from '#src/features/orders/contract/order.ts'
import { guest, smallPepperoni } from '../support/orders.ts'
import { queryDatabase } from './query-database.ts'

const flooder = '203.0.113.9'
const maxPerMinute = 60
const pauseMilliseconds = 100

/** One address that orders as fast as it can, at both servers, each time with a new key. */
export function floodOrders(address: () => string, databaseUrl: string) {
  const confirmed = new Map<string, string>()
  const unclear = new Set<string>()
  /** The windows of a minute that the database has counted in, by their ends. */
  const windows = new Set<string>()
  const faults: string[] = []
  let tries = 0
  const finishing = new AbortController()
  let body: object | undefined

  async function post(path: string, what: object, from: string, key?: string) {
    const headers = {
      'content-type': 'application/json',
      'X-Forwarded-For': from,
      ...(key && { 'idempotency-key': key }),
    }
    const request = { method: 'POST', headers, body: JSON.stringify(what) }
    try {
      const response = await fetch(address() + path, request)
      return { status: response.status, json: (await response.json()) as unknown }
    } catch {
      // Killed meanwhile: it may have placed the order.
      return undefined
    }
  }

  async function orderBody(): Promise<object> {
    const item = { ...smallPepperoni, name: 'Pepperoni', price: '0.00', quantity: 1 }
    for (;;) {
      const quoted = await post('/api/orders/quote', { items: [item] }, flooder)
      if (quoted?.status !== 200) continue
      const { lines, totalAmount } = quoted.json as Quote // the contract of the call
      return { ...guest, items: [{ ...item, price: lines[0]?.unitPrice }], totalAmount }
    }
  }

  async function flood(): Promise<void> {
    body = await orderBody()
    while (!finishing.signal.aborted) {
      const key = randomUUID()
      tries += 1
      const response = await post('/api/orders', body, flooder, key)
      if (response?.status === 201) confirmed.set(key, (response.json as PlacedOrder).id)
      else if (response === undefined || response.status >= 500) unclear.add(key)
      else if (response.status !== 429) faults.push(`Flood: ${response.status}`)
      // Its own connection may be among those that are ended. The next round looks again, and no window at all is a fault.
      await noteWindow().catch(() => {})
      await pause(pauseMilliseconds)
    }
  }

  async function noteWindow(): Promise<void> {
    const hash = createHash('sha256').update(flooder).digest('base64url')
    const rows = await queryDatabase<{ expire: string }>(
      databaseUrl,
      'select expire from rate_limits where key like $1',
      [`POST /api/orders:${hash}`],
    )
    for (const { expire } of rows) windows.add(expire)
  }

  /** Asks from other addresses, with the same keys, so that the order is known where there is one. */
  async function settle(): Promise<void> {
    for (const [index, key] of [...unclear].entries()) {
      const response = await post('/api/orders', body ?? {}, `198.51.100.${index % 250}`, key)
      if (response?.status === 201) confirmed.set(key, (response.json as PlacedOrder).id)
      else faults.push(`Key ${key} could not be settled: ${response?.status}`)
    }
  }

  const flooded = flood()
  return {
    async finish() {
      finishing.abort()
      await flooded
      const accepted = confirmed.size
      const allowed = windows.size * maxPerMinute
      await settle()
      const wrong = [...faults]
      if (windows.size === 0) wrong.push('The database has counted no orders of the flood')
      if (accepted > allowed) wrong.push(`The flood placed ${accepted} orders where ${allowed} are allowed`)
      // A machine that is busy may not manage as many tries as are allowed.
      if (accepted < Math.min(allowed, tries) - unclear.size)
        wrong.push(`The flood placed ${accepted} orders of ${allowed}, ${unclear.size} unclear`)
      const figures = `one address tried ${tries} orders: ${accepted} confirmed, ${unclear.size} without a response, in ${windows.size} windows of ${maxPerMinute}.`
      return { confirmed, wrong, figures }
    },
  }
}
