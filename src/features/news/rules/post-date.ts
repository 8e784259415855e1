import type { Language } from '#src/kernel/language.ts'
import { onFirstUse } from '#src/kernel/on-first-use.ts'

// The date functions of the kernel are not used here, because a page that shows only a date would have to load all of them.
const restaurantDay = { timeZone: 'Asia/Ho_Chi_Minh', day: 'numeric', year: 'numeric' } as const
const english = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { ...restaurantDay, month: 'long' }))
const numbers = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { ...restaurantDay, month: 'numeric' }))

/**
 * The date at this time in the restaurant's time zone, as written above an article: "5 tháng 9, 2025" or "5 September 2025". Throws
 * if the text is not a time.
 */
export function postDate(instant: string, language: Language): string {
  const date = new Date(instant)
  if (language === 'en') return english().format(date)
  const [day, month, year] = numbers().format(date).split('/').map(Number)
  return `${day} tháng ${month}, ${year}`
}
