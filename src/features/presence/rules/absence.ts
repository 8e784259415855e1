/** How long a screen counts as present after a report, in milliseconds. */
export const presentFor = 45_000
/**
 * Milliseconds between two reports in which a screen says that it is present. A screen counts as gone only if two reports in a row
 * are lost.
 */
export const reportEvery = 15_000
/**
 * Milliseconds. If no screen has been present for this long while the restaurant is open, the server assumes that nobody sees new
 * orders.
 */
export const absentAfter = 120_000
/** Milliseconds. If no server has recorded for this long that it is running, all servers were down, so no screen could report. */
export const downAfter = 45_000

/** The times from which the server finds out whether anybody sees new orders. */
export interface Watched {
  /** The last time at which any screen reported; undefined if no screen has ever reported. */
  readonly lastReport: Date | undefined
  /** The time from which at least one server has been running without a break, so that screens could report. */
  readonly upSince: Date
  /** The time at which the restaurant opened; undefined if it is closed now. */
  readonly openSince: Date | undefined
}

/**
 * Returns the time from which no screen has been present, if the restaurant has been open for at least two minutes since then;
 * otherwise undefined. Time without a running server does not count, so a restart of the servers causes no alarm.
 */
export function absentSince({ lastReport, upSince, openSince }: Watched, now: Date): Date | undefined {
  if (openSince === undefined) return undefined
  const left = lastReport === undefined ? 0 : lastReport.getTime() + presentFor
  const since = Math.max(left, upSince.getTime(), openSince.getTime())
  return now.getTime() - since >= absentAfter ? new Date(since) : undefined
}

/**
 * Returns the time from which at least one server has been running. The calling server runs at `now`; `before` is the last record
 * of any server.
 */
export function runningSince(
  before: { readonly upSince: Date; readonly notedAt: Date } | undefined,
  now: Date,
): Date {
  if (!before || now.getTime() - before.notedAt.getTime() > downAfter) return now
  return before.upSince
}

interface Visible {
  readonly isHidden: boolean
  /** True if the page has noticed that its connection to the server is lost, so that it shows no new orders. */
  readonly isLost: boolean
  /** True if the user wants the sound on this device, and the browser lets the page play it. */
  readonly canRing: boolean
}

/**
 * True if staff would notice a new order on this page: the page is connected to the server, and it is visible or can play the
 * sound.
 */
export function isNoticed({ isHidden, isLost, canRing }: Visible): boolean {
  return !isLost && (!isHidden || canRing)
}
