import { restaurantDateTime } from '#src/kernel/dates.ts'
import type { Clock } from '#src/server/clock.ts'

/** Half past five in the afternoon, restaurant-local. */
const begin = Date.parse('2026-05-06T10:30:00Z')

const instant = (minute: number) => new Date(begin + minute * 60_000)

export interface EveningClock extends Clock {
  /** Whole minutes since the evening began. */
  minute(): number
  nextMinute(): void
  /** Goes on to the middle of the minute. */
  halfMinute(): void
  /** The restaurant-local YYYY-MM-DDTHH:mm of a minute of the evening. */
  local(minute: number): string
}

/**
 * A clock that a test moves on by minutes. It ticks a millisecond whenever somebody asks, so that, as in life, what happens one after
 * the other has different times.
 */
export function eveningClock(): EveningClock {
  let minute = 0
  let ticks = 0
  return {
    now: () => new Date(instant(minute).getTime() + (ticks += 1)),
    minute: () => minute,
    nextMinute() {
      minute += 1
      ticks = 0
    },
    halfMinute() {
      ticks = 30_000
    },
    local: (at) => restaurantDateTime(instant(at)),
  }
}
