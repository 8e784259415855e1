import { useSyncExternalStore } from 'react'

import { onClockCorrected, serverTime, timeOfHtml } from './clock.ts'

/** The interval at which times that keep changing, such as a waiting time, are shown anew, in milliseconds. */
const tick = 5_000
const minute = 60_000

const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/**
 * The current time by the server's clock, in steps of five seconds; the component is rendered again at each step. During hydration
 * it is the moment at which the server sent the HTML, so that HTML and first rendering show the same.
 */
export function useServerTime(): Date {
  return useSteps(tick)
}

/**
 * The current time by the server's clock in steps of a minute, for opening hours, for times that guests can choose and for names of
 * days such as "today".
 */
export function useServerMinute(): Date {
  return useSteps(minute)
}

/** True once the given moment, an ISO text, has come; the component is rendered again when it comes. */
export function useHasCome(instant: string | null): boolean {
  const at = Date.parse(instant ?? '')
  return useServerSteps((now) => now >= at)
}

function useSteps(step: number): Date {
  return new Date(useServerSteps((now) => Math.floor(now / step) * step))
}

/**
 * The value that `valueAt` makes from the server's current time, in milliseconds since 1970; the component is rendered again when
 * the value changes.
 */
export function useServerSteps<Value extends string | number | boolean>(
  valueAt: (milliseconds: number) => Value,
): Value {
  return useSyncExternalStore(
    subscribe,
    () => valueAt(serverTime().getTime()),
    () => valueAt(timeOfHtml()),
  )
}

function tell(): void {
  for (const listener of listeners) listener()
}

/**
 * Calls the listeners at each whole step of five seconds of the server's clock, and at once when the clock is corrected or the page
 * becomes visible again.
 */
function start(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        tell()
        wait()
      },
      tick - (serverTime().getTime() % tick),
    )
  }
  wait()
  const stopCorrections = onClockCorrected(tell)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearTimeout(timer)
    stopCorrections()
    document.removeEventListener('visibilitychange', tell)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) stop = start()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop?.()
  }
}
