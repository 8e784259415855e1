import { formatDate } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'

const weekdays = {
  vi: new Intl.DateTimeFormat('vi-VN', { timeZone: 'UTC', weekday: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' }),
}

/** A restaurant-local date with its weekday: "Thứ Sáu, 08/05/2026", "Friday, 8 May 2026". */
export function dayInWords(date: string, language: Language): string {
  // Plain dates are days, not instants: shown as UTC they stay the day they are, wherever the visitor is.
  const weekday = weekdays[language].format(new Date(`${date}T00:00:00Z`))
  return `${weekday}, ${formatDate(date, language)}`
}
