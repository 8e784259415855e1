import { addDays, formatDate, formatWeekday, restaurantDate } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'

/**
 * Formats a date (in the restaurant's time zone) for use within a sentence: "hôm nay", "tomorrow", "Thứ Hai 23/11/2026", "Monday 23
 * November 2026".
 */
export function formatDay(date: string, now: Date, language: Language): string {
  const texts = officeReservationsTexts[language]
  const today = restaurantDate(now)
  if (date === today) return texts.today
  if (date === addDays(today, 1)) return texts.tomorrow
  return `${formatWeekday(date, language)} ${formatDate(date, language)}`
}

/** "19:00, hôm nay". */
export function formatVisit({ date, time }: { date: string; time: string }, now: Date, language: Language) {
  return officeReservationsTexts[language].visit(time, formatDay(date, now, language))
}
