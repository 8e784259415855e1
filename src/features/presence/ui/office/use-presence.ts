import { useEffect } from 'react'

import { browserApi } from '#src/web/browser-api.ts'
import { chimeWanted } from '#src/features/notifications/ui/office/chime-choice.ts'
import { chimeReady } from '#src/features/notifications/ui/office/chime.ts'
import { isConnectionLost, onHeartbeat } from '#src/features/notifications/ui/office/live-store.ts'
import { isNoticed, reportEvery } from '../../rules/absence.ts'

let screen: string | undefined
/** How many components on the page show orders, and when the page last reported itself. */
let shown = 0
let reportedAt = -Infinity

/**
 * Reports every 15 seconds that this screen shows orders, for as long as the component is there. A page that is hidden counts only if
 * it can ring, and no page that hears nothing of the server. The reports extend no session. Use it on every screen at which a new order is noticed.
 */
export function useReportPresence(): void {
  useEffect(() => {
    const report = () => {
      const isDue = performance.now() - reportedAt >= reportEvery - 1_000
      const canRing = chimeWanted() && chimeReady()
      if (!isDue || !isNoticed({ isHidden: document.hidden, isLost: isConnectionLost(), canRing })) return
      reportedAt = performance.now()
      screen ??= crypto.getRandomValues(new Uint32Array(4)).join('-')
      // Errors are ignored: if a report is lost, the next one follows soon, and if the session has ended, the page's next request
      // shows it.
      browserApi.call('POST /api/presence', { body: { screen } }).catch(() => undefined)
    }
    shown += 1
    report()
    const timer = setInterval(report, reportEvery)
    // The timers of a hidden page are late, but heartbeats of the server are not, so they report too.
    const stopHearing = onHeartbeat(report)
    document.addEventListener('visibilitychange', report)
    return () => {
      shown -= 1
      if (shown === 0) reportedAt = -Infinity
      clearInterval(timer)
      stopHearing()
      document.removeEventListener('visibilitychange', report)
    }
  }, [])
}
