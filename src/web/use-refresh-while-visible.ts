import { useEffect } from 'react'

/** While the page of an order's or booking's ticket is open, it asks for the ticket's status every this many seconds. */
export const ticketRefreshSeconds = 15

/**
 * Calls `refresh` every `seconds` seconds while the page is visible, and at once when the page becomes visible again; while it is
 * hidden, `refresh` is not called. `refresh` has to be the same function at every rendering, because the timer would otherwise
 * begin anew.
 */
export function useRefreshWhileVisible(refresh: () => void, seconds: number): void {
  // React does not know of timers and of the page's visibility, so an effect follows them.
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
