import { formatWeekdayDate } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import type { DayRange } from '../../contract/site-settings.ts'
import { lastDayOf } from '../../rules/day-range.ts'

/** Formats a range of days: its first and last day, or its only day, each with the weekday. */
export function dayRangeText(days: DayRange, language: Language): string {
  const ends = new Set([days.date, lastDayOf(days)])
  return [...ends].map((day) => formatWeekdayDate(day, language)).join(' – ')
}
