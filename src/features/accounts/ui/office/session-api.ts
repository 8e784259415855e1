import type { Transport } from '#src/web/api.ts'
import { browserTransport } from '#src/web/browser-api.ts'
import { deviceTime } from '#src/web/clock.ts'
import { createOfficeApi, type RejectedCall } from '#src/web/office/office-api.ts'
import { isCallOfPerson } from '../../rules/session-clock.ts'
import { lastActivity } from './stored-session.ts'

let handleEnd: ((rejected: RejectedCall) => void) | undefined

/** Registers the function to call once the server has ended the session. Returns a function that removes it. */
export function onSessionEnd(handler: (rejected: RejectedCall) => void): () => void {
  handleEnd = handler
  return () => {
    if (handleEnd === handler) handleEnd = undefined
  }
}

/**
 * Called by the API on a 401, or on a response that also shows that the session is over. Returns whether a page handles the end of
 * the session.
 */
export function endSession(rejected: RejectedCall): boolean {
  handleEnd?.(rejected)
  return handleEnd !== undefined
}

/**
 * Marks the calls that the page makes while no person is at the screen, so that the server does not count them as a person's
 * activity.
 */
const officeTransport: Transport = (request) => {
  const personal = isCallOfPerson(lastActivity(), deviceTime())
  return browserTransport(
    personal ? request : { ...request, headers: { ...request.headers, 'X-Background': 'true' } },
  )
}

/** The API that `OfficeGuard` gives to the pages behind it. */
export const sessionApi = createOfficeApi(officeTransport, endSession)
