import { describe, expect, it, test } from 'vitest'

import { changeOrder, listOrders, placeOrder, quoteOrder } from './order-endpoints.ts'
import { ChangeOrderInput } from './order-changes.ts'
import { PlaceOrderInput } from './order.ts'

const order = {
  customerName: 'Lan',
  customerEmail: 'lan@example.com',
  customerPhone: '0912345678',
  items: [{ id: 'tea', name: 'Tea', price: '45000.00', quantity: 1 }],
  totalAmount: '45000.00',
}

const isTaken = (changed: object) => PlaceOrderInput.safeParse({ ...order, ...changed }).success

describe('an order as a guest sends it', () => {
  it('is taken away, paid in cash and in Vietnamese unless told otherwise', () => {
    expect(PlaceOrderInput.parse(order)).toMatchObject({
      orderType: 'takeout',
      paymentMethod: 'cash',
      language: 'vi',
    })
  })

  test.each([
    ['customerName', 200],
    ['customerAddress', 500],
    ['specialInstructions', 1000],
  ])('holds a %s of at most %i characters, edited too', (field, max) => {
    for (const [length, taken] of [
      [max, true],
      [max + 1, false],
    ] as const) {
      const text = { [field]: 'x'.repeat(length) }
      expect([length, isTaken(text)]).toEqual([length, taken])
      const isEdited = field in ChangeOrderInput.shape
      expect([length, ChangeOrderInput.safeParse(text).success]).toEqual([length, taken || !isEdited])
    }
  })

  test.each([
    ['99999999.00', true],
    ['99999999', true],
    ['100000000.00', false],
    ['45000.50', false],
    ['45.000', false],
    ['-1.00', false],
  ])('with prices and a total of %s is taken: %s', (amount, taken) => {
    expect(isTaken({ totalAmount: amount })).toBe(taken)
    expect(isTaken({ items: [{ ...order.items[0], price: amount }] })).toBe(taken)
  })

  test.each([
    [undefined, true],
    [null, true],
    ['2026-05-01T18:30', true],
    ['2026-05-01 18:30', false],
    ['2026-05-01T18:30:00', false],
  ])('for %s is taken: %s', (requestedTime, taken) => {
    expect(isTaken({ requestedTime })).toBe(taken)
  })

  it('holds an e-mail address no longer than one can be', () => {
    const address = (length: number) => `lan@${`${'a'.repeat(60)}.`.repeat(5)}`.slice(0, length - 4) + '.com'
    expect(isTaken({ customerEmail: address(254) })).toBe(true)
    expect(isTaken({ customerEmail: address(255) })).toBe(false)
  })

  test.each([
    ['12345678', true],
    ['1234567', false],
    ['x'.repeat(100), true],
    ['x'.repeat(101), false],
  ])('with the idempotency key %s is taken: %s', (key, taken) => {
    expect(placeOrder.headers.safeParse({ 'idempotency-key': key }).success).toBe(taken)
  })
})

test('an order holds at most 50 lines, edited too', () => {
  const lines = (count: number) => Array.from({ length: count }, () => order.items[0])
  for (const [count, taken] of [
    [50, true],
    [51, false],
  ] as const) {
    expect([count, isTaken({ items: lines(count) })]).toEqual([count, taken])
    expect([count, ChangeOrderInput.safeParse({ items: lines(count) }).success]).toEqual([count, taken])
  }
})

test('orders, quotes and edits are no larger than 64 KB', () => {
  expect([quoteOrder, placeOrder, changeOrder].map(({ bodyLimit }) => bodyLimit)).toEqual([
    65_536, 65_536, 65_536,
  ])
})

test('a list of orders that asks for nothing begins with all of them, a hundred at a time', () => {
  expect(listOrders.query.parse({})).toEqual({ period: 'all', archive: 'with', limit: 100 })
})
