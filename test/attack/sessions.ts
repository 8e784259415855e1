import { createUser } from '../support/sign-in.ts'
import type { AttackedSite } from './attacked-site.ts'

export const roles = ['anonymous', 'customer', 'staff', 'admin'] as const
export type AttackerRole = (typeof roles)[number]

export interface Sessions {
  /** The cookie of a user of this role who is signed in; none for anonymous. */
  cookieOf(role: AttackerRole): Promise<string | undefined>
  /** Call it where a session may have ended: the next cookie is of a new user. */
  forget(role: AttackerRole): void
}

/** Users of every role, each signed in when first asked for. A fuzzed call may end their sessions. */
export function openSessions(site: AttackedSite): Sessions {
  const cookies = new Map<AttackerRole, Promise<string>>()
  return {
    async cookieOf(role) {
      if (role === 'anonymous') return undefined
      const existing = cookies.get(role)
      if (existing) return existing
      const cookie = signInAs(site, role)
      cookies.set(role, cookie)
      return cookie
    },
    forget: (role) => void cookies.delete(role),
  }
}

async function signInAs(site: AttackedSite, role: Exclude<AttackerRole, 'anonymous'>): Promise<string> {
  const { username, password } = await createUser(site.db, { role })
  const response = await site.call('POST', '/api/auth/login', { body: { username, password } })
  const cookie = response.headers['set-cookie']?.split(';')[0]
  if (response.status !== 200 || cookie === undefined)
    throw new Error(`Signing in as ${role} failed: ${response.body}`)
  return cookie
}
