import { browserApi } from '#src/web/browser-api.ts'
import { endSession } from './session-api.ts'

/**
 * Asks the server whether this person is still signed in. It is for responses that cannot tell, such as a stream. If the server
 * does not respond, the person counts as signed in; if the session is over, it ends here as after a 401.
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
