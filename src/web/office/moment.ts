import { formatDate, restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'

/**
 * The time at which a row, such as an order, was created, in short form: "16:34" for today, "16:34 · 21/11/2026" for an earlier
 * day.
 */
export function momentText(instant: Date, language: Language, now: Date): string {
  const date = restaurantDate(instant)
  const time = restaurantTime(instant)
  return date === restaurantDate(now) ? time : `${time} · ${formatDate(date, language)}`
}
