/** For how many milliseconds a screen counts as there after a report. */
export const presentFor = 45_000
/** How often screens report themselves, in milliseconds. A screen counts as gone only after two reports are lost. */
export const reportEvery = 15_000
/** If no screen is there for this many milliseconds while the restaurant is open, nobody sees new orders. */
export const absentAfter = 120_000
/** If no server has recorded for this many milliseconds that it runs, all servers were down, so no screen could report itself. */
export const downAfter = 45_000

/** The instants that decide whether anybody is there to see orders. */
export interface Watched {
  /** When any screen last reported itself; undefined if none ever has. */
  readonly lastReport: Date | undefined
  /** Since when some server has been running, so that screens could report themselves. */
  readonly upSince: Date
  /** Since when the restaurant has been open; undefined if it is closed. */
  readonly openSince: Date | undefined
}

/**
 * Since when no screen has been there, if that has lasted for two minutes of the opening hours; undefined otherwise. A restart of the
 * servers alarms nobody, because the time counts from when they run again.
 */
export function absentSince({ lastReport, upSince, openSince }: Watched, now: Date): Date | undefined {
  if (openSince === undefined) return undefined
  const left = lastReport === undefined ? 0 : lastReport.getTime() + presentFor
  const since = Math.max(left, upSince.getTime(), openSince.getTime())
  return now.getTime() - since >= absentAfter ? new Date(since) : undefined
}

/** Since when at least one server has been running, for a server that runs at `now`. `before` is what was recorded last. */
export function runningSince(
  before: { readonly upSince: Date; readonly notedAt: Date } | undefined,
  now: Date,
): Date {
  if (!before || now.getTime() - before.notedAt.getTime() > downAfter) return now
  return before.upSince
}

interface Visible {
  readonly isHidden: boolean
  /** Whether the page knows that it hears nothing of the server, and so shows no new order. */
  readonly isLost: boolean
  /** Whether the person wants the sound on this device, and the browser lets the page play it. */
  readonly canRing: boolean
}

/** Whether a page counts as a screen at which an order is noticed: it hears the server, and is in sight or can ring. */
export function isNoticed({ isHidden, isLost, canRing }: Visible): boolean {
  return !isLost && (!isHidden || canRing)
}
