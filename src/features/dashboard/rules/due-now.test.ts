import { expect, test } from 'vitest'

import type { Order } from '#src/features/orders/contract/order.ts'
import { reservation } from '#test/support/reservations.ts'
import { bookingsDueNow, ordersDueNow } from './due-now.ts'

// Half past six at the restaurant.
const now = new Date('2026-11-22T11:30:00Z')

test('orders of the next hour are due, those after their time late, and what waits for a call or is left over neither', () => {
  const order = (requestedTime: string | null, changes: Partial<Order> = {}) =>
    ({
      status: 'confirmed',
      promisedTime: null,
      requestedTime,
      scheduledTime: null,
      createdAt: '2026-11-22T11:00:00.000Z',
      archivedAt: null,
      needsCall: false,
      ...changes,
    }) as Order
  const orders = [
    order('2026-11-22T18:29'),
    order('2026-11-22T18:30'),
    order('2026-11-22T19:30'),
    order('2026-11-22T19:31'),
    order(null),
    order('2026-11-22T18:45', { status: 'pending', needsCall: true }),
    order('2026-11-21T18:00'),
  ]
  expect(ordersDueNow(orders, now)).toEqual({ late: 1, soon: 3 })
})

test('parties come within the hour, are late from a quarter of an hour on, and are not counted once here', () => {
  const party = (time: string, changes: object = {}) => ({
    ...reservation,
    date: '2026-11-22',
    time,
    status: 'confirmed' as const,
    ...changes,
  })
  const parties = [
    party('18:15'),
    party('18:16'),
    party('19:30', { status: 'pending' }),
    party('19:31', { status: 'pending' }),
    party('18:00', { arrivedAt: '2026-11-22T11:00:00.000Z' }),
    party('18:00', { status: 'cancelled' }),
  ]
  expect(bookingsDueNow(parties, now)).toEqual({ late: 1, soon: 2, waiting: 2 })
})
