import { addDays, restaurantDateTime } from '#src/kernel/dates.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import { openingStateAt } from '#src/features/restaurant/rules/opening-state.ts'
import type { Order } from '../contract/order.ts'

interface Waiting extends Pick<Order, 'status' | 'requestedTime' | 'scheduledTime'> {
  readonly seenAt: Date | null
}

/**
 * True if the guest should be told to call if no screen in the restaurant is open. This applies if the restaurant is open, nobody
 * has opened, changed or confirmed the order, and the order is due within the current opening hours.
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
  // If the closing time is an earlier time of day than now, the restaurant closes after midnight.
  const closingDay = state.closes > time ? date : addDays(date, 1)
  return due < `${closingDay}T${state.closes}`
}
