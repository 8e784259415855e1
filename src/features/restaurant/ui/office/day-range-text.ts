import { formatWeekdayDate } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import type { DayRange } from '../../contract/site-settings.ts'
import { lastDayOf } from '../../rules/day-range.ts'

/** A range of days as text: the first and the last day, or the only one, each with its weekday. */
export function dayRangeText(days: DayRange, language: Language): string {
  const ends = new Set([days.date, lastDayOf(days)])
  return [...ends].map((day) => formatWeekdayDate(day, language)).join(' – ')
}
