const minute = 60_000

/** Minutes without activity after which a session ends, and how many of the last of them warn. */
export interface ClockLimits {
  readonly timeoutMinutes: number
  readonly warningMinutes: number
}

/** The defaults. */
export const defaultClockLimits: ClockLimits = { timeoutMinutes: 30, warningMinutes: 5 }

/** All of /admin and /staff count as the dashboards. */
export const dashboardClockLimits: ClockLimits = { timeoutMinutes: 120, warningMinutes: 10 }

/** How often a page looks at the clock, in milliseconds. */
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
 * What the clock says of a session: a warning once idle time exceeds the timeout minus the warning window, the end once
 * idle time exceeds the timeout or the time since signing in exceeds twice the timeout. Minutes left are rounded up, so
 * that the first warning of a 10-minute window says 10.
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
 * Whether the server has to be told that a person is active: it sees calls only, and reading a screen makes none. Told
 * at most every five minutes, never without something the person has done since, and never of what lies so far back
 * that telling now would lengthen the session beyond that.
 */
export function shouldReportActivity(lastActivity: number, lastReported: number, now: number): boolean {
  const recent = now - lastActivity <= reportEvery + checkEvery
  return recent && lastActivity > lastReported && now - lastReported >= reportEvery
}

/** A call belongs to a person who has done something within the last minute; any other the page makes by itself. */
export function isCallOfPerson(lastActivity: number, now: number): boolean {
  return now - lastActivity <= minute
}
