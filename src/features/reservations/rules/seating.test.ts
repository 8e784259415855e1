import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { everySlot } from './reservation-times.ts'
import { hasRoom, takesSeats, type Party } from './seating.ts'

const capacity = { seats: 10, stayMinutes: 90 }
const booked = [
  { time: '18:00', guests: 6 },
  { time: '19:30', guests: 4 },
]

describe('a party', () => {
  test.each([
    ['18:00', 4, true],
    ['18:00', 5, false],
    // Those of 18:00 leave as this one sits down.
    ['19:30', 6, true],
    ['19:30', 7, false],
    // Meets the first at once and the second before it leaves, but never both.
    ['18:45', 4, true],
    ['18:45', 5, false],
    ['16:30', 10, true],
    ['16:45', 5, false],
    ['21:00', 10, true],
    ['21:00', 11, false],
  ])('at %s of %i finds room: %s', (time, guests, expected) => {
    expect(hasRoom({ time, guests }, booked, capacity)).toBe(expected)
  })

  it('always finds room where no capacity is set', () => {
    expect(hasRoom({ time: '18:00', guests: 50 }, booked, null)).toBe(true)
  })

  it('is never let in where any minute would hold more guests than seats, and always where none would', () => {
    const parties = fc.record({ time: fc.constantFrom(...everySlot), guests: fc.integer({ min: 1, max: 8 }) })
    const capacities = fc.record({
      seats: fc.integer({ min: 1, max: 30 }),
      stayMinutes: fc.integer({ min: 15, max: 240 }),
    })
    fc.assert(
      fc.property(fc.array(parties, { maxLength: 12 }), parties, capacities, (others, party, limits) => {
        const fits = fullestMinute([...others, party], party, limits.stayMinutes) <= limits.seats
        expect(hasRoom(party, others, limits)).toBe(fits)
      }),
    )
  })
})

describe('a change of a visit', () => {
  const visit = {
    date: '2026-05-08',
    time: '19:00',
    guests: 4,
    status: 'pending',
    needsCall: false,
    noShowAt: null,
  } as const

  test.each([
    [{}, {}, false],
    [{}, { guests: 5 }, true],
    [{}, { guests: 3 }, false],
    [{}, { time: '19:15' }, true],
    [{}, { date: '2026-05-09' }, true],
    [{}, { status: 'confirmed' }, false],
    [{}, { status: 'cancelled', guests: 5 }, false],
    [{ status: 'cancelled' }, { status: 'pending' }, true],
    [{ status: 'cancelled' }, { status: 'cancelled', date: '2026-05-09' }, false],
    // One to be called first has no seats until it is confirmed.
    [{ needsCall: true }, { needsCall: true, status: 'confirmed' }, true],
    [{ needsCall: true }, { needsCall: true, status: 'completed' }, true],
    [{ needsCall: true }, { needsCall: true, guests: 40 }, false],
    [{ needsCall: true, status: 'confirmed' }, { needsCall: true, status: 'pending' }, false],
    [{ needsCall: true, status: 'confirmed' }, { needsCall: true, status: 'completed' }, false],
    // One whose guests did not come has none until the mark is cleared.
    [{}, { noShowAt: '2026-05-08T13:00:00Z' }, false],
    [{ noShowAt: '2026-05-08T13:00:00Z' }, {}, true],
    [{ noShowAt: '2026-05-08T13:00:00Z' }, { noShowAt: '2026-05-08T13:00:00Z', guests: 9 }, false],
    // Today still counts, yesterday does not.
    [{ date: '2026-05-06' }, { date: '2026-05-06', guests: 5 }, true],
    [{ date: '2026-05-05' }, { date: '2026-05-05', guests: 5 }, false],
    [{}, { date: '2026-05-05' }, false],
  ] as const)('of %j to %j takes seats that it did not hold: %s', (before, after, expected) => {
    expect(takesSeats({ ...visit, ...before }, { ...visit, ...after }, '2026-05-06')).toBe(expected)
  })
})

/** Counted the slow way: every minute of the party's stay. */
function fullestMinute(parties: readonly Party[], party: Party, stay: number): number {
  const begin = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const from = begin(party.time)
  const guestsAt = Array.from({ length: stay }, (_, index) =>
    parties
      .filter(({ time }) => begin(time) <= from + index && from + index < begin(time) + stay)
      .reduce((sum, { guests }) => sum + guests, 0),
  )
  return Math.max(...guestsAt)
}
