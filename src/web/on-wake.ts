import { deviceTime } from './clock.ts'

/** Milliseconds between two runs of a timer that compares the clocks, to find out whether the device has slept. */
const lookEvery = 5_000
/**
 * Milliseconds. If the timer is late, or the two clocks differ, by no more than this, the device may just have been busy, so the
 * page assumes that the device has not slept.
 */
const tolerance = 10_000

/**
 * Calls `callback` whenever the page may have missed something: when the page becomes visible again or comes back from the
 * browser's page cache, when the device has slept, or when the network is lost or returns. The returned function stops these calls.
 */
export function onWake(callback: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let looked = readClocks()
  function look() {
    const now = readClocks()
    const [passed, passedOnDevice] = [now.page - looked.page, now.device - looked.device]
    looked = now
    // On some systems the page's own clock stops while the device sleeps, but the device's clock goes on. If somebody sets the
    // device's clock, this looks like sleep, and `callback` is called once without need.
    const hasSlept = passedOnDevice - passed > tolerance
    // Browsers slow down the timers of a hidden page, so a late timer does not mean that the device has slept. A hidden page calls
    // `callback` when it becomes visible.
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
