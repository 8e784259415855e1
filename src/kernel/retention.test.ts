import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { addDays, addMonths, instantOf, restaurantDate } from './dates.ts'
import { endOfPeriod, lastDateOver } from './retention.ts'

const at = (local: string) => instantOf(local.slice(0, 10), local.slice(11))

describe('the last date that is over', () => {
  it.each([
    ['the day itself still counts', 3, '2026-04-15T23:59', '2026-01-14'],
    ['it is over with the next day', 3, '2026-04-16T00:00', '2026-01-15'],
    ['a month without such a day ends with its last', 3, '2026-02-28T23:59', '2025-11-27'],
    ['and takes all later days of the month along', 3, '2026-03-01T00:00', '2025-11-30'],
    ['in a leap year a day later', 3, '2028-03-01T00:00', '2027-11-30'],
    ['which holds the last of February back', 3, '2028-02-29T12:00', '2027-11-28'],
    ['a short month has no day to hold back', 3, '2026-05-31T12:00', '2026-02-28'],
    ['six months across the turn of the year', 6, '2026-03-01T08:00', '2025-08-31'],
    ['two years', 24, '2026-11-22T08:00', '2024-11-21'],
  ])('%s', (_what, months, now, expected) => {
    expect(lastDateOver(months, at(now))).toBe(expected)
  })

  it('is a date of the restaurant, wherever the server is', () => {
    // 00:30 of the 16th at the restaurant.
    expect(lastDateOver(3, new Date('2026-04-15T17:30:00Z'))).toBe('2026-01-15')
    expect(lastDateOver(3, new Date('2026-04-15T16:30:00Z'))).toBe('2026-01-14')
  })
})

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const months = fc.constantFrom(3, 6, 24)

test('a date is over exactly where the same day so many months later has passed', () => {
  fc.assert(
    fc.property(instants, months, fc.integer({ min: -40, max: 40 }), (now, count, days) => {
      const last = lastDateOver(count, now)
      const date = addDays(last, days)
      expect(addMonths(date, count) < restaurantDate(now)).toBe(date <= last)
    }),
    { numRuns: 2000 },
  )
})

test('what is over stays over as time passes', () => {
  fc.assert(
    fc.property(instants, instants, months, (one, other, count) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      expect(lastDateOver(count, earlier) <= lastDateOver(count, later)).toBe(true)
    }),
  )
})

test('an instant is over with its date', () => {
  fc.assert(
    fc.property(instants, instants, months, (now, instant, count) => {
      expect(instant < endOfPeriod(count, now)).toBe(restaurantDate(instant) <= lastDateOver(count, now))
    }),
    { numRuns: 1000 },
  )
})
