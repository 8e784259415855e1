import type { OpeningSpan } from '#src/features/restaurant/rules/opening-hours.ts'

/** The parts of a day for which staff print a sheet. */
export const shifts = ['all', 'lunch', 'evening'] as const
export type Shift = (typeof shifts)[number]

/** If the restaurant does not close between lunch and evening, the evening begins at this restaurant-local time. */
const usualEvening = '16:00'

/**
 * When the evening of a day begins, HH:mm: with the last opening if the restaurant opens several times that day, else at the usual
 * time.
 */
export function eveningStart(spans: readonly OpeningSpan[]): string {
  const last = spans.at(-1)
  return last && spans.length > 1 ? last.opens : usualEvening
}

/** True if a restaurant-local time, HH:mm, belongs to the shift of a day whose evening begins at `evening`. */
export function isInShift(time: string, shift: Shift, evening: string): boolean {
  return shift === 'all' || (shift === 'evening') === time >= evening
}

/** From so many guests on a party needs tables put together before it comes, unless staff choose another number. */
export const usualLargeGroup = 8
