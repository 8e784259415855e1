import { deviceTime } from './clock.ts'

/** Every this many milliseconds a timer runs and the clocks are compared, to find out whether the device has slept. */
const lookEvery = 5_000
/**
 * If the timer is late, or the clocks differ, by no more than this many milliseconds, the device may just be busy, so it does not
 * count as having slept.
 */
const tolerance = 10_000

/**
 * Calls `callback` whenever the page may have been offline without noticing it: when the page becomes visible again or comes back
 * from the browser's page cache, when the device has slept, or when its network is lost or returns. The returned function ends
 * that.
 */
export function onWake(callback: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let looked = readClocks()
  function look() {
    const now = readClocks()
    const [passed, passedOnDevice] = [now.page - looked.page, now.device - looked.device]
    looked = now
    // Some systems stop the page's clock while the device sleeps, and the device's clock goes on. If somebody sets the device's
    // clock, this looks the same; then `callback` is called once without need.
    const hasSlept = passedOnDevice - passed > tolerance
    // Browsers slow the timers of a hidden page, so lateness means nothing there. Such a page calls `callback` when it becomes
    // visible.
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
