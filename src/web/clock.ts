/**
 * The current time by the restaurant's clock, which is the server's: the clock of a phone or tablet can be minutes or years off. No
 * other code in the browser asks the device for the time (test/architecture/source-rules.ts). Durations while a page is open are
 * measured by `performance.now()`.
 */
import { readStored, writeStored } from './browser-storage.ts'

/**
 * Smaller differences between the clocks are ignored, in milliseconds: reading a response takes time, and its Date header has only
 * whole seconds.
 */
const tolerance = 2_000
const storageKey = 'clock-difference'

const listeners = new Set<() => void>()
/** How many milliseconds the server's clock is ahead of the device's clock. In code that runs on the server it is 0. */
let difference = 0
let sentAt: number | undefined
if (typeof document !== 'undefined') readPage()

/** The present moment by the server's clock, as far as a page or a response has told it. */
export function serverTime(): Date {
  return new Date(Date.now() + difference)
}

/**
 * When the server sent this page's HTML, in milliseconds since 1970. What the HTML says about the current time was true at that
 * moment. In code that runs on the server this is now.
 */
export function timeOfHtml(): number {
  return sentAt ?? serverTime().getTime()
}

/**
 * Corrects the clock by the Date header of a response that arrived `took` milliseconds after its request was sent. Must not be
 * called for a response that may come from a cache, because its date may be old.
 */
export function noteServerTime(date: string | null | undefined, took = 0): void {
  const behind = Date.parse(date ?? '') - serverTime().getTime()
  if (Number.isNaN(behind) || (behind < tolerance && behind > -tolerance - took)) return
  change(difference + behind)
  for (const listener of listeners) listener()
}

/** Calls the listener when the time was corrected; the returned function stops that. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The device's own clock, in milliseconds since 1970. Only for values that this browser stores and later compares with each other:
 * another page or tab may not know the server's clock, and an error of the device's clock does not matter for these comparisons.
 */
export function deviceTime(): number {
  return Date.now()
}

/**
 * When this page was opened, by the device's clock. `performance.timeOrigin` is not used: it stays as it is if the device's clock
 * is set later, so it could not be compared with `deviceTime`.
 */
export const pageOpenedAt = deviceTime() - performance.now()

/** Reads when the server sent the page from its `Server-Timing` header (src/server/pages/page-handler.ts). */
function readPage(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by its name
  const sent = page?.serverTiming?.find(({ name }) => name === 'sent')
  const time = Number(sent?.description || Number.NaN)
  sentAt = Number.isFinite(time) ? time : undefined
  // On Back or after a restored session, the page can come from the browser's cache. Then the server sent it some time ago, so it
  // does not tell the current time.
  if (page && sentAt !== undefined && page.transferSize > 0)
    change(sentAt + performance.now() - page.responseStart - Date.now())
  else difference = storedDifference()
  sentAt ??= serverTime().getTime()
}

function change(next: number): void {
  difference = Math.round(next)
  writeStored('sessionStorage', storageKey, String(difference))
}

/** How far the server's clock is ahead of the device's, as an earlier page in this tab has stored it. */
function storedDifference(): number {
  const stored = readStored('sessionStorage', storageKey) ?? ''
  return /^-?\d{1,13}$/.test(stored) ? Number(stored) : 0
}
