import type { Clock } from '#src/server/clock.ts'

export interface SettableClock extends Clock {
  set(instant: string): void
}

/** A clock that stands still until a test moves it. */
export function settableClock(instant: string): SettableClock {
  let now = new Date(instant)
  return {
    now: () => now,
    set(next) {
      now = new Date(next)
    },
  }
}
