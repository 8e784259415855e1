import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, daysBetween } from '#src/kernel/dates.ts'
import { lunarMonths } from './lunar-calendar.ts'

/** The first day of Tết as calendars of Vietnam have it, year by year. */
const newYears =
  `2000-02-05 2001-01-24 2002-02-12 2003-02-01 2004-01-22 2005-02-09 2006-01-29 2007-02-17 2008-02-07 2009-01-26
  2010-02-14 2011-02-03 2012-01-23 2013-02-10 2014-01-31 2015-02-19 2016-02-08 2017-01-28 2018-02-16 2019-02-05
  2020-01-25 2021-02-12 2022-02-01 2023-01-22 2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13
  2030-02-02 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24
  2040-02-12 2041-02-01 2042-01-22 2043-02-10 2044-01-30 2045-02-17 2046-02-06 2047-01-26 2048-02-14 2049-02-02
  2050-01-23`.split(/\s+/)

const months = lunarMonths('2000-01-01', '2050-12-31')

describe('the lunar calendar', () => {
  test('has Tết when Vietnam has, which is not always when China has', () => {
    const found = months.filter(({ month, isLeap }) => month === 1 && !isLeap).map(({ start }) => start)
    expect(found.filter((start) => start < '2051')).toEqual(newYears)
  })

  test('has leap months where Vietnam has them', () => {
    const leap = months
      .filter(({ isLeap }) => isLeap)
      .map(({ start, month }) => `${start.slice(0, 4)}: ${month}`)
    const known = [
      '2004: 2',
      '2006: 7',
      '2009: 5',
      '2012: 4',
      '2014: 9',
      '2017: 6',
      '2020: 4',
      '2023: 2',
      '2025: 6',
    ]
    expect(leap.slice(1, 10)).toEqual(known)
    expect(leap).toEqual(expect.arrayContaining(['2028: 5', '2031: 3', '2033: 11']))
  })

  test('has months of 29 or 30 days that follow each other in their numbers', () => {
    for (const [index, { start, month, isLeap }] of months.entries()) {
      const next = months[index + 1]
      if (!next) continue
      expect([29, 30], start).toContain(daysBetween(start, next.start))
      expect(next.month, next.start).toBe(next.isLeap ? month : (month % 12) + 1)
      expect(next.isLeap && isLeap).toBe(false)
    }
  })

  test('holds every date that is asked for in one month, and the month after the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_500 }), fc.integer({ min: 0, max: 1_200 }), (days, more) => {
        const from = addDays('2000-01-01', days)
        const to = addDays(from, more)
        const asked = lunarMonths(from, to)
        expect(asked[0] && asked[0].start <= from && (asked[1]?.start ?? '') > from).toBe(true)
        expect((asked.at(-2)?.start ?? '') <= to && (asked.at(-1)?.start ?? '') > to).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
