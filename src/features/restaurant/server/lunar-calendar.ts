import { SearchMoonPhase, SearchSunLongitude, SunPosition } from 'astronomy-engine'

import { addDays, instantOf, restaurantDate } from '#src/kernel/dates.ts'
import type { LunarMonth } from '../contract/site-settings.ts'

/**
 * The Vietnamese lunar calendar follows the Chinese rules, but with Vietnam's time (UTC+7), so some days differ from China's
 * calendar. A month begins on the day of a new moon, and month 11 contains the winter solstice. If there are 13 months from one
 * month 11 to the next, the first month in which the sun reaches no multiple of 30 degrees is a leap month. It has the same number
 * as the month before it.
 */

/** All lunar months that overlap these dates, and one more, which tells how long the last of them is. */
export function lunarMonths(from: string, to: string): LunarMonth[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 2 }, (_, index) => yearOf(from) + index)
  const months = years.flatMap(monthsToSolsticeOf)
  const first = months.findLastIndex(({ start }) => start <= from)
  const next = months.findIndex(({ start }) => start > to)
  return months.slice(first, next + 1)
}

const yearOf = (date: string) => Number(date.slice(0, 4))

const known = new Map<number, readonly LunarMonth[]>()

/** The lunar months from month 11 of the year before to month 10 of the given year. */
function monthsToSolsticeOf(year: number): readonly LunarMonth[] {
  const months = known.get(year) ?? computeMonths(year)
  known.set(year, months)
  return months
}

function computeMonths(year: number): LunarMonth[] {
  const starts = [monthOfSolstice(year - 1)]
  const end = monthOfSolstice(year)
  for (let start = newMoonAfter(starts[0] ?? end); start < end; start = newMoonAfter(start))
    starts.push(start)
  const leap =
    starts.length === 13
      ? starts.findIndex((start, index) => isWithoutTerm(start, starts[index + 1] ?? end))
      : -1
  return starts.map((start, index) => {
    const ordinal = leap !== -1 && index >= leap ? index - 1 : index
    return { start, month: ((ordinal + 10) % 12) + 1, isLeap: index === leap }
  })
}

/** The date on which the lunar month that contains a year's winter solstice begins. */
function monthOfSolstice(year: number): string {
  const solstice = restaurantDate(found(SearchSunLongitude(270, new Date(Date.UTC(year, 11, 1)), 40)))
  // New moons are at most 29.8 days apart, so there is a new moon within these 32 days. It may be on the day of the solstice
  // itself.
  let start = newMoonAfter(addDays(solstice, -32))
  for (let next = newMoonAfter(start); next <= solstice; next = newMoonAfter(next)) start = next
  return start
}

/** The first day after the given date on which there is a new moon. */
function newMoonAfter(date: string): string {
  return restaurantDate(found(SearchMoonPhase(0, instantOf(addDays(date, 1)), 40)))
}

/** True if the sun reaches no multiple of 30 degrees between the starts of the two days. */
function isWithoutTerm(start: string, end: string): boolean {
  return twelfthAt(start) === twelfthAt(end)
}

const twelfthAt = (date: string) => Math.floor(SunPosition(instantOf(date)).elon / 30)

function found(time: { readonly date: Date } | null): Date {
  if (!time) throw new Error('A new moon or a solstice that comes every time was not found')
  return time.date
}
