import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { addDays, addMonths, weekdayOf } from '#src/kernel/dates.ts'
import { dayByKey, weeksOfMonth } from './days-of-month.ts'

const dates = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))

describe('the weeks of a month', () => {
  it('hold each of its days once, in order, each under its weekday from Monday on', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const first = `${date.slice(0, 7)}-01`
        const days: string[] = []
        for (let day = first; day < addMonths(first, 1); day = addDays(day, 1)) days.push(day)
        const weeks = weeksOfMonth(date)
        expect(weeks.flat().filter((day) => day !== null)).toEqual(days)
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          const columns = week.map((day, column) => (day ? (weekdayOf(day) + 6) % 7 : column))
          expect(columns).toEqual([0, 1, 2, 3, 4, 5, 6])
        }
      }),
    )
  })
})

test.each([
  ['ArrowLeft', '2026-05-31'],
  ['ArrowRight', '2026-06-02'],
  ['ArrowUp', '2026-05-25'],
  ['ArrowDown', '2026-06-08'],
  ['Home', '2026-06-01'],
  ['End', '2026-06-07'],
  ['PageUp', '2026-05-01'],
  ['PageDown', '2026-07-01'],
  ['a', undefined],
])('%s leads from Monday, 1 June to %s', (key, day) => {
  expect(dayByKey(key, '2026-06-01')).toBe(day)
})
