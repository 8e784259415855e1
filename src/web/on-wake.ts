import { deviceTime } from './clock.ts'

/** How often timers and clocks are compared to find out whether the device has slept, in milliseconds. */
const lookEvery = 5_000
/**
 * If a timer is late, or the clocks differ, by no more than this many milliseconds, the device may just be busy and has not slept.
 */
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
    // Some systems stop the page's clock while the device sleeps. If the device's clock was set, this looks the same; then
    // `callback` is called once for nothing.
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
