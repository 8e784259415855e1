import type { OpeningHours } from '../../contract/site-settings.ts'
import type { OpeningSpan } from '../../rules/opening-hours.ts'

/**
 * Consecutive weekdays with the same opening hours. Without spans, the restaurant is closed on these days. Weekdays are numbered
 * from 0 for Sunday, as in the settings.
 */
export interface OpeningDays {
  readonly from: number
  readonly to: number
  readonly spans: readonly OpeningSpan[]
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

/** Divides the week from Monday to Sunday into groups of consecutive days with the same hours. The groups cover all seven days. */
export function openingDays(openingHours: readonly OpeningHours[]): OpeningDays[] {
  const groups: OpeningDays[] = []
  for (const weekday of mondayFirst) {
    const spans = openingHours
      .filter((hours) => hours.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
    const last = groups.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans))
      groups[groups.length - 1] = { ...last, to: weekday }
    else groups.push({ from: weekday, to: weekday, spans })
  }
  return groups
}
