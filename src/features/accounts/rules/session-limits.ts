const minute = 60_000

/** Minutes without a call that a person made, and minutes since signing in, after which a session ends. */
export const sessionLimits = { idleMinutes: 120, absoluteMinutes: 240 } as const

export interface SessionTimes {
  readonly signedInAt: Date
  readonly lastSeenAt: Date
}

export interface SessionEnds {
  readonly idleExpiresAt: Date
  readonly absoluteExpiresAt: Date
}

export function sessionEnds({ signedInAt, lastSeenAt }: SessionTimes): SessionEnds {
  return {
    idleExpiresAt: new Date(lastSeenAt.getTime() + sessionLimits.idleMinutes * minute),
    absoluteExpiresAt: new Date(signedInAt.getTime() + sessionLimits.absoluteMinutes * minute),
  }
}

/** A session lives up to its limits and ends once one is exceeded. */
export function isExpired(times: SessionTimes, now: Date): boolean {
  const { idleExpiresAt, absoluteExpiresAt } = sessionEnds(times)
  return now > idleExpiresAt || now > absoluteExpiresAt
}

/** Whole minutes until the sooner limit, rounded up; 0 once it has passed. */
export function minutesLeft(times: SessionTimes, now: Date): number {
  const { idleExpiresAt, absoluteExpiresAt } = sessionEnds(times)
  const left = Math.min(idleExpiresAt.getTime(), absoluteExpiresAt.getTime()) - now.getTime()
  return Math.max(0, Math.ceil(left / minute))
}

/** Being seen is written down once a minute at most, not for every call. */
export function shouldNoteSeen({ lastSeenAt }: Pick<SessionTimes, 'lastSeenAt'>, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= minute
}
