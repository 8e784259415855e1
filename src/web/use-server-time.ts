import { useSyncExternalStore } from 'react'

import { onClockCorrected, serverTime, timeOfHtml } from './clock.ts'

/** How often times that run on are shown anew, in milliseconds. */
const tick = 5_000
const minute = 60_000

const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/**
 * The present moment by the server's clock, in steps of five seconds: whoever uses it is rendered anew with each. While it hydrates it is
 * the moment at which the HTML was sent, so that both show the same.
 */
export function useServerTime(): Date {
  return useSteps(tick)
}

/** The same in steps of a minute, for opening hours, times to choose and names of days. */
export function useServerMinute(): Date {
  return useSteps(minute)
}

/** Whether this ISO instant has come: whoever uses it is rendered anew when it does. */
export function useHasCome(instant: string | null): boolean {
  const at = Date.parse(instant ?? '')
  return useServerSteps((now) => now >= at)
}

function useSteps(step: number): Date {
  return new Date(useServerSteps((now) => Math.floor(now / step) * step))
}

/** What is made of the present moment, in milliseconds since 1970; whoever uses it is rendered anew when that is another value. */
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

/** Tells at each whole step of the server's clock, and at once when the clock is corrected or the page is seen again. */
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
