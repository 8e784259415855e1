import { deviceTime } from './clock.ts'

/** The interval at which timers and clocks are compared. */
const lookEvery = 5_000
/** A timer may be this many milliseconds late, or the clocks may differ by as much, on a device that is busy but does not sleep. */
const tolerance = 10_000

/**
 * Calls back whenever the page may have been offline without noticing: it becomes visible again, comes back from the browser's page
 * cache, its device has slept, or its network goes or comes. The returned function stops that.
 */
export function onWake(callback: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let looked = readClocks()
  function look() {
    const now = readClocks()
    const [passed, passedOnDevice] = [now.page - looked.page, now.device - looked.device]
    looked = now
    // Some systems stop the page's clock while the device sleeps. A device clock that was set looks the same, and costs one
    // connection.
    const hasSlept = passedOnDevice - passed > tolerance
    // Browsers slow the timers of a hidden page; such a page calls back when it becomes visible.
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
