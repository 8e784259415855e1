import { addDays, instantOf, restaurantDateTime } from '#src/kernel/dates.ts'
import { endOfDay, openingSpansOn, type OpeningTimes } from './opening-hours.ts'

/**
 * Whether the restaurant is open or closed, and when this will change: a date and time in the restaurant's time zone, or undefined
 * if that moment is not near.
 */
export type OpeningState =
  | { readonly isOpen: true; readonly closes: string | undefined }
  | { readonly isOpen: false; readonly opens: { date: string; time: string } | undefined }

/** The next opening is searched for only within this many days. No holiday is longer. */
const maxDaysToOpening = 60

/** Whether the restaurant is open at an instant, and when this will change. */
export function openingStateAt(instant: Date, times: OpeningTimes): OpeningState {
  const [date = '', time = ''] = restaurantDateTime(instant).split('T')
  const closes = closingAfter(date, time, times)
  if (closes === time) return { isOpen: false, opens: nextOpening(date, time, times) }
  if (closes !== endOfDay) return { isOpen: true, closes }
  // The restaurant closes after midnight. If it closes a full day later or even more, no closing time is given, because readers
  // would take it for a time on the same day.
  const tomorrow = closingAfter(addDays(date, 1), '00:00', times)
  return { isOpen: true, closes: tomorrow >= time ? undefined : tomorrow }
}

/**
 * Returns until when the restaurant stays open without a break, from `time` on this date until 24:00 at most. If the restaurant is
 * closed at `time`, the result is `time`.
 */
function closingAfter(date: string, time: string, times: OpeningTimes): string {
  // The spans are sorted, so each span may continue where an earlier span ends.
  return openingSpansOn(date, times).reduce(
    (until, { opens, closes }) => (opens <= until && until < closes ? closes : until),
    time,
  )
}

/** The time from which the restaurant has been open, seen from an instant; undefined if it is closed at that instant. */
export function openSince(instant: Date, times: OpeningTimes): Date | undefined {
  const [date = '', time = ''] = restaurantDateTime(instant).split('T')
  const span = openingSpansOn(date, times).find(({ opens, closes }) => opens <= time && time < closes)
  if (!span) return undefined
  if (!goesOn(date, span.opens, times)) return instantOf(date, span.opens)
  const evening = openingSpansOn(addDays(date, -1), times).at(-1)
  return instantOf(addDays(date, -1), evening?.opens ?? '00:00')
}

/** The next moment at which the restaurant opens, even if it is open now; undefined if there is no such moment soon. */
export function nextOpeningAfter(instant: Date, times: OpeningTimes): Date | undefined {
  const [date = '', time = ''] = restaurantDateTime(instant).split('T')
  const opening = nextOpening(date, time, times)
  return opening && instantOf(opening.date, opening.time)
}

function nextOpening(date: string, time: string, times: OpeningTimes) {
  for (let ahead = 0; ahead <= maxDaysToOpening; ahead += 1) {
    const day = addDays(date, ahead)
    const span = openingSpansOn(day, times).find(
      ({ opens }) => (ahead > 0 || opens > time) && !goesOn(day, opens, times),
    )
    if (span) return { date: day, time: span.opens }
  }
  return undefined
}

/** True if the first opening span of a day continues the last span of the day before, past midnight. */
function goesOn(date: string, opens: string, times: OpeningTimes): boolean {
  const evening = openingSpansOn(addDays(date, -1), times).at(-1)
  return opens === '00:00' && evening?.closes === endOfDay
}
