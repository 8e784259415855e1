import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { restaurantDateTime, restaurantTime } from '#src/kernel/dates.ts'
import { byDueTime, dueAt, isForLater, orderAge } from '#src/features/orders/rules/order-age.ts'
import type { KitchenLine, KitchenTicket } from '../contract/kitchen.ts'
import { kitchenCounts } from './kitchen-counts.ts'
import { knownOpening } from './known-opening.ts'
import { unseenFrom } from './unseen-change.ts'

const line = (name: string, quantity: number, changes: Partial<KitchenLine> = {}): KitchenLine => ({
  key: name,
  name,
  nameVi: null,
  halves: [],
  size: null,
  choices: [],
  note: null,
  allergens: null,
  missing: [],
  quantity,
  struck: 0,
  before: null,
  ...changes,
})
const ticket = (lines: KitchenLine[], changes: Partial<KitchenTicket> = {}): KitchenTicket => ({
  id: 'order',
  customerName: 'Lan',
  status: 'confirmed',
  orderType: 'takeout',
  tableLabel: null,
  specialInstructions: null,
  requestedTime: null,
  scheduledTime: null,
  promisedTime: null,
  before: null,
  createdAt: '2026-05-06T05:00:00.000Z',
  updatedAt: '2026-05-06T05:00:00.000Z',
  lines,
  isToStop: false,
  ...changes,
})
const small = { name: '16 cm', nameVi: 'Cỡ 16 cm' }
const halvesOf = (second: string) => [
  { name: 'Half Hawaiian', nameVi: 'Nửa Hawaii' },
  { name: `Half ${second}`, nameVi: null },
]
const large = { name: '30 cm', nameVi: 'Cỡ 30 cm' }
const named = (name: string) => ({ name, nameVi: null })
const menu = ['Hawaiian', 'Veggie', 'Soup', 'Tea'].map((name) => ({
  name,
  nameVi: null,
  category: named(name === 'Tea' ? 'Drinks' : name === 'Soup' ? 'Starters' : 'Pizza'),
}))
/** Each dish as "Pizza: Hawaiian 2 × 16 cm, 1 × ½ 30 cm". */
const counted = (tickets: KitchenTicket[]) =>
  kitchenCounts(tickets, menu).categories.flatMap(({ category, dishes }) =>
    dishes.map(({ name, sizes }) => {
      const parts = sizes.map(
        ({ size, isHalf, pieces }) => `${pieces} ×${isHalf ? ' ½' : ''} ${size?.name ?? 'piece'}`,
      )
      return `${category?.name ?? 'else'}: ${name} ${parts.join(', ')}`
    }),
  )

describe('what is still to be made', () => {
  it('is counted by dish and size in the order of the menu, halves apart, over all tickets', () => {
    const tickets = [
      ticket([line('Tea', 4), line('Hawaiian', 2, { size: large }), line('Gone', 9)]),
      ticket([line('Half Hawaiian, half Veggie', 3, { size: small, halves: halvesOf('Veggie') })]),
      ticket([line('Hawaiian', 1, { size: small }), line('Soup', 1), line('Hawaiian', 1, { size: small })]),
    ]
    expect(counted(tickets)).toEqual([
      'Pizza: Hawaiian 2 × 16 cm, 2 × 30 cm, 3 × ½ 16 cm',
      'Pizza: Veggie 3 × ½ 16 cm',
      'Starters: Soup 1 × piece',
      'Drinks: Tea 4 × piece',
      'else: Gone 9 × piece',
    ])
    expect(kitchenCounts(tickets, menu).sizes.map(({ size, pieces }) => [size?.name, pieces])).toEqual([
      ['16 cm', 5],
      ['30 cm', 2],
    ])
  })

  it('leaves out what is struck or removed, but not what was forgotten of an order that is ready', () => {
    const tickets = [
      ticket([
        line('Tea', 4, { struck: 3 }),
        line('Soup', 2, { struck: 2 }),
        line('Veggie', 0, { before: 2 }),
      ]),
      ticket([line('Soup', 1), line('Hawaiian', 1, { struck: 1 })], { status: 'ready' }),
    ]
    expect(counted(tickets)).toEqual(['Starters: Soup 1 × piece', 'Drinks: Tea 1 × piece'])
  })
})

