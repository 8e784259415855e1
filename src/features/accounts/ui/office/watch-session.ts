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
 * Moving a mouse causes hundreds of events. The limits count minutes, so it is enough to store the activity once in this many
 * milliseconds.
 */
const noteEvery = 5_000

/**
 * How many milliseconds the toast stays and after how many the page is left. This depends on the kind of call that was rejected
 * because the session had ended.
 */
const rejectionTimes = {
  read: { toastFor: 5_000, leaveAfter: 1_000 },
  write: { toastFor: 5_000, leaveAfter: 2_000 },
} as const

interface SessionWatch {
  readonly limits: ClockLimits
  /** The texts in the current language. */
  texts(): (typeof officeTexts)['en']['session']
  /** Opens the sign-in page, with the address to return to. */
  leave(): void
}

/**
 * Watches the session of an office page until the returned function is called. It stores when the person was last active, warns,
 * ends the session by its clock or on the server's 401, and follows other tabs. If there are several causes for the end, the first
 * counts, and only one of all tabs shows the text about it.
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
    // If a 401 has already ended the session, the page stays for another second or two, so `end` is not called.
    if (!isEnding) end()
  }

  async function expire() {
    isEnding = true
    if (await forgetSessionFirst()) {
      const { expired: title, idle: description } = texts()
      showToast({ title, description, tone: 'error' })
      // This call also deletes the session cookie. If the server cannot be reached, the session ends on the server by the server's
      // own clock.
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
    // If another tab was the first to delete the session, that tab has already shown the reason.
    if (!isEnding) return leave()
    const { toastFor, leaveAfter } = rejectionTimes[call]
    showToast({ ...texts().rejected[call], tone: 'error', duration: toastFor })
    setTimeout(leave, leaveAfter)
  }

  function act() {
    const now = deviceTime()
    if (now - lastActivity() < noteEvery && !warning) return
    // If a computer has slept until after the limit, the first event when it wakes must not extend a session that is over.
    const stamps = storedStamps()
    if (!stamps || readSessionClock(stamps, now, limits).kind === 'expired') return check()
    noteActivity(now)
    withdrawWarning()
    report(now, now)
  }

  function report(activeAt: number, now: number) {
    if (!shouldReportActivity(activeAt, lastReported, now)) return
    lastReported = now
    // A failure is ignored, because the next report makes up for it.
    browserApi
      .call('GET /api/auth/session', { query: { active: 'true' } })
      .then(({ user }) => user ?? endSession('read'))
      .catch(() => undefined)
  }

  function followOtherTab(change: StorageChange) {
    if (change === 'activity') return check()
    const user = storedUser()
    if (!user) over(leave)
    // If someone else has signed in on this device, this tab must not go on showing the former user's data.
    else if (user.id !== userHere) window.location.reload()
  }

  const onShown = () => document.visibilityState === 'visible' && check()
  const options = { capture: true, passive: true } as const
  const clock = setInterval(check, checkEvery)
  const stopListening = [onSessionEnd((call) => void handleRejection(call)), onOtherTab(followOtherTab)]
  for (const event of activityEvents) window.addEventListener(event, act, options)
  // A page that comes back from the browser's cache, or a tab that slept, checks the session when it shows again.
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
