import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'

import {
  addDays,
  addMonths,
  daysBetween,
  formatDate,
  formatDayMonth,
  formatWeekday,
  instantOf,
  isPlainDate,
  isPlainTime,
  millisecondsToNextDay,
  minutesOf,
  restaurantDate,
  restaurantDateTime,
  restaurantTime,
  timeOfMinutes,
  weekdayOf,
} from './dates.ts'

test.each([
  ['2026-05-01T16:59:59Z', '2026-05-01T23:59'],
  ['2026-05-01T17:00:00Z', '2026-05-02T00:00'],
  ['2026-12-31T17:00:00Z', '2027-01-01T00:00'],
  ['2026-05-01T05:07:00Z', '2026-05-01T12:07'],
])('at %s the restaurant reads %s', (instant, shown) => {
  expect(restaurantDateTime(new Date(instant))).toBe(shown)
  expect(restaurantDate(new Date(instant))).toBe(shown.slice(0, 10))
  expect(restaurantTime(new Date(instant))).toBe(shown.slice(11))
})

test('the restaurant’s clock is the one of its time zone, at any instant', () => {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') }),
      (instant) => {
        expect(restaurantDateTime(instant)).toBe(shown.format(instant).replace(' ', 'T'))
      },
    ),
    // More quarters of an hour than are remembered.
    { numRuns: 1500 },
  )
})

test.each([
  ['2026-11-22', 'Chủ Nhật', 'Sunday'],
  ['2026-11-23', 'Thứ Hai', 'Monday'],
])('%s is %s, %s', (date, vietnamese, english) => {
  expect(formatWeekday(date, 'vi')).toBe(vietnamese)
  expect(formatWeekday(date, 'en')).toBe(english)
  expect(() => formatWeekday('2026-02-30', 'en')).toThrow(TypeError)
})

const anyDate = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays('2026-01-01', days))
const anyTime = fc.nat({ max: 1439 }).map(timeOfMinutes)

test('a date and time come back from the instant they stand for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1980-01-01', days)),
      anyTime,
      (date, time) => {
        expect(restaurantDateTime(instantOf(date, time))).toBe(`${date}T${time}`)
      },
    ),
  )
  expect(instantOf('2026-05-02').toISOString()).toBe('2026-05-01T17:00:00.000Z')
})

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-4-1',
  '26-04-01',
  '2026-04-31',
  '2026-04-01T00:00',
  '',
])('%j is no date', (text) => {
  expect(isPlainDate(text)).toBe(false)
  expect(() => addDays(text, 1)).toThrow(TypeError)
})

test.each(['24:00', '12:60', '9:00', '12:00:00', '', 'noon'])('%j is no time of day', (text) => {
  expect(isPlainTime(text)).toBe(false)
  expect(() => minutesOf(text)).toThrow(TypeError)
})

test('a leap day is a date', () => {
  expect(isPlainDate('2028-02-29')).toBe(true)
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test.each([
  ['2026-01-15', 3, '2026-04-15'],
  ['2025-11-30', 3, '2026-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 24, '2028-12-31'],
  ['2028-02-29', -24, '2026-02-28'],
  ['2026-05-06', 0, '2026-05-06'],
])('%s and %i months are %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

test('days added are days between', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
    }),
  )
})

test('minutes and times of day stand for one another', () => {
  fc.assert(
    fc.property(anyTime, (time) => {
      expect(isPlainTime(time)).toBe(true)
      expect(timeOfMinutes(minutesOf(time))).toBe(time)
    }),
  )
  expect(timeOfMinutes(1439)).toBe('23:59')
  expect(() => timeOfMinutes(1440)).toThrow(RangeError)
  expect(() => timeOfMinutes(-1)).toThrow(RangeError)
})

test('weekdays count from Sunday', () => {
  expect(weekdayOf('2026-11-22')).toBe(0)
  expect(weekdayOf('2026-11-21')).toBe(6)
})

test('the next day starts at midnight at the restaurant', () => {
  expect(millisecondsToNextDay(new Date('2026-05-01T16:59:59Z'))).toBe(1000)
  expect(millisecondsToNextDay(new Date('2026-05-01T17:00:00Z'))).toBe(86_400_000)
})

test('a date is written as each language writes it', () => {
  expect(formatDate('2026-05-01', 'vi')).toBe('01/05/2026')
  expect(formatDate('2026-05-01', 'en')).toBe('1 May 2026')
  expect(formatDayMonth('2026-05-01', 'vi')).toBe('01/05')
  expect(formatDayMonth('2026-05-01', 'en')).toBe('1 May')
  expect(() => formatDayMonth('2026-02-30', 'vi')).toThrow(TypeError)
})

test.each(['America/Los_Angeles', 'Asia/Tokyo'])(
  'a date and its weekday are the same for a visitor in %s',
  async (timeZone) => {
    vi.stubEnv('TZ', timeZone)
    vi.resetModules()
    onTestFinished(() => void vi.unstubAllEnvs())
    // Loaded again, because a format takes the time zone of the moment at which it is made.
    const there = await import('./dates.ts')
    for (const language of ['vi', 'en'] as const) {
      expect(there.formatDate('2026-05-01', language)).toBe(formatDate('2026-05-01', language))
      expect(there.formatDayMonth('2026-05-01', language)).toBe(formatDayMonth('2026-05-01', language))
      expect(there.formatWeekday('2026-05-01', language)).toBe(formatWeekday('2026-05-01', language))
    }
    expect(there.restaurantDateTime(new Date('2026-05-01T05:07:00Z'))).toBe('2026-05-01T12:07')
  },
)
