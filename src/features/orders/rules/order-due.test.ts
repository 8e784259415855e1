import { describe, expect, it, test } from 'vitest'

import { OrderStatus } from '../contract/order.ts'
import { DueStage } from '../contract/order-lists.ts'
import { dueGroup, isAtStage, minutesSince, orderDue, waitTone } from './order-due.ts'

// Half past six in the evening at the restaurant.
const now = new Date('2026-11-21T11:30:00Z')
const order = {
  status: 'pending',
  requestedTime: null,
  scheduledTime: null,
  promisedTime: null,
  createdAt: '2026-11-21T11:18:30.000Z',
  archivedAt: null,
} as const

describe('an order is due', () => {
  it.each([
    ['at once', {}, { kind: 'at-once', at: null, isLate: false }],
    [
      'when the guest wants it',
      { requestedTime: '2026-11-21T18:30', scheduledTime: '2026-11-21T18:30' },
      { kind: 'requested', at: '2026-11-21T18:30', isLate: false },
    ],
    [
      'late, where that has passed',
      { requestedTime: '2026-11-21T18:15' },
      { kind: 'requested', at: '2026-11-21T18:15', isLate: true },
    ],
    [
      'and late no more once it is handed over',
      { requestedTime: '2026-11-21T18:15', status: 'completed' },
      { kind: 'requested', at: '2026-11-21T18:15', isLate: false },
    ],
    [
      'when it is promised, and late once that has passed',
      { promisedTime: '2026-11-21T18:20' },
      { kind: 'promised', at: '2026-11-21T18:20', isLate: true },
    ],
    [
      'when it is promised now, whatever the guest wanted',
      { requestedTime: '2026-11-21T18:15', promisedTime: '2026-11-21T18:35' },
      { kind: 'promised', at: '2026-11-21T18:35', isLate: false },
    ],
    [
      'after the next opening',
      { scheduledTime: '2026-11-22T10:00' },
      { kind: 'scheduled', at: '2026-11-22T10:00', isLate: false },
    ],
    [
      'no more once it has ended: it says when it was placed',
      { status: 'cancelled' },
      { kind: 'placed', at: '2026-11-21T18:18', isLate: false },
    ],
    [
      'no more once it is archived, whatever its status says',
      { requestedTime: '2026-08-21T18:15', archivedAt: '2026-11-21T17:02:00.000Z' },
      { kind: 'requested', at: '2026-08-21T18:15', isLate: false },
    ],
  ] as const)('%s', (_case, changes, due) => {
    expect(orderDue({ ...order, ...changes }, now)).toEqual(due)
  })
})

test('a guest has waited for whole minutes', () => {
  expect(minutesSince(order.createdAt, now)).toBe(11)
  expect(minutesSince('2026-11-21T11:30:01Z', now)).toBe(0)
})

test('a wait is marked from half an hour, and more strongly from two hours', () => {
  expect([14, 15, 44, 45].map(waitTone)).toEqual([undefined, 'warning', 'warning', 'danger'])
})

describe('in the list of what is due an order stands', () => {
  it.each([
    ['next, if it is made at once', {}, 'next'],
    ['next, if it is late', { requestedTime: '2026-11-21T11:00' }, 'next'],
    ['next until half a day has passed, also after midnight', { requestedTime: '2026-11-21T06:30' }, 'next'],
    ['first, if it waits to be confirmed', { status: 'pending' }, 'waiting'],
    ['then among what is left over', { requestedTime: '2026-11-21T06:29' }, 'left-over'],
    ['by the opening, if the guest asks for no time', { scheduledTime: '2026-11-22T10:00' }, '2026-11-22'],
    [
      'by the guest’s time before the opening',
      { requestedTime: '2026-11-23T10:00', scheduledTime: '2026-11-22T10:00' },
      '2026-11-23',
    ],
  ] as const)('%s', (_case, changes, group) => {
    expect(dueGroup({ ...order, status: 'confirmed', ...changes }, now)).toBe(group)
  })
})

test('each status but cancelled is at one stage, and all that is open is at a stage before the last', () => {
  for (const status of OrderStatus.options) {
    const stages = DueStage.options.filter((stage) => isAtStage(status, stage))
    expect(stages.length).toBe(status === 'cancelled' ? 0 : 1)
    expect(isAtStage(status, undefined)).toBe(stages.length === 1 && !stages.includes('done'))
  }
})
