import type { Language } from './language.ts'
import { onFirstUse } from './on-first-use.ts'
import { restaurantTimeZone } from './time-zone.ts'

/**
 * Functions for the restaurant's days and times. Dates are plain "YYYY-MM-DD" and times plain "HH:mm", both in the restaurant's
 * time zone. An instant is a `Date`, which is never read in the browser's own time zone.
 */
const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/
const dayInMilliseconds = 86_400_000

const formatOnFirstUse = (locale: string, options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat(locale, options))

const wallClock = formatOnFirstUse('en-US', {
  timeZone: restaurantTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** True for an existing day in the form YYYY-MM-DD; false for "2026-02-30". */
export function isPlainDate(text: string): boolean {
  return datePattern.test(text) && !Number.isNaN(utcDayOf(text))
}

/** True for a time in the form HH:mm, 00:00 to 23:59. */
export function isPlainTime(text: string): boolean {
  return timePattern.test(text)
}

/** The date and time that the restaurant's clock shows at an instant, as "YYYY-MM-DDTHH:mm". */
export function restaurantDateTime(instant: Date): string {
  const milliseconds = instant.getTime()
  return new Date(milliseconds + offsetAt(milliseconds)).toISOString().slice(0, -8)
}

/**
 * The UTC offsets of the restaurant's clock that were found already, one for each quarter of an hour, because clocks change only at
 * quarter hours. Finding an offset by formatting a date takes a hundred times as long as a look-up in this map.
 */
const offsets = new Map<number, number>()
const quarterHour = 900_000
const maxOffsets = 1000

/** How many milliseconds the restaurant's clock is ahead of UTC at this time. */
function offsetAt(milliseconds: number): number {
  const start = Math.floor(milliseconds / quarterHour) * quarterHour
  const known = offsets.get(start)
  if (known !== undefined) return known
  if (offsets.size >= maxOffsets) offsets.clear()
  const offset = Date.parse(`${wallClockText(start)}Z`) - start
  offsets.set(start, offset)
  return offset
}

function wallClockText(milliseconds: number): string {
  const part = Object.fromEntries(
    wallClock()
      .formatToParts(milliseconds)
      .map(({ type, value }) => [type, value]),
  )
  return `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`
}

/** The restaurant's date at an instant, YYYY-MM-DD. */
export function restaurantDate(instant: Date): string {
  return restaurantDateTime(instant).slice(0, 10)
}

/** The restaurant's time of day at an instant, HH:mm. */
export function restaurantTime(instant: Date): string {
  return restaurantDateTime(instant).slice(11)
}

/** The instant at which the restaurant's clock shows this date and time. Throws if the date or time has the wrong form. */
export function instantOf(date: string, time = '00:00'): Date {
  const wall = dayNumber(date) * dayInMilliseconds + minutesOf(time) * 60_000
  const shown = restaurantDateTime(new Date(wall))
  const offset =
    dayNumber(shown.slice(0, 10)) * dayInMilliseconds + minutesOf(shown.slice(11)) * 60_000 - wall
  return new Date(wall - offset)
}

/** Milliseconds until the next day starts at the restaurant: from 1 to a whole day. */
export function millisecondsToNextDay(instant: Date): number {
  return instantOf(addDays(restaurantDate(instant), 1)).getTime() - instant.getTime()
}

/** The date that is this many days later, or earlier for a negative number. Throws if the date has the wrong form. */
export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * dayInMilliseconds).toISOString().slice(0, 10)
}

/**
 * The same day of the month, this many months later, or earlier for a negative number. If that month has no such day, the result is
 * its last day. Throws if the date has the wrong form.
 */
export function addMonths(date: string, months: number): string {
  const day = new Date(dayNumber(date) * dayInMilliseconds)
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0))
  lastOfMonth.setUTCDate(Math.min(day.getUTCDate(), lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** The number of days from one date to another; negative if the second date is earlier. Throws if a date has the wrong form. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** The weekday of a date: 0 for Sunday to 6 for Saturday. Throws if the date has the wrong form. */
export function weekdayOf(date: string): number {
  return new Date(dayNumber(date) * dayInMilliseconds).getUTCDay()
}

/** The minutes from midnight to a time HH:mm. Throws if the text is not such a time. */
export function minutesOf(time: string): number {
  if (!isPlainTime(time)) throw new TypeError(`Not a time of day: ${time}`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/**
 * The time HH:mm that is this many minutes after midnight, 0 to 1439. Throws for any other number, because there is no such time.
 */
export function timeOfMinutes(minutes: number): string {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 1439) {
    throw new RangeError(`Not minutes of one day: ${minutes}`)
  }
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const plainDateFormats = {
  vi: formatOnFirstUse('vi-VN', { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' }),
  en: formatOnFirstUse('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }),
}

/** Formats a date for people: "21/11/2026" or "21 November 2026". Throws if the date has the wrong form. */
export function formatDate(date: string, language: Language): string {
  return plainDateFormats[language]().format(new Date(dayNumber(date) * dayInMilliseconds))
}

const englishDayMonth = formatOnFirstUse('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** Formats a date without its year: "21/11" or "21 Nov". Throws if the date has the wrong form. */
export function formatDayMonth(date: string, language: Language): string {
  const day = new Date(dayNumber(date) * dayInMilliseconds)
  // Vietnamese readers write "21/11", but Intl returns "21-11", so the Vietnamese form is made without Intl.
  return language === 'vi' ? `${date.slice(8)}/${date.slice(5, 7)}` : englishDayMonth().format(day)
}

const weekdayFormats = {
  vi: formatOnFirstUse('vi-VN', { timeZone: 'UTC', weekday: 'long' }),
  en: formatOnFirstUse('en-GB', { timeZone: 'UTC', weekday: 'long' }),
}

/** The name of a date's weekday: "Thứ Sáu" or "Friday". Throws if the date has the wrong form. */
export function formatWeekday(date: string, language: Language): string {
  return weekdayFormats[language]().format(new Date(dayNumber(date) * dayInMilliseconds))
}

/** Formats a date with its weekday: "Thứ Sáu, 08/05/2026" or "Friday, 8 May 2026". Throws if the date has the wrong form. */
export function formatWeekdayDate(date: string, language: Language): string {
  return `${formatWeekday(date, language)}, ${formatDate(date, language)}`
}

function dayNumber(date: string): number {
  const milliseconds = utcDayOf(date)
  if (Number.isNaN(milliseconds)) throw new TypeError(`Not a date: ${date}`)
  return milliseconds / dayInMilliseconds
}

/** Milliseconds from 1970 to the date's midnight in UTC, for counting days. NaN if there is no such day. */
function utcDayOf(date: string): number {
  const parts = datePattern.exec(date)
  if (!parts) return Number.NaN
  const milliseconds = Date.parse(`${date}T00:00:00Z`)
  // JavaScript turns "02-30" into a day in March. So if the day of the month has changed, there is no such date.
  return new Date(milliseconds).getUTCDate() === Number(parts[3]) ? milliseconds : Number.NaN
}
