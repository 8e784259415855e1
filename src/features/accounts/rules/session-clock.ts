const minute = 60_000

/** After how many minutes without activity a session ends, and for how many minutes before that a warning shows. */
export interface ClockLimits {
  readonly timeoutMinutes: number
  readonly warningMinutes: number
}

/** The defaults. */
export const defaultClockLimits: ClockLimits = { timeoutMinutes: 30, warningMinutes: 5 }

/** The limits for all pages of /admin and /staff. */
export const dashboardClockLimits: ClockLimits = { timeoutMinutes: 120, warningMinutes: 10 }

/** How many milliseconds pass between two checks of the session by a page. */
export const checkEvery = minute

/** Instants in milliseconds since 1970, as the browser stores them. */
export interface SessionStamps {
  readonly loginTime: number
  readonly lastActivity: number
}

export type ClockReading =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly minutesLeft: number }
  | { readonly kind: 'expired'; readonly limit: 'idle' | 'absolute' }

/**
 * Whether a session is active, about to end or over. The clock warns once the idle time exceeds the timeout minus the warning
 * window. The session ends once the idle time exceeds the timeout or the time since signing in exceeds twice the timeout. Minutes
 * left are rounded up, so that the first warning of a 10-minute window says 10.
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
 * Whether the page must tell the server that a person is active: the server sees only calls, and a person who reads a screen makes
 * none. The page reports at most every five minutes, and only if the person has done something since the last report. It does not
 * report activity that is more than six minutes old, because the session would then last longer than it should.
 */
export function shouldReportActivity(lastActivity: number, lastReported: number, now: number): boolean {
  const recent = now - lastActivity <= reportEvery + checkEvery
  return recent && lastActivity > lastReported && now - lastReported >= reportEvery
}

/**
 * Whether a person caused a call of the page: true if the person has done something within the last minute. The page makes all
 * other calls by itself.
 */
export function isCallOfPerson(lastActivity: number, now: number): boolean {
  return now - lastActivity <= minute
}
