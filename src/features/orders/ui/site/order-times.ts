import {
  addDays,
  formatDate,
  formatDayMonth,
  formatWeekday,
  formatWeekdayDate,
  restaurantDate,
} from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'

const texts = {
  vi: {
    today: 'Hôm nay',
    tomorrow: 'Ngày mai',
    atToday: (time: string) => `${time} hôm nay`,
    atTomorrow: (time: string, day: string) => `${time} ngày mai, ${day}`,
    at: (time: string, weekday: string, date: string) => `${time} ${weekday}, ngày ${date}`,
  },
  en: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    atToday: (time: string) => `${time} today`,
    atTomorrow: (time: string, day: string) => `${time} tomorrow, ${day}`,
    at: (time: string, weekday: string, date: string) => `${time} on ${weekday}, ${date}`,
  },
}

/** A day in the list of days that the guest can choose, in the restaurant's time zone: "Hôm nay, 21/11", "Monday, 23 Nov". */
export function formatDay(date: string, now: Date, language: Language): string {
  const today = restaurantDate(now)
  const relative =
    date === today
      ? texts[language].today
      : date === addDays(today, 1)
        ? texts[language].tomorrow
        : formatWeekday(date, language)
  return `${relative}, ${formatDayMonth(date, language)}`
}

/**
 * The date of a time (YYYY-MM-DDTHH:mm in the restaurant's time zone) for use inside a sentence: "ngày mai, Chủ Nhật, 22/11/2026".
 * The date must not be today's.
 */
export function formatLaterDay(local: string, now: Date, language: Language): string {
  const date = local.slice(0, 10)
  const day = formatWeekdayDate(date, language)
  if (date !== addDays(restaurantDate(now), 1)) return day
  return `${texts[language].tomorrow.toLocaleLowerCase(language)}, ${day}`
}

/**
 * A time (YYYY-MM-DDTHH:mm in the restaurant's time zone) for use inside a sentence: "11:00 ngày mai, Chủ Nhật 22/11", "18:30 on
 * Monday, 23 November 2026".
 */
export function formatMoment(local: string, now: Date, language: Language): string {
  const date = local.slice(0, 10)
  const time = local.slice(11)
  const today = restaurantDate(now)
  if (date === today) return texts[language].atToday(time)
  if (date === addDays(today, 1))
    return texts[language].atTomorrow(
      time,
      `${formatWeekday(date, language)} ${formatDayMonth(date, language)}`,
    )
  return texts[language].at(time, formatWeekday(date, language), formatDate(date, language))
}
