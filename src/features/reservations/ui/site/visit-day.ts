import { formatDate, formatWeekday } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'

/** A restaurant-local date with its weekday: "Thứ Sáu, 08/05/2026", "Friday, 8 May 2026". */
export function formatVisitDay(date: string, language: Language): string {
  return `${formatWeekday(date, language)}, ${formatDate(date, language)}`
}
