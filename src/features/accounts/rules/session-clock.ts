const minute = 60_000

/** After how many minutes without activity a session ends, and for how many minutes before that a warning shows. */
export interface ClockLimits {
  readonly timeoutMinutes: number
  readonly warningMinutes: number
}

/** The defaults. */
export const defaultClockLimits: ClockLimits = { timeoutMinutes: 30, warningMinutes: 5 }

/** The limits for all office pages, under /admin and /staff. */
export const dashboardClockLimits: ClockLimits = { timeoutMinutes: 120, warningMinutes: 10 }

/** After how many milliseconds a page checks again whether its session still lasts. */
export const checkEvery = minute

/** Times in milliseconds since 1970, as the browser stores them. */
export interface SessionStamps {
  readonly loginTime: number
  readonly lastActivity: number
}

export type ClockReading =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly minutesLeft: number }
  | { readonly kind: 'expired'; readonly limit: 'idle' | 'absolute' }

/**
 * Whether a session is active, about to end, or over. The session ends if the person has been idle for longer than the timeout, or
 * if more than twice the timeout has passed since signing in. A warning shows during the last `warningMinutes` of the idle timeout.
 * Minutes left are rounded up, so that the first warning of a 10-minute window says 10.
 */
export function readSessionClock(stamps: SessionStamps, now: number, limits: ClockLimits): ClockReading {
  const timeout = limits.timeoutMinutes * minute
  const idle = now - stamps.lastActivity
  if (now - stamps.loginTime > 2 * timeout) return { kind: 'expired', limit: 'absolute' }
  if (idle > timeout) return { kind: 'expired', limit: 'idle' }
  if (idle <= timeout - limits.warningMinutes * minute) return { kind: 'active' }
  return { kind: 'warning', minutesLeft: Math.max(1, Math.ceil((timeout - idle) / minute)) }
}

const reportEvery = 5 * minute

/**
 * Whether the page must tell the server that the person is active. The server sees only calls, and a person who just reads a page
 * makes none. The page reports activity at most every five minutes, and only if the person has done something since the last
 * report. It reports no activity that is more than six minutes old, because that would prolong the session too far.
 */
export function shouldReportActivity(lastActivity: number, lastReported: number, now: number): boolean {
  const recent = now - lastActivity <= reportEvery + checkEvery
  return recent && lastActivity > lastReported && now - lastReported >= reportEvery
}

/**
 * Whether a call is the work of a person: true if the person has done something on the page within the last minute. If not, the
 * page makes the call by itself.
 */
export function isCallOfPerson(lastActivity: number, now: number): boolean {
  return now - lastActivity <= minute
}
