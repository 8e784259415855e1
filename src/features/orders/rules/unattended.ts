import { addDays, restaurantDateTime } from '#src/kernel/dates.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import { openingStateAt } from '#src/features/restaurant/rules/opening-state.ts'
import type { Order } from '../contract/order.ts'

interface Waiting extends Pick<Order, 'status' | 'requestedTime' | 'scheduledTime'> {
  readonly seenAt: Date | null
}

/**
 * Whether a guest should call if no screen is there: the restaurant is open, nobody has opened, changed or confirmed the order, and it
 * is for these opening hours and not for later ones.
 */
export function mayBeUnattended(
  { status, seenAt, requestedTime, scheduledTime }: Waiting,
  now: Date,
  times: OpeningTimes,
): boolean {
  if (status !== 'pending' || seenAt !== null) return false
  const state = openingStateAt(now, times)
  if (!state.isOpen) return false
  const due = requestedTime ?? scheduledTime
  if (due === null || state.closes === undefined) return true
  const [date = '', time = ''] = restaurantDateTime(now).split('T')
  // Hours that close at an earlier time of day last past midnight.
  const closingDay = state.closes > time ? date : addDays(date, 1)
  return due < `${closingDay}T${state.closes}`
}
