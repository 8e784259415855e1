import type { Language } from './language.ts'
import { restaurantTimeZone } from './time-zone.ts'

const dayParts = {
  vi: { day: '2-digit', month: '2-digit' },
  en: { day: 'numeric', month: 'short' },
} as const

/**
 * An instant by the restaurant's clock, without its year: "11:00, 21/11" or "11:00, 21 Nov". Apart from dates.ts, because
 * every list of dishes has it, and the formats of that file take a phone longer than the rest of the page's code.
 */
export function formatDayTime(instant: Date, language: Language): string {
  const { hour, minute, day, month } = partsOf(instant, language)
  return language === 'vi' ? `${hour}:${minute}, ${day}/${month}` : `${hour}:${minute}, ${day} ${month}`
}

const formats = new Map<Language, Intl.DateTimeFormat>()

function partsOf(instant: Date, language: Language): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: restaurantTimeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
      ...dayParts[language],
    })
  formats.set(language, format)
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}
