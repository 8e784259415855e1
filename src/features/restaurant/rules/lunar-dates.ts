import { addDays, daysBetween } from '#src/kernel/dates.ts'
import type { DayRange, LunarClosure, LunarMonth } from '../contract/site-settings.ts'

type LunarDays = Pick<LunarClosure, 'month' | 'day' | 'toMonth' | 'toDay'>

/**
 * The dates of lunar days, earliest first, of which a day lies within the given ones. `months` follow each other; the last one only ends
 * the one before. A month that lacks the day has its last day instead. A feast is in the month that is no leap month, what comes every
 * month in leap months too.
 */
export function lunarDates(
  days: LunarDays,
  months: readonly LunarMonth[],
  within: Required<DayRange>,
): DayRange[] {
  const { month, day, toMonth, toDay } = days
  return months.slice(0, -1).flatMap((each, index) => {
    if (month !== null && (each.month !== month || each.isLeap)) return []
    const date = dateOf(months, index, day)
    const endsIn = months.findIndex(
      (other, place) => place >= index && other.month === toMonth && !other.isLeap,
    )
    const last = toMonth && toDay ? dateOf(months, endsIn, toDay) : date
    // An end that is not known yet is beyond what was asked for.
    if (!date || !last || last < within.date || within.to < date) return []
    return [last === date ? { date } : { date, to: last }]
  })
}

/** The date of a day of a month, or of the month's last day; undefined where its length is not known. */
function dateOf(months: readonly LunarMonth[], index: number, day: number): string | undefined {
  const [start, end] = [months[index]?.start, months[index + 1]?.start]
  return start && end && addDays(start, Math.min(day, daysBetween(start, end)) - 1)
}

/** Whether the last day lies before the first or too far from it, is half a day, or belongs to what comes every month. */
export function hasWrongEnd({ month, day, toMonth, toDay }: LunarDays): boolean {
  if (toMonth === undefined && toDay === undefined) return false
  if (month === null || !toMonth || !toDay) return true
  const monthsLater = (toMonth - month + 12) % 12
  return monthsLater > 2 || (monthsLater === 0 && toDay < day)
}
