import { useSyncExternalStore } from 'react'

import { onClockCorrected, serverTime, timeOfHtml } from './clock.ts'

/** Milliseconds between two updates of times that keep changing, such as a waiting time. */
const tick = 5_000
const minute = 60_000

const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/**
 * The current time by the server's clock, in steps of five seconds; the component is rendered again at each step. During hydration
 * it is the time at which the server sent the HTML, so that the first rendering in the browser is equal to the HTML.
 */
export function useServerTime(): Date {
  return useSteps(tick)
}

/**
 * The current time by the server's clock in steps of a minute, for opening hours, times that guests can choose, and names of days
 * such as "today".
 */
export function useServerMinute(): Date {
  return useSteps(minute)
}

/** True once the given moment (an ISO text) has come; the component is rendered again at that moment. False for null. */
export function useHasCome(instant: string | null): boolean {
  const at = Date.parse(instant ?? '')
  return useServerSteps((now) => now >= at)
}

function useSteps(step: number): Date {
  return new Date(useServerSteps((now) => Math.floor(now / step) * step))
}

/**
 * The value that `valueAt` returns for the server's current time, in milliseconds since 1970. The component is rendered again
 * whenever this value changes.
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
 * Calls the listeners every five seconds, at whole steps of the server's clock, and also at once if the clock is corrected or the
 * page becomes visible again.
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
