import { addDays, formatDayMonth } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'

/** Formats days, the earliest first: "09/05, 11/05–13/05" or "9 May, 11 May–13 May". */
export function formatDays(dates: readonly string[], language: Language): string {
  return rangesOf(dates)
    .map(([first, last]) =>
      [...new Set([first, last])].map((date) => unbroken(formatDayMonth(date, language))).join('–'),
    )
    .join(', ')
}

/** Keeps a day and its month on the same line, with non-breaking spaces. */
function unbroken(day: string): string {
  return day.replaceAll(' ', '\u00a0')
}

function rangesOf(dates: readonly string[]): (readonly [first: string, last: string])[] {
  const ranges: [first: string, last: string][] = []
  for (const date of dates) {
    const range = ranges.at(-1)
    if (range && addDays(range[1], 1) === date) range[1] = date
    else ranges.push([date, date])
  }
  return ranges
}
