import { addDays, instantOf, restaurantDateTime } from '#src/kernel/dates.ts'
import { endOfDay, openingSpansOn, type OpeningTimes } from './opening-hours.ts'

/**
 * Whether the restaurant is open or closed, and the restaurant-local date and time at which this changes; undefined if that moment
 * is not near.
 */
export type OpeningState =
  | { readonly isOpen: true; readonly closes: string | undefined }
  | { readonly isOpen: false; readonly opens: { date: string; time: string } | undefined }

/** The next opening is searched for within this many days. No holiday is that long. */
const maxDaysToOpening = 60

/** Whether the restaurant is open at an instant, and the moment at which that changes. */
export function openingStateAt(instant: Date, times: OpeningTimes): OpeningState {
  const [date = '', time = ''] = restaurantDateTime(instant).split('T')
  const closes = closingAfter(date, time, times)
  if (closes === time) return { isOpen: false, opens: nextOpening(date, time, times) }
  if (closes !== endOfDay) return { isOpen: true, closes }
  // The restaurant closes after midnight. A closing time that is a full day ahead or more is left out, because readers would take
  // it for a time of the same day.
  const tomorrow = closingAfter(addDays(date, 1), '00:00', times)
  return { isOpen: true, closes: tomorrow >= time ? undefined : tomorrow }
}

/**
 * Until when the restaurant stays open without a break from this time of a day on, at most until 24:00. If the restaurant is closed
 * at `time`, the result is `time`.
 */
function closingAfter(date: string, time: string, times: OpeningTimes): string {
  // The spans are sorted, so each one may continue where an earlier one ends.
  return openingSpansOn(date, times).reduce(
    (until, { opens, closes }) => (opens <= until && until < closes ? closes : until),
    time,
  )
}

/** Since when the restaurant has been open at an instant; undefined if it is closed. */
export function openSince(instant: Date, times: OpeningTimes): Date | undefined {
  const [date = '', time = ''] = restaurantDateTime(instant).split('T')
  const span = openingSpansOn(date, times).find(({ opens, closes }) => opens <= time && time < closes)
  if (!span) return undefined
  if (!goesOn(date, span.opens, times)) return instantOf(date, span.opens)
  const evening = openingSpansOn(addDays(date, -1), times).at(-1)
  return instantOf(addDays(date, -1), evening?.opens ?? '00:00')
}

/** The next moment at which the restaurant opens, even if it is open now; undefined if none is near. */
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

/** True if a day's first opening span continues the last span of the evening before. */
function goesOn(date: string, opens: string, times: OpeningTimes): boolean {
  const evening = openingSpansOn(addDays(date, -1), times).at(-1)
  return opens === '00:00' && evening?.closes === endOfDay
}
