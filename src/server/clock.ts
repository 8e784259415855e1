/** The one source of the present moment, so that tests can choose it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
