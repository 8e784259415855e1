import type { Language } from './language.ts'
import { onFirstUse } from './on-first-use.ts'
import { restaurantTimeZone } from './time-zone.ts'

const dayParts = {
  vi: { day: '2-digit', month: '2-digit' },
  en: { day: 'numeric', month: 'short' },
} as const

/**
 * Formats an instant by the restaurant's clock, without the year: "11:00, 21/11" or "11:00, 21 Nov". This function is in a separate
 * file, because every list of dishes loads it, and dates.ts is larger.
 */
export function formatDayTime(instant: Date, language: Language): string {
  const { hour, minute, day, month } = partsOf(instant, language)
  return language === 'vi' ? `${hour}:${minute}, ${day}/${month}` : `${hour}:${minute}, ${day} ${month}`
}

const formats = { vi: formatFor('vi'), en: formatFor('en') }

function formatFor(language: Language) {
  return onFirstUse(
    () =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone: restaurantTimeZone,
        hourCycle: 'h23',
        hour: '2-digit',
        minute: '2-digit',
        ...dayParts[language],
      }),
  )
}

function partsOf(instant: Date, language: Language): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    formats[language]()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
}
