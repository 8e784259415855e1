import fc from 'fast-check'

import { addDays } from '#src/kernel/dates.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'

/** A time on the quarter of an hour. */
export const quarterHour = fc.integer({ min: 0, max: 95 }).map((count) => {
  const minutes = count * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
/** Hours of any week, past midnight too, with special days of every kind in the ten days from this date on. */
export const anyOpeningTimes = (first: string): fc.Arbitrary<OpeningTimes> =>
  fc.record({
    openingHours: fc.array(
      fc.record({ weekday: fc.integer({ min: 0, max: 6 }), opens: quarterHour, closes: quarterHour }),
      { maxLength: 10 },
    ),
    closures: fc.array(
      fc
        .tuple(fc.nat({ max: 9 }), fc.nat({ max: 2 }))
        .map(([days, more]) => ({ date: addDays(first, days), to: addDays(first, days + more) })),
      { maxLength: 3 },
    ),
    specialHours: fc.array(
      fc.record({
        date: fc.nat({ max: 9 }).map((days) => addDays(first, days)),
        opens: quarterHour,
        closes: quarterHour,
      }),
      { maxLength: 4 },
    ),
    lunarClosures: fc.array(
      fc.nat({ max: 9 }).map((days) => ({ dates: [{ date: addDays(first, days) }] })),
      { maxLength: 1 },
    ),
  })
