import { onStoredElsewhere, readStored, readStoredJson, writeStored } from '#src/web/browser-storage.ts'
import { claimOnce } from '#src/web/claim-once.ts'
import type { SessionStamps } from '../../rules/session-clock.ts'
import type { SignedInUser } from '../../contract/account.ts'

/**
 * The keys in local storage under which all tabs find the session: user, loginTime, lastActivity. These values give no rights,
 * because the server checks every call. Each value has its own key, so that a tab that stores activity cannot bring back a user
 * whom another tab has just signed out.
 */
const userKey = 'user'
const loginKey = 'loginTime'
const activityKey = 'lastActivity'

/** Stores a session in the browser. Returns false if the browser forbids storage; the office does not work then. */
export function storeSession(user: SignedInUser, now: number): boolean {
  return (
    writeStored('localStorage', loginKey, String(now)) &&
    writeStored('localStorage', activityKey, String(now)) &&
    storeUser(user)
  )
}

/** Stores the signed-in user again after a change of the user's own data. */
export function storeUser(user: SignedInUser): boolean {
  return writeStored('localStorage', userKey, JSON.stringify(user))
}

export function storedUser(): SignedInUser | null {
  const value = readStoredJson('localStorage', userKey)
  return isUser(value) ? value : null
}

/** The times of the stored session. Null if the browser's storage holds no signed-in user. */
export function storedStamps(): SessionStamps | null {
  const [loginTime, active] = [readNumber(loginKey), readNumber(activityKey)]
  return readStored('localStorage', userKey) === null || loginTime === null || active === null
    ? null
    : { loginTime, lastActivity: active }
}

export function lastActivity(): number {
  return readNumber(activityKey) ?? 0
}

export function noteActivity(now: number): void {
  writeStored('localStorage', activityKey, String(Math.max(now, lastActivity())))
}

export function forgetSession(): void {
  for (const key of [userKey, loginKey, activityKey]) writeStored('localStorage', key, null)
}

/** Deletes the stored session. If several tabs do this at once, only the first one gets true. */
export async function forgetSessionFirst(): Promise<boolean> {
  const known = readStored('localStorage', userKey) !== null
  const claim = `session-end ${readStored('localStorage', loginKey)}`
  forgetSession()
  return known && (await claimOnce(claim))
}

export type StorageChange = 'user' | 'activity'

/** Calls the listener when another tab changes the session. */
export function onOtherTab(listener: (change: StorageChange) => void): () => void {
  return onStoredElsewhere([userKey, activityKey], (key) => listener(key === userKey ? 'user' : 'activity'))
}

function readNumber(key: string): number | null {
  const value = Number(readStored('localStorage', key) ?? Number.NaN)
  return Number.isFinite(value) ? value : null
}

function isUser(value: unknown): value is SignedInUser {
  return typeof value === 'object' && value !== null && 'id' in value && 'role' in value
}
