import type { Language } from '#src/kernel/language.ts'
import { onFirstUse } from '#src/kernel/on-first-use.ts'

// Not the kernel's own reckoning of dates, which a page that only shows a day would have to load.
const restaurantDay = { timeZone: 'Asia/Ho_Chi_Minh', day: 'numeric', year: 'numeric' } as const
const english = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { ...restaurantDay, month: 'long' }))
const numbers = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { ...restaurantDay, month: 'numeric' }))

/**
 * The day of an instant at the restaurant, as one writes it over an article: "5 tháng 9, 2025" or "5 September 2025".
 * Throws on what is no instant.
 */
export function postDate(instant: string, language: Language): string {
  const date = new Date(instant)
  if (language === 'en') return english().format(date)
  const [day, month, year] = numbers().format(date).split('/').map(Number)
  return `${day} tháng ${month}, ${year}`
}
