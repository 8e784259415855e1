import { browserApi } from '#src/web/browser-api.ts'
import { endSession } from './session-api.ts'

/**
 * Whether the server still knows this person; asked where a response cannot tell, as with a stream. A server that does
 * not respond is given the benefit of the doubt; a session that is over ends here as after a 401.
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
