import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from '#src/kernel/dates.ts'
import { fullDays } from './full-days.ts'
import { everySlot, slotsOn } from './reservation-times.ts'
import { hasRoom } from './seating.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '11:00', closes: '22:00' }))
const capacity = { seats: 10, stayMinutes: 600 }
const settings = { openingHours: everyDay, closures: [{ date: '2026-05-10' }], capacity }
/** Wednesday noon at the restaurant. */
const noon = new Date('2026-05-06T05:00:00Z')
const allDay = (date: string, guests: number) => ({ date, time: '11:30', guests })

describe('the days that are full', () => {
  it('are those on which so many guests fit in at no time', () => {
    const booked = [allDay('2026-05-08', 6), allDay('2026-05-07', 9), allDay('2026-05-10', 10)]
    expect(fullDays(1, booked, noon, settings)).toEqual([])
    expect(fullDays(2, booked, noon, settings)).toEqual(['2026-05-07'])
    expect(fullDays(5, booked, noon, settings)).toEqual(['2026-05-07', '2026-05-08'])
  })

  it('are none of which one time is left', () => {
    const untilNine = { ...settings, capacity: { seats: 10, stayMinutes: 570 } }
    expect(fullDays(2, [allDay('2026-05-07', 9)], noon, untilNine)).toEqual([])
  })

  it('include today by the times that are left', () => {
    const evening = [{ date: '2026-05-06', time: '18:00', guests: 10 }]
    const seated = { ...settings, capacity: { seats: 10, stayMinutes: 240 } }
    expect(fullDays(2, evening, noon, seated)).toEqual([])
    expect(fullDays(2, evening, new Date('2026-05-06T07:30:00Z'), seated)).toEqual(['2026-05-06'])
    // After the last time it is no longer a day for guests.
    expect(fullDays(2, evening, new Date('2026-05-06T14:30:00Z'), seated)).toEqual([])
  })

  it('are all days for a party that is too large, but for those that cannot be booked', () => {
    const days = fullDays(11, [], noon, settings)
    expect([days.length, days[0], days.at(-1), days.includes('2026-05-10')]).toEqual([
      90,
      '2026-05-06',
      '2026-08-04',
      false,
    ])
  })

  it('are none where no capacity is set', () => {
    expect(fullDays(50, [allDay('2026-05-07', 50)], noon, { ...settings, capacity: null })).toEqual([])
  })

  it('are those of whose times each is full, and which have one', () => {
    const parties = fc.record({
      date: fc.integer({ min: -1, max: 91 }).map((ahead) => addDays('2026-05-06', ahead)),
      time: fc.constantFrom(...everySlot),
      guests: fc.integer({ min: 1, max: 12 }),
    })
    const capacities = fc.option(
      fc.record({ seats: fc.integer({ min: 1, max: 14 }), stayMinutes: fc.integer({ min: 15, max: 700 }) }),
    )
    const hours = fc.array(
      fc.record({
        weekday: fc.integer({ min: 0, max: 6 }),
        opens: fc.constantFrom('10:00', '12:00', '17:00'),
        closes: fc.constantFrom('14:00', '18:00', '02:00'),
      }),
      { maxLength: 9 },
    )
    const asked = fc.record({
      guests: fc.integer({ min: 1, max: 15 }),
      minute: fc.integer({ min: 0, max: 1439 }),
    })
    fc.assert(
      fc.property(fc.array(parties, { maxLength: 30 }), capacities, hours, asked, (...given) => {
        const [booked, seats, openingHours, { guests, minute }] = given
        const now = new Date(Date.parse('2026-05-05T17:00:00Z') + minute * 60_000)
        const restaurant = { openingHours, closures: [{ date: '2026-05-08' }], capacity: seats }
        const expected = Array.from({ length: 93 }, (_, ahead) => addDays('2026-05-05', ahead)).filter(
          (date) => {
            const slots = slotsOn(date, now, restaurant)
            const ofDay = booked.filter((party) => party.date === date)
            return slots.length > 0 && slots.every((time) => !hasRoom({ time, guests }, ofDay, seats))
          },
        )
        expect(fullDays(guests, booked, now, restaurant)).toEqual(expected)
      }),
    )
  })
})
