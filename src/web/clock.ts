/**
 * What time it is. The restaurant's clock decides, and that of the server shows it: the one of a phone or a tablet can be minutes or
 * years off. Nothing else in the browser asks the device for the time (test/architecture/source-rules.ts); what takes how long
 * while a page is open is measured by `performance.now()`.
 */
import { readStored, writeStored } from './browser-storage.ts'

/** A response takes its time to be read, and its Date header has whole seconds: a smaller difference is none. */
const tolerance = 2_000
const storageKey = 'clock-difference'

const listeners = new Set<() => void>()
/** How many milliseconds the server's clock is ahead of the device's. On the server it is the same clock. */
let difference = 0
let sentAt: number | undefined
if (typeof document !== 'undefined') readPage()

/** The present moment by the server's clock, as far as a page or a response has told it. */
export function serverTime(): Date {
  return new Date(Date.now() + difference)
}

/** When the server sent the HTML of this page, in milliseconds since 1970: what it says of the time was true then. On the server: now. */
export function timeOfHtml(): number {
  return sentAt ?? serverTime().getTime()
}

/**
 * Notes what the server's clock showed when it responded, from the Date header, so many milliseconds after it was asked. Not for
 * responses that may come from a cache.
 */
export function noteServerTime(date: string | null | undefined, took = 0): void {
  const behind = Date.parse(date ?? '') - serverTime().getTime()
  if (Number.isNaN(behind) || (behind < tolerance && behind > -tolerance - took)) return
  change(difference + behind)
  for (const listener of listeners) listener()
}

/** Calls back when the time turns out to be another one; returns a function that stops. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The device's own clock, in milliseconds since 1970. Only for what this browser stores and compares with itself later, on other pages
 * and in other tabs, of which one may not know the server's clock: how far it is off does not matter there.
 */
export function deviceTime(): number {
  return Date.now()
}

/** When this page was opened, by the device's clock. `performance.timeOrigin` can be that of a clock before it was set. */
export const pageOpenedAt = deviceTime() - performance.now()

/** The `Server-Timing` header of the page tells when the server sent it (src/server/pages/page-handler.ts). */
function readPage(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by its name
  const sent = page?.serverTiming?.find(({ name }) => name === 'sent')
  const time = Number(sent?.description || Number.NaN)
  sentAt = Number.isFinite(time) ? time : undefined
  // Gone back to, or restored, a page can come out of the browser's cache: it was sent some time ago.
  if (page && sentAt !== undefined && page.transferSize > 0)
    change(sentAt + performance.now() - page.responseStart - Date.now())
  else difference = storedDifference()
  sentAt ??= serverTime().getTime()
}

function change(next: number): void {
  difference = Math.round(next)
  writeStored('sessionStorage', storageKey, String(difference))
}

/** What an earlier page of this tab has found out. */
function storedDifference(): number {
  const stored = readStored('sessionStorage', storageKey) ?? ''
  return /^-?\d{1,13}$/.test(stored) ? Number(stored) : 0
}
