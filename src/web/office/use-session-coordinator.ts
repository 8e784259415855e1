import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

import type { logout, session } from '../../features/accounts/contract/session-endpoints.ts'
import {
  checkEvery,
  type ClockLimits,
  defaultClockLimits,
  readSessionClock,
  shouldReportActivity,
} from '../../features/accounts/rules/session-clock.ts'
import { dismissToast, showToast } from '../../design/toast-store.ts'
import { browserApi } from '../browser-api.ts'
import { useTexts } from '../language.tsx'
import { onSessionExpired } from './office-api.ts'
import { forgetSession, lastActivity, noteActivity, onOtherTab, storedStamps, storedUser } from './stored-session.ts'
import { officeTexts } from './texts/texts.ts'
import { useLeaveOffice } from './use-leave-office.ts'

const activityEvents = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const
/** Moving a mouse makes hundreds of events; writing down one every few seconds is exact enough for minutes. */
const noteEvery = 5_000

const refusedToastFor = 5_000
const refusedLeaveAfter = 1_000

/**
 * Keeps watch over the session of an office page (back office §4, §8): notes what the person does, warns, ends the
 * session by its clock or by the server's 401, and follows what other tabs do. The first cause wins, and its text
 * shows once over all tabs.
 */
export function useSessionCoordinator(limits: ClockLimits = defaultClockLimits): void {
  const texts = useTexts(officeTexts).session
  const leave = useLeaveOffice()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const lastReported = useRef(Date.now())
  const warning = useRef<{ readonly toast: number; readonly minutesLeft: number }>(undefined)
  const ending = useRef(false)
  const userHere = useRef(storedUser()?.id)

  function read() {
    const stamps = storedStamps()
    return stamps && readSessionClock(stamps, Date.now(), limits)
  }

  function withdrawWarning() {
    if (warning.current) dismissToast(warning.current.toast)
    warning.current = undefined
  }

  const check = useEffectEvent(() => {
    const reading = read()
    if (!reading) return leave(here)
    if (reading.kind === 'expired') return expire()
    if (reading.kind === 'active') return withdrawWarning()
    const { minutesLeft } = reading
    if (warning.current?.minutesLeft === minutesLeft) return
    const description = texts.warning(minutesLeft)
    const toast = showToast({ title: texts.warningTitle, description, duration: Infinity })
    warning.current = { toast, minutesLeft }
  })

  function expire() {
    withdrawWarning()
    if (forgetSession()) {
      showToast({ title: texts.expired, description: texts.idle, tone: 'error' })
      // The cookie goes too. Where the server cannot be reached, its own clock ends the session.
      void browserApi.call<typeof logout>('POST /api/admin/logout').catch(() => undefined)
    }
    leave(here)
  }

  const refuse = useEffectEvent(() => {
    if (ending.current) return
    ending.current = true
    withdrawWarning()
    // Another tab was first and has said why.
    if (!forgetSession()) return leave(here)
    showToast({ title: texts.refused, tone: 'error', duration: refusedToastFor })
    setTimeout(() => leave(here), refusedLeaveAfter)
  })

  const act = useEffectEvent(() => {
    const now = Date.now()
    if (now - lastActivity() < noteEvery && !warning.current) return
    // A machine that slept past the limit wakes with an event: what is over stays over.
    const reading = read()
    if (!reading || reading.kind === 'expired') return check()
    noteActivity(now)
    withdrawWarning()
    report(now)
  })

  function report(now: number) {
    if (!shouldReportActivity(now, lastReported.current, now)) return
    lastReported.current = now
    // Lost on the way, the next one makes up for it.
    void browserApi
      .call<typeof session>('GET /api/auth/session', { query: { active: 'true' } })
      .then(({ user }) => user ?? refuse())
      .catch(() => undefined)
  }

  const followOtherTab = useEffectEvent((change: 'user' | 'activity') => {
    if (change === 'activity') return check()
    const user = storedUser()
    if (!user) {
      withdrawWarning()
      return leave(here)
    }
    // Someone else has signed in on this device: this tab shows what the former one may see.
    if (user.id !== userHere.current) window.location.reload()
  })

  useEffect(() => {
    const clock = setInterval(() => check(), checkEvery)
    const stopListening = [onSessionExpired(() => refuse()), onOtherTab((change) => followOtherTab(change))]
    const onActivity = () => act()
    const options = { capture: true, passive: true } as const
    for (const event of activityEvents) window.addEventListener(event, onActivity, options)
    // A page out of the browser's memory, or a tab that slept, shows itself again.
    const onShown = () => document.visibilityState === 'visible' && check()
    document.addEventListener('visibilitychange', onShown)
    window.addEventListener('pageshow', onShown)
    return () => {
      clearInterval(clock)
      for (const stop of stopListening) stop()
      for (const event of activityEvents) window.removeEventListener(event, onActivity, options)
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('pageshow', onShown)
    }
  }, [])
}