describe('the order of the board', () => {
  it.each([
    ['at once, twenty minutes after it came', {}, '12:20'],
    ['for a time', { requestedTime: '2026-05-06T13:00' }, '13:00'],
    [
      'promised for another time',
      { requestedTime: '2026-05-06T13:00', promisedTime: '2026-05-06T13:10' },
      '13:10',
    ],
  ])('has an order %s', (_what, changes, due) => {
    expect(restaurantTime(new Date(dueAt(ticket([], changes))))).toBe(due)
  })

  it('shows no order before one that is later, or that has become late before it', () => {
    const times = fc.option(fc.integer({ min: 0, max: 180 }), { nil: null })
    const orders = fc.array(fc.record({ came: fc.integer({ min: 0, max: 180 }), due: times }))
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 300 }), (asked, minute) => {
        const at = (minutes: number) => new Date(Date.parse('2026-05-06T05:00:00Z') + minutes * 60_000)
        const tickets = asked.map(({ came, due }, index) =>
          ticket([], {
            id: String(index),
            createdAt: at(came).toISOString(),
            promisedTime: due === null ? null : restaurantDateTime(at(due)),
          }),
        )
        const sorted = tickets.toSorted(byDueTime)
        const dues = sorted.map(dueAt)
        expect(dues).toEqual(dues.toSorted((one, other) => one - other))
        const late = sorted.filter((each) => dueAt(each) < at(minute - 1).getTime())
        expect(late).toEqual(sorted.slice(0, late.length))
        const tones = late.map((each) => orderAge(each, at(minute)).tone)
        expect(new Set(tones)).toEqual(new Set(late.map(() => 'late')))
      }),
    )
  })
})

it.each([
  [{}, false],
  [{ promisedTime: '2026-05-06T13:00' }, false],
  [{ scheduledTime: '2026-05-06T12:40' }, false],
  [{ scheduledTime: '2026-05-06T13:00' }, true],
])('whether the kitchen waits to begin with an order of %j', (times, waits) => {
  expect(isForLater(ticket([], times), new Date('2026-05-06T05:00:00Z'))).toBe(waits)
})

describe('the age of a ticket', () => {
  const age = (now: string, changes: Partial<KitchenTicket> = {}) => {
    const { tone, kind, minutes } = orderAge(ticket([], changes), new Date(now))
    return [tone, kind, minutes]
  }

  it.each([
    ['2026-05-06T04:59:00Z', ['calm', 'waits', 0]],
    ['2026-05-06T05:09:59Z', ['calm', 'waits', 9]],
    ['2026-05-06T05:10:00Z', ['soon', 'waits', 10]],
    ['2026-05-06T05:20:00Z', ['late', 'waits', 20]],
  ])('of an order for at once counts from when it was placed: %s', (now, expected) => {
    expect(age(now)).toEqual(expected)
  })

  it.each([
    ['2026-05-06T05:44:00Z', ['calm', 'due', 16]],
    ['2026-05-06T05:45:00Z', ['soon', 'due', 15]],
    ['2026-05-06T06:00:00Z', ['soon', 'due', 0]],
    ['2026-05-06T06:01:00Z', ['late', 'late', 1]],
  ])('of an order for a time counts to it, and from then on how late it is: %s', (now, expected) => {
    expect(age(now, { requestedTime: '2026-05-06T13:00' })).toEqual(expected)
    expect(age(now, { promisedTime: '2026-05-06T13:00', requestedTime: '2026-05-06T12:40' })).toEqual(
      expected,
    )
  })
})

describe('the age of an order with which the kitchen begins later', () => {
  it.each([
    ['2026-05-06T05:44:00Z', ['calm', 'due', 16]],
    ['2026-05-06T06:01:00Z', ['calm', 'waits', 1]],
    ['2026-05-06T06:20:00Z', ['late', 'waits', 20]],
  ])('counts to that time, and then how long the guest waits: %s', (now, expected) => {
    const { tone, kind, minutes } = orderAge(ticket([], { scheduledTime: '2026-05-06T13:00' }), new Date(now))
    expect([tone, kind, minutes]).toEqual(expected)
  })
})

describe('an order of which the promised time was moved', () => {
  const facts = { orderType: 'takeout', tableLabel: null, specialInstructions: null } as const
  const times = { requestedTime: null, scheduledTime: null }
  const before = { ...facts, ...times, promisedTime: '2026-05-06T12:20' }
  const moved = ticket([], { promisedTime: '2026-05-06T12:40', before })

  it('is announced where somebody else has moved it, not where it was moved', () => {
    expect(unseenFrom(moved, undefined)).toEqual(before)
    expect(unseenFrom(moved, '2026-05-06T12:30')).toEqual(before)
    expect(unseenFrom(moved, '2026-05-06T12:40')).toBeNull()
  })
})

describe('a board that has lost the server', () => {
  it('rings for an untouched order during an outage, but not all night after closing time', () => {
    const board = { openSince: '2026-05-06T02:00:00Z', readAt: '2026-05-06T14:50:00Z' }
    expect(knownOpening(board, new Date('2026-05-06T15:20:00Z'))).toBe(board.openSince)
    expect(knownOpening(board, new Date('2026-05-06T15:50:00Z'))).toBeNull()
  })
})
