import type { OpeningSpan } from '#src/features/restaurant/rules/opening-hours.ts'

/** The parts of a day (all, lunch, evening) for which staff print a list of what is coming. */
export const shifts = ['all', 'lunch', 'evening'] as const
export type Shift = (typeof shifts)[number]

/** The time at which the evening begins if the restaurant does not close after lunch, in the restaurant's time zone. */
const usualEvening = '16:00'

/**
 * When the evening of this day begins, HH:mm. If the restaurant opens several times on this day, it begins at the last opening
 * time, otherwise at 16:00.
 */
export function eveningStart(spans: readonly OpeningSpan[]): string {
  const last = spans.at(-1)
  return last && spans.length > 1 ? last.opens : usualEvening
}

/** True if a time (HH:mm) belongs to the shift. `evening` is the time at which the evening of that day begins. */
export function isInShift(time: string, shift: Shift, evening: string): boolean {
  return shift === 'all' || (shift === 'evening') === time >= evening
}

/**
 * A reservation for this many guests or more counts as a large group, for which staff put tables together beforehand. Staff can
 * choose another number.
 */
export const usualLargeGroup = 8
