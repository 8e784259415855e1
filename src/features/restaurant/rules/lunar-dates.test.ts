import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays, daysBetween } from '#src/kernel/dates.ts'
import { hasWrongEnd, lunarDates } from './lunar-dates.ts'

/** The months of 2025, whose sixth comes twice, as calendars of Vietnam have them. */
const months = [
  { start: '2024-12-31', month: 12, isLeap: false },
  { start: '2025-01-29', month: 1, isLeap: false },
  { start: '2025-02-28', month: 2, isLeap: false },
  { start: '2025-03-29', month: 3, isLeap: false },
  { start: '2025-04-28', month: 4, isLeap: false },
  { start: '2025-05-27', month: 5, isLeap: false },
  { start: '2025-06-25', month: 6, isLeap: false },
  { start: '2025-07-25', month: 6, isLeap: true },
  { start: '2025-08-23', month: 7, isLeap: false },
  { start: '2025-09-22', month: 8, isLeap: false },
]
const all = { date: '2024-12-31', to: '2025-09-21' }
const twoMonths = { date: '2025-06-25', to: '2025-08-22' }

test.each([
  ['Tết', { month: 12, day: 28, toMonth: 1, toDay: 5 }, all, [{ date: '2025-01-27', to: '2025-02-02' }]],
  // Its last month has 29 days.
  [
    'Tết from a 30th',
    { month: 12, day: 30, toMonth: 1, toDay: 3 },
    all,
    [{ date: '2025-01-28', to: '2025-01-31' }],
  ],
  ['Giỗ Tổ', { month: 3, day: 10 }, all, [{ date: '2025-04-07' }]],
  ['the full moon of a month that comes twice, once', { month: 6, day: 15 }, all, [{ date: '2025-07-09' }]],
  [
    'every full moon, in a leap month too',
    { month: null, day: 15 },
    twoMonths,
    [{ date: '2025-07-09' }, { date: '2025-08-08' }],
  ],
  [
    'the last day of months',
    { month: null, day: 30 },
    twoMonths,
    [{ date: '2025-07-24' }, { date: '2025-08-22' }],
  ],
  [
    'what has begun and is not over',
    { month: 1, day: 1, toMonth: 1, toDay: 5 },
    { date: '2025-02-02', to: '2025-02-02' },
    [{ date: '2025-01-29', to: '2025-02-02' }],
  ],
  [
    'what is over not any more',
    { month: 1, day: 1, toMonth: 1, toDay: 5 },
    { date: '2025-02-03', to: '2025-09-01' },
    [],
  ],
  [
    'a single day that is named twice',
    { month: 3, day: 10, toMonth: 3, toDay: 10 },
    all,
    [{ date: '2025-04-07' }],
  ],
  [
    'into the leap month by the next one',
    { month: 6, day: 29, toMonth: 7, toDay: 1 },
    all,
    [{ date: '2025-07-23', to: '2025-08-23' }],
  ],
  ['nothing of an end that is not known', { month: 7, day: 29, toMonth: 8, toDay: 1 }, all, []],
])('the dates have %s', (_what, days, within, dates) => {
  expect(lunarDates(days, months, within)).toEqual(dates)
})

test.each([
  [{ month: 7, day: 14, toMonth: 7, toDay: 16 }, false],
  [{ month: 7, day: 16, toMonth: 7, toDay: 14 }, true],
  [{ month: 12, day: 20, toMonth: 2, toDay: 20 }, false],
  [{ month: 12, day: 20, toMonth: 11, toDay: 1 }, true],
  [{ month: 1, day: 5, toMonth: 12, toDay: 28 }, true],
  [{ month: null, day: 15 }, false],
  [{ month: null, day: 15, toMonth: 3, toDay: 2 }, true],
  [{ month: 7, day: 14, toMonth: 7 }, true],
  [{ month: 7, day: 14, toDay: 16 }, true],
])('the end of %j is wrong: %s', (days, expected) => {
  expect(hasWrongEnd(days)).toBe(expected)
})

test('every date is the day of its lunar month that was asked for, or the last of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.constantFrom(null, 1, 6, 7), (day, month) => {
      for (const { date } of lunarDates({ month, day }, months, all)) {
        const index = months.findLastIndex(({ start }) => start <= date)
        const { start = '' } = months[index] ?? {}
        const ofMonth = daysBetween(start, date) + 1
        const isLast = addDays(date, 1) === months[index + 1]?.start
        expect(ofMonth === day || (isLast && ofMonth === 29 && day === 30)).toBe(true)
      }
    }),
  )
})
