import { dismissToast, showToast } from '#src/design/toast-store.ts'
import {
  checkEvery,
  type ClockLimits,
  readSessionClock,
  shouldReportActivity,
} from '../../rules/session-clock.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { deviceTime } from '#src/web/clock.ts'
import type { RejectedCall } from '#src/web/office/office-api.ts'
import { endSession, onSessionEnd } from './session-api.ts'
import {
  forgetSessionFirst,
  lastActivity,
  noteActivity,
  onOtherTab,
  type StorageChange,
  storedStamps,
  storedUser,
} from './stored-session.ts'
import type { officeTexts } from '#src/web/office/texts/office-texts.ts'

const activityEvents = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const
/**
 * Milliseconds. A moved mouse fires hundreds of events, but the session's limits are minutes. So activity is stored at most this
 * often.
 */
const noteEvery = 5_000

/**
 * Milliseconds: how long the toast is shown, and after how long the page is left. The times depend on whether the call that was
 * rejected after the session's end read or wrote data.
 */
const rejectionTimes = {
  read: { toastFor: 5_000, leaveAfter: 1_000 },
  write: { toastFor: 5_000, leaveAfter: 2_000 },
} as const

interface SessionWatch {
  readonly limits: ClockLimits
  /** The texts in the current language. */
  texts(): (typeof officeTexts)['en']['session']
  /** Opens the sign-in page; after signing in, the user returns to this page. */
  leave(): void
}

/**
 * Watches the session of an office page until the returned function is called. It stores when the person was last active, shows a
 * warning before the session ends, ends the session by its clock or after a 401 from the server, and reacts to other tabs. If the
 * session ends for several reasons, the first one counts. Only one of all tabs shows a message about the end.
 */
export function watchSession({ limits, texts, leave }: SessionWatch): () => void {
  const userHere = storedUser()?.id
  let lastReported = deviceTime()
  let warning: { readonly toast: number; readonly minutesLeft: number } | undefined
  let isEnding = false

  function check() {
    const stamps = storedStamps()
    if (!stamps) return over(leave)
    const now = deviceTime()
    const reading = readSessionClock(stamps, now, limits)
    if (reading.kind === 'expired') return over(expire)
    if (reading.kind === 'warning') return warn(reading.minutesLeft)
    withdrawWarning()
    report(stamps.lastActivity, now)
  }

  function warn(minutesLeft: number) {
    if (warning?.minutesLeft === minutesLeft) return
    const { warningTitle: title, warning: description } = texts()
    const toast = showToast({ title, description: description(minutesLeft), duration: Infinity })
    warning = { toast, minutesLeft }
  }

  function withdrawWarning() {
    if (warning) dismissToast(warning.toast)
    warning = undefined
  }

  function over(end: () => unknown) {
    withdrawWarning()
    // If a 401 has already ended the session, a timeout leaves the page in a second or two. So `end` is not called then.
    if (!isEnding) end()
  }

  async function expire() {
    isEnding = true
    if (await forgetSessionFirst()) {
      const { expired: title, idle: description } = texts()
      showToast({ title, description, tone: 'error' })
      // This call also deletes the session cookie. If the server cannot be reached, the session ends on the server after its own
      // idle limit.
      void browserApi.call('POST /api/admin/logout').catch(() => undefined)
    }
    isEnding = false
    leave()
  }

  async function handleRejection(call: RejectedCall) {
    if (isEnding) return
    isEnding = true
    withdrawWarning()
    isEnding = await forgetSessionFirst()
    // If another tab has deleted the stored session first, that tab has also shown the message.
    if (!isEnding) return leave()
    const { toastFor, leaveAfter } = rejectionTimes[call]
    showToast({ ...texts().rejected[call], tone: 'error', duration: toastFor })
    setTimeout(leave, leaveAfter)
  }

  function act() {
    const now = deviceTime()
    if (now - lastActivity() < noteEvery && !warning) return
    // If the computer was asleep beyond the session's limit, the first mouse movement afterwards must not prolong a session that is
    // over.
    const stamps = storedStamps()
    if (!stamps || readSessionClock(stamps, now, limits).kind === 'expired') return check()
    noteActivity(now)
    withdrawWarning()
    report(now, now)
  }

  function report(activeAt: number, now: number) {
    if (!shouldReportActivity(activeAt, lastReported, now)) return
    lastReported = now
    // An error is ignored, because the next report of activity has the same effect.
    browserApi
      .call('GET /api/auth/session', { query: { active: 'true' } })
      .then(({ user }) => user ?? endSession('read'))
      .catch(() => undefined)
  }

  function followOtherTab(change: StorageChange) {
    if (change === 'activity') return check()
    const user = storedUser()
    if (!user) over(leave)
    // Another user has signed in with this browser. So the tab is reloaded, because it must not keep showing data of the former
    // user.
    else if (user.id !== userHere) window.location.reload()
  }

  const onShown = () => document.visibilityState === 'visible' && check()
  const options = { capture: true, passive: true } as const
  const clock = setInterval(check, checkEvery)
  const stopListening = [onSessionEnd((call) => void handleRejection(call)), onOtherTab(followOtherTab)]
  for (const event of activityEvents) window.addEventListener(event, act, options)
  // Checks the session when the page becomes visible again, for example after the browser has restored it from its back/forward
  // cache or after the tab was suspended.
  document.addEventListener('visibilitychange', onShown)
  window.addEventListener('pageshow', onShown)
  return () => {
    clearInterval(clock)
    withdrawWarning()
    for (const stop of stopListening) stop()
    for (const event of activityEvents) window.removeEventListener(event, act, options)
    document.removeEventListener('visibilitychange', onShown)
    window.removeEventListener('pageshow', onShown)
  }
}
