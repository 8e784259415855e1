import { useSyncExternalStore } from 'react'

/** How often times that run on are shown anew, in milliseconds. */
const tick = 5_000
/** The Date header has whole seconds, and a response takes its time: a smaller difference is none. */
const tolerance = 2_000

const listeners = new Set<() => void>()
let offset = 0
let shown: number | undefined
let ticking: ReturnType<typeof setInterval> | undefined

/** Notes what the server's clock showed when it responded, from the Date header; a tablet's own clock may be wrong. */
export function noteServerTime(date: string | null | undefined): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference) || Math.abs(difference - offset) < tolerance) return
  offset = difference
  show()
}

/** The present moment by the server's clock, as far as a response has told it. */
export function serverTime(): Date {
  return new Date(Date.now() + offset)
}

/** The same while it runs on: whoever uses it is rendered anew every few seconds. */
export function useServerTime(): Date {
  return new Date(useSyncExternalStore(subscribe, snapshot, snapshot))
}

function show(): void {
  shown = serverTime().getTime()
  for (const listener of listeners) listener()
}

function snapshot(): number {
  return (shown ??= serverTime().getTime())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    show()
    ticking = setInterval(show, tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(ticking)
  }
}
