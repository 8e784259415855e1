import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isBeyondSize, maxOpenOfNumber, passesByCall, waitsForCall, waitsTooLong } from './call-first.ts'

const capacity = { seats: 40, stayMinutes: 120 }
const limits = { capacity, callAboveOpen: 3, callAboveGuests: 12, callAboveAmount: 5_000_000 }

test.each([
  [{ guests: 12 }, {}, false],
  [{ guests: 13 }, {}, true],
  [{ guests: 50 }, { callAboveGuests: null }, false],
  [{ guests: 50 }, { capacity: null }, false],
  [{ amount: 5_000_000 }, {}, false],
  [{ amount: 5_000_001 }, {}, true],
  [{ amount: 92_000_000 }, { callAboveAmount: null }, false],
  [{ amount: 92_000_000 }, { capacity: null }, false],
] as const)('%j with %j is too large to be counted on before a call: %s', (asked, owner, expected) => {
  expect(isBeyondSize(asked, { ...limits, ...owner })).toBe(expected)
})

test('no number is counted without a capacity or a limit', () => {
  expect(maxOpenOfNumber(limits)).toBe(3)
  expect(maxOpenOfNumber({ ...limits, capacity: null })).toBeUndefined()
  expect(maxOpenOfNumber({ ...limits, callAboveOpen: null })).toBeUndefined()
})

const statuses = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'delivered',
  'completed',
  'cancelled',
] as const
const cooked = ['preparing', 'ready', 'delivered', 'completed']

test('whatever staff choose one after the other, nothing that waits for a call is cooked before it is confirmed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...statuses)), (choices) => {
      const way = choices.reduce<string[]>(
        (walked, next) =>
          passesByCall({ needsCall: true, status: walked.at(-1) ?? '' }, next) ? walked : [...walked, next],
        ['pending'],
      )
      const first = way.findIndex((status) => cooked.includes(status))
      expect(first === -1 || way.slice(0, first).includes('confirmed')).toBe(true)
    }),
  )
})

test('what needs no call goes any way', () => {
  for (const status of statuses)
    for (const next of statuses) expect(passesByCall({ needsCall: false, status }, next)).toBe(false)
})

test('only what is marked and pending waits for a call', () => {
  const waiting = statuses.filter((status) => waitsForCall({ needsCall: true, status }))
  expect(waiting).toEqual(['pending'])
  expect(waitsForCall({ needsCall: false, status: 'pending' })).toBe(false)
})

test.each([
  ['2026-05-05T05:00:00.001Z', {}, false],
  ['2026-05-05T05:00:00.000Z', {}, true],
  ['2026-05-01T05:00:00.000Z', { status: 'confirmed' }, false],
  ['2026-01-01T05:00:00.000Z', { archivedAt: '2026-04-01T05:00:00.000Z' }, false],
])('what was made at %s with %j waits too long at noon of 6 May: %s', (createdAt, changes, expected) => {
  const row = { status: 'pending', archivedAt: null, createdAt, ...changes }
  expect(waitsTooLong(row, new Date('2026-05-06T05:00:00Z'))).toBe(expected)
})
