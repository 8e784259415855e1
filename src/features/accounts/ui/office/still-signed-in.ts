import { browserApi } from '#src/web/browser-api.ts'
import { endSession } from './session-api.ts'

/**
 * Asks the server whether this person is still signed in. This is for responses that do not show it, such as an event stream. If
 * the server does not respond, the person counts as signed in. If the session is over, the page ends it as after a 401.
 */
export async function stillSignedIn(): Promise<boolean> {
  try {
    const { user } = await browserApi.call('GET /api/auth/session')
    if (user) return true
    endSession('read')
    return false
  } catch {
    return true
  }
}
