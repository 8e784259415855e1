import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { newOrderId, shortCode } from './order-code.ts'
import {
  addOwnOrder,
  currentOwnOrders,
  maxOwnOrders,
  type OwnOrder,
  ownOrderDays,
  restoreOwnOrders,
} from './own-orders.ts'

const day = 86_400_000
const now = Date.parse('2026-05-06T05:00:00Z')
const order = (number: number, at = now): OwnOrder => ({
  ticketUrl: `/order/ticket-${number}`,
  code: shortCode(newOrderId()),
  at,
})

describe('the orders of a device', () => {
  test('are the newest, each once, and come back from storage as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 20 }), (numbers) => {
        const placed = numbers.map((number, minutes) => order(number, now + minutes * 60_000))
        const orders = placed.reduce<readonly OwnOrder[]>(addOwnOrder, [])
        const newestFirst = [...new Set(numbers.toReversed())].map((number) => `/order/ticket-${number}`)
        expect(orders.map(({ ticketUrl }) => ticketUrl)).toEqual(newestFirst.slice(0, maxOwnOrders))
        expect(restoreOwnOrders(JSON.parse(JSON.stringify(orders)))).toEqual(orders)
      }),
    )
  })

  test.each([
    [0, true],
    [ownOrderDays * day, true],
    [ownOrderDays * day + 1, false],
    // The clock of the device was wrong by a little, or by a year.
    [-day, true],
    [-365 * day, false],
  ])('are remembered %i ms after they were placed: %s', (later, isRemembered) => {
    expect(currentOwnOrders([order(1)], now + later)).toHaveLength(isRemembered ? 1 : 0)
  })

  test.each([
    ['a link to another site', { ticketUrl: 'https://evil.example/order/x' }],
    ['a link that begins like another site', { ticketUrl: '//evil.example' }],
    ['a script', { ticketUrl: 'javascript:alert(1)' }],
    ['another page', { ticketUrl: '/order/../admin' }],
    ['a text for a code', { code: 'Lan, 0912 345 678' }],
    ['no time', { at: 'yesterday' }],
  ])('leave out %s', (_name, changes) => {
    expect(restoreOwnOrders([{ ...order(1), ...changes }, order(2)])).toHaveLength(1)
  })

  test('are whatever can be read of anything', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(restoreOwnOrders(stored)).toEqual([])
        expect(restoreOwnOrders([stored, order(1)])).toHaveLength(1)
      }),
    )
  })

  test('hold nothing else that was stored with them', () => {
    const stored = { ...order(1), customerName: 'Lan' }
    expect(restoreOwnOrders([stored])).toEqual([{ ticketUrl: stored.ticketUrl, code: stored.code, at: now }])
  })
})
