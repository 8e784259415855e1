import type { SessionStamps } from '#src/features/accounts/rules/session-clock.ts'
import type { SignedInUser } from '#src/features/accounts/contract/account.ts'

/**
 * What the browser stores of a session: user, loginTime, lastActivity, shared by all tabs. It grants nothing: every
 * call is decided on the server. Three keys, so that noting activity never brings back a user whom another tab has just
 * signed out.
 */
const userKey = 'user'
const loginKey = 'loginTime'
const activityKey = 'lastActivity'

/** Throws where the browser forbids storage: the office cannot be used without it. */
export function storeSession(user: SignedInUser, now: number): void {
  localStorage.setItem(loginKey, String(now))
  localStorage.setItem(activityKey, String(now))
  localStorage.setItem(userKey, JSON.stringify(user))
}

export function storedUser(): SignedInUser | null {
  const text = read(userKey)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

/** Null without a signed-in user, as far as this browser knows. */
export function storedStamps(): SessionStamps | null {
  const [loginTime, active] = [readNumber(loginKey), readNumber(activityKey)]
  return read(userKey) === null || loginTime === null || active === null
    ? null
    : { loginTime, lastActivity: active }
}

export function lastActivity(): number {
  return readNumber(activityKey) ?? 0
}

export function noteActivity(now: number): void {
  try {
    localStorage.setItem(activityKey, String(Math.max(now, lastActivity())))
  } catch {
    // Without storage no user is signed in here.
  }
}

/** Forgets the session. True for the tab that did it: the first cause wins, all others find nothing to forget. */
export function forgetSession(): boolean {
  const known = read(userKey) !== null
  for (const key of [userKey, loginKey, activityKey]) localStorage.removeItem(key)
  return known
}

export type StorageChange = 'user' | 'activity'

/** Calls back when another tab changes the session. */
export function onOtherTab(listener: (change: StorageChange) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: all of the storage was cleared.
    if (key === userKey || key === null) listener('user')
    else if (key === activityKey) listener('activity')
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function readNumber(key: string): number | null {
  const value = Number(read(key) ?? Number.NaN)
  return Number.isFinite(value) ? value : null
}

function isUser(value: unknown): value is SignedInUser {
  return typeof value === 'object' && value !== null && 'id' in value && 'role' in value
}
