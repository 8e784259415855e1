import { useEffect } from 'react'

/** An open page of a ticket asks for the ticket's status every this many seconds. */
export const ticketRefreshSeconds = 15

/**
 * Calls `refresh` every `seconds` seconds while the page is visible, and at once when it becomes visible again. In a hidden page it
 * is not called. `refresh` has to be the same function at every rendering.
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
