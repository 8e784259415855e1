import { useEffect } from 'react'

import { browserApi } from '#src/web/browser-api.ts'
import { chimeWanted } from '#src/features/notifications/ui/office/chime-choice.ts'
import { chimeReady } from '#src/features/notifications/ui/office/chime.ts'
import { isConnectionLost, onHeartbeat } from '#src/features/notifications/ui/office/live-store.ts'
import { isNoticed, reportEvery } from '../../rules/absence.ts'

let screen: string | undefined
/** How many components on this page show orders at present, and when this page last reported itself. */
let shown = 0
let reportedAt = -Infinity

/**
 * Reports every 15 seconds that this screen shows orders, for as long as the component is mounted. A hidden page reports only if it
 * can play the sound, and a page without connection to the server does not report. The reports do not extend the user's session.
 * Use this hook on every screen at which staff notice new orders.
 */
export function useReportPresence(): void {
  useEffect(() => {
    const report = () => {
      const isDue = performance.now() - reportedAt >= reportEvery - 1_000
      const canRing = chimeWanted() && chimeReady()
      if (!isDue || !isNoticed({ isHidden: document.hidden, isLost: isConnectionLost(), canRing })) return
      reportedAt = performance.now()
      screen ??= crypto.getRandomValues(new Uint32Array(4)).join('-')
      // Errors are ignored: if a report is lost, the next report follows soon; if the session has ended, the page's next request
      // will show that.
      browserApi.call('POST /api/presence', { body: { screen } }).catch(() => undefined)
    }
    shown += 1
    report()
    const timer = setInterval(report, reportEvery)
    // Browsers delay the timers of a hidden page, but not the messages (heartbeats) that the server sends. So the page also reports
    // at each heartbeat.
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
