import { formatDate, restaurantDate } from '../../../kernel/dates.ts'
import type { Language } from '../../../kernel/language.ts'

/**
 * The day of an instant at the restaurant, as one writes it over an article: "5 tháng 9, 2025" or "5 September 2025".
 * Throws on what is no instant.
 */
export function postDate(instant: string, language: Language): string {
  const date = restaurantDate(new Date(instant))
  if (language === 'en') return formatDate(date, 'en')
  const [year, month, day] = date.split('-').map(Number)
  return `${day} tháng ${month}, ${year}`
}
