const minute = 60_000

/**
 * A session ends `idleMinutes` after the last call that a person caused, or `absoluteMinutes` after signing in, whichever is
 * earlier.
 */
export const sessionLimits = { idleMinutes: 120, absoluteMinutes: 240 } as const

/** After how many days without use of a session its device gets no more notifications about orders. */
export const unseenDays = 90

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

/** A session is still valid at the exact moment of a limit, and ends right after that moment. */
export function isExpired(times: SessionTimes, now: Date): boolean {
  const { idleExpiresAt, absoluteExpiresAt } = sessionEnds(times)
  return now > idleExpiresAt || now > absoluteExpiresAt
}

/** Whole minutes until the session's earlier limit, rounded up; 0 once that limit has passed. */
export function minutesLeft(times: SessionTimes, now: Date): number {
  const { idleExpiresAt, absoluteExpiresAt } = sessionEnds(times)
  const left = Math.min(idleExpiresAt.getTime(), absoluteExpiresAt.getTime()) - now.getTime()
  return Math.max(0, Math.ceil(left / minute))
}

/** Whether to store that a session was used just now. The server stores this at most once a minute, not on every call. */
export function shouldNoteSeen({ lastSeenAt }: Pick<SessionTimes, 'lastSeenAt'>, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= minute
}
