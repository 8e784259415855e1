import { useEffect } from 'react'

/** While a guest has the page of an order or a booking open, the page requests its status at this interval, in seconds. */
export const ticketRefreshSeconds = 15

/**
 * Calls `refresh` every `seconds` seconds while the page is visible, and also at the moment when the page becomes visible again.
 * While the page is hidden, `refresh` is not called. Pass the same function at every rendering, because the timer would otherwise
 * begin anew.
 */
export function useRefreshWhileVisible(refresh: () => void, seconds: number): void {
  // React does not notice timers or changes of the page's visibility, so an effect listens to them.
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const start = () => {
      clearInterval(timer)
      if (document.visibilityState === 'visible') timer = setInterval(refresh, seconds * 1000)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'visible') refresh()
      start()
    }
    start()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [refresh, seconds])
}
