import { deviceTime } from './clock.ts'

/** Timers and clocks are compared so often. */
const lookEvery = 5_000
/** By so many milliseconds a timer may be late, or the clocks differ, on a device that is busy and does not sleep. */
const tolerance = 10_000

/**
 * Calls back whenever the page may have been cut off without having heard of it: it is seen again, taken out of the browser's
 * memory, its device has slept, or its network goes or comes. Returns a function that stops.
 */
export function onWake(callback: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let looked = readClocks()
  function look() {
    const now = readClocks()
    const [passed, passedOnDevice] = [now.page - looked.page, now.device - looked.device]
    looked = now
    // Some systems stop the page's clock while the device sleeps. One that was set looks the same, and costs one connection.
    const hasSlept = passedOnDevice - passed > tolerance
    // Browsers slow the timers of a page that is not seen; it wakes when it is.
    const isLate = passed > lookEvery + tolerance && isVisible()
    if (hasSlept || isLate) callback()
  }
  const timer = setInterval(look, lookEvery)

  const onVisibility = () => {
    looked = readClocks()
    if (isVisible()) callback()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  document.addEventListener('resume', callback, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal })
  window.addEventListener('online', callback, { signal })
  window.addEventListener('offline', callback, { signal })
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

function readClocks() {
  return { page: performance.now(), device: deviceTime() }
}
