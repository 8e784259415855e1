import { browserApi } from '#src/web/browser-api.ts'
import { endSession } from './session-api.ts'

/**
 * Asks the server whether the user is still signed in. It is used after errors that do not show this, such as those of an event
 * stream. If the server does not respond, the user counts as signed in. If the session is over, the page is left as after a 401.
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
