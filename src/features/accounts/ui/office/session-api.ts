import type { Transport } from '#src/web/api.ts'
import { browserTransport } from '#src/web/browser-api.ts'
import { deviceTime } from '#src/web/clock.ts'
import { createOfficeApi, type RejectedCall } from '#src/web/office/office-api.ts'
import { isCallOfPerson } from '../../rules/session-clock.ts'
import { lastActivity } from './stored-session.ts'

let handleEnd: ((rejected: RejectedCall) => void) | undefined

/** Registers a function that is called when the server has ended the session. The returned function removes it again. */
export function onSessionEnd(handler: (rejected: RejectedCall) => void): () => void {
  handleEnd = handler
  return () => {
    if (handleEnd === handler) handleEnd = undefined
  }
}

/**
 * Called by the API client on a 401, and on any other response that shows that the session has ended. Returns true if a page is
 * registered that handles this.
 */
export function endSession(rejected: RejectedCall): boolean {
  handleEnd?.(rejected)
  return handleEnd !== undefined
}

/**
 * Sends calls with a header if nobody has used the page for a minute, so that the server does not count these calls as activity of
 * a person.
 */
const officeTransport: Transport = (request) => {
  const personal = isCallOfPerson(lastActivity(), deviceTime())
  return browserTransport(
    personal ? request : { ...request, headers: { ...request.headers, 'X-Background': 'true' } },
  )
}

/** The API that `OfficeGuard` gives to the pages behind it. */
export const sessionApi = createOfficeApi(officeTransport, endSession)
