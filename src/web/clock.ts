/**
 * The current time by the restaurant's clock, which is the server's clock: a phone's or tablet's clock can be minutes or years off.
 * No other code in the browser asks the device for the time (test/architecture/source-rules.ts). Durations on an open page are
 * measured with `performance.now()`.
 */
import { readStored, writeStored } from './browser-storage.ts'

/**
 * Differences between the clocks below this number of milliseconds are ignored: reading a response takes time, and its Date header
 * contains only whole seconds.
 */
const tolerance = 2_000
const storageKey = 'clock-difference'

const listeners = new Set<() => void>()
/** How many milliseconds the server's clock is ahead of the device's clock; 0 in code that runs on the server. */
let difference = 0
let sentAt: number | undefined
if (typeof document !== 'undefined') readPage()

/** The current time by the server's clock, as far as a page or a response has told it to this browser. */
export function serverTime(): Date {
  return new Date(Date.now() + difference)
}

/**
 * When the server sent this page's HTML, in milliseconds since 1970. Statements in the HTML about the current time refer to this
 * moment. In code that runs on the server, the result is the current time.
 */
export function timeOfHtml(): number {
  return sentAt ?? serverTime().getTime()
}

/**
 * Corrects the clock with the Date header of a response that arrived `took` milliseconds after its request was sent. Do not call
 * this for a response that may come from a cache, because its date may be old.
 */
export function noteServerTime(date: string | null | undefined, took = 0): void {
  const behind = Date.parse(date ?? '') - serverTime().getTime()
  if (Number.isNaN(behind) || (behind < tolerance && behind > -tolerance - took)) return
  change(difference + behind)
  for (const listener of listeners) listener()
}

/** Calls the listener whenever the time is corrected, until the returned function is called. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The time by the device's own clock, in milliseconds since 1970. Use it only for times that this browser stores and later compares
 * with each other: an error of the device's clock does not matter for them, and another page or tab may not know the server's
 * clock.
 */
export function deviceTime(): number {
  return Date.now()
}

/**
 * When this page was opened, by the device's clock. `performance.timeOrigin` cannot be compared with `deviceTime`, because it does
 * not change if the device's clock is set later.
 */
export const pageOpenedAt = deviceTime() - performance.now()

/** Reads from the `Server-Timing` header when the server sent this page (src/server/pages/page-handler.ts). */
function readPage(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by its name
  const sent = page?.serverTiming?.find(({ name }) => name === 'sent')
  const time = Number(sent?.description || Number.NaN)
  sentAt = Number.isFinite(time) ? time : undefined
  // On Back or in a restored browser session, the page can come from the browser's cache. The server then sent it some time ago,
  // and its header does not tell the current time.
  if (page && sentAt !== undefined && page.transferSize > 0)
    change(sentAt + performance.now() - page.responseStart - Date.now())
  else difference = storedDifference()
  sentAt ??= serverTime().getTime()
}

function change(next: number): void {
  difference = Math.round(next)
  writeStored('sessionStorage', storageKey, String(difference))
}

/** How many milliseconds the server's clock is ahead of the device's clock, as an earlier page in this tab has stored it. */
function storedDifference(): number {
  const stored = readStored('sessionStorage', storageKey) ?? ''
  return /^-?\d{1,13}$/.test(stored) ? Number(stored) : 0
}
