import { describe, expect, it, test } from 'vitest'

import type { KitchenLine, KitchenTicket } from '../contract/kitchen.ts'
import { kitchenCounts, piecesText } from './kitchen-counts.ts'
import { ticketAge } from './ticket-age.ts'

const line = (name: string, quantity: number, changes: Partial<KitchenLine> = {}): KitchenLine => ({
  key: name,
  name,
  nameVi: null,
  halves: [],
  size: null,
  choices: [],
  note: null,
  allergens: null,
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
  ...changes,
})
const small = { name: '16 cm', nameVi: 'Cỡ 16 cm' }
const halves = [
  { name: 'Half Hawaiian', nameVi: 'Nửa Hawaii' },
  { name: 'Half Veggie', nameVi: 'Nửa Rau' },
]

describe('what is still to be made', () => {
  it('is counted over all tickets by size and by dish, a half as half a piece', () => {
    const { sizes, dishes } = kitchenCounts([
      ticket([line('Hawaiian', 2, { size: small }), line('Tea', 4)]),
      ticket([line('Half Hawaiian, half Veggie', 3, { size: small, halves })]),
    ])
    expect(sizes).toEqual([{ ...small, pieces: 5 }])
    expect(dishes.map(({ name, pieces }) => [name, piecesText(pieces)])).toEqual([
      ['Tea', '4'],
      ['Hawaiian', '3½'],
      ['Veggie', '1½'],
    ])
  })

  it('leaves out what is struck, removed or ready', () => {
    const { dishes } = kitchenCounts([
      ticket([line('Tea', 4, { struck: 3 }), line('Soup', 2, { struck: 2 }), line('Cake', 0, { before: 2 })]),
      ticket([line('Salad', 1)], { status: 'ready' }),
    ])
    expect(dishes.map(({ name, pieces }) => [name, pieces])).toEqual([['Tea', 1]])
  })

  test.each([
    [0.5, '½'],
    [1, '1'],
    [12.5, '12½'],
  ])('%d pieces read %s', (pieces, text) => expect(piecesText(pieces)).toBe(text))
})

describe('the age of a ticket', () => {
  const age = (now: string, changes: Partial<KitchenTicket> = {}) => {
    const { tone, kind, minutes } = ticketAge(ticket([], changes), new Date(now))
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
    expect(age(now, { scheduledTime: '2026-05-06T13:00' })).toEqual(expected)
    expect(age(now, { promisedTime: '2026-05-06T13:00', requestedTime: '2026-05-06T12:40' })).toEqual(
      expected,
    )
  })
})
