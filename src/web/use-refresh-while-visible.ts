import { useEffect } from 'react'

/** An open ticket asks for its status this often. */
export const ticketRefreshSeconds = 15

/**
 * Calls `refresh` at this interval while the page is visible, and at once when it becomes visible again. A hidden page asks
 * nothing. `refresh` has to stay the same between renders.
 */
export function useRefreshWhileVisible(refresh: () => void, seconds: number): void {
  // Timers and visibility belong to the browser; React cannot know about either.
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
