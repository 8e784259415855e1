import { addDays, daysBetween } from '#src/kernel/dates.ts'
import type { DayRange, LunarClosure, LunarMonth } from '../contract/site-settings.ts'

type LunarDays = Pick<LunarClosure, 'month' | 'day' | 'toMonth' | 'toDay'>

/**
 * The dates of lunar closures, as far as they overlap the range `within`, the earliest first. `months` are consecutive lunar
 * months; the last of them only tells when the month before it ends. If a month lacks the day, its last day counts. Yearly closures
 * never fall in a leap month, monthly closures do.
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
    // If `months` ends before the last day of the closure, that day's date is unknown. The closure is then after the range, so it
    // is left out.
    if (!date || !last || last < within.date || within.to < date) return []
    return [last === date ? { date } : { date, to: last }]
  })
}

/**
 * The date of a day in a lunar month. If the month lacks this day, its last day counts. Undefined if the month's length is not
 * known.
 */
function dateOf(months: readonly LunarMonth[], index: number, day: number): string | undefined {
  const [start, end] = [months[index]?.start, months[index + 1]?.start]
  return start && end && addDays(start, Math.min(day, daysBetween(start, end)) - 1)
}

/**
 * True if the end of a lunar closure is invalid: the last day is before the first day or too long after it, the last day is
 * incomplete, or the closure has a last day although it repeats every month.
 */
export function hasWrongEnd({ month, day, toMonth, toDay }: LunarDays): boolean {
  if (toMonth === undefined && toDay === undefined) return false
  if (month === null || !toMonth || !toDay) return true
  const monthsLater = (toMonth - month + 12) % 12
  return monthsLater > 2 || (monthsLater === 0 && toDay < day)
}
