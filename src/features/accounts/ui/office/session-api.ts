import type { Transport } from '#src/web/api.ts'
import { browserTransport } from '#src/web/browser-api.ts'
import { deviceTime } from '#src/web/clock.ts'
import { createOfficeApi, type RejectedCall } from '#src/web/office/office-api.ts'
import { isCallOfPerson } from '../../rules/session-clock.ts'
import { lastActivity } from './stored-session.ts'

let handleEnd: ((rejected: RejectedCall) => void) | undefined

/** Registers what happens once the server has ended the session. Returns how to take it back. */
export function onSessionEnd(handler: (rejected: RejectedCall) => void): () => void {
  handleEnd = handler
  return () => {
    if (handleEnd === handler) handleEnd = undefined
  }
}

/** To be called on a 401, or what says the same. Returns whether a page takes care of it. */
export function endSession(rejected: RejectedCall): boolean {
  handleEnd?.(rejected)
  return handleEnd !== undefined
}

/** Tells what the server must not take for a person: calls the page makes while no person is at the screen. */
const officeTransport: Transport = (request) => {
  const personal = isCallOfPerson(lastActivity(), deviceTime())
  return browserTransport(
    personal ? request : { ...request, headers: { ...request.headers, 'X-Background': 'true' } },
  )
}

/** The API that `OfficeGuard` gives to the pages behind it. */
export const sessionApi = createOfficeApi(officeTransport, endSession)
