import type { Language } from '#src/kernel/language.ts'
import { readStoredJson, writeStored } from '../browser-storage.ts'
import { deviceTime } from '../clock.ts'

/** One attempt to make something: what is sent, and the key by which the server knows it again. */
export interface RequestAttempt<Body> {
  readonly key: string
  readonly body: Body
}

type Sendable = { readonly language?: Language | undefined }

/** Who sends the same again after half an hour means another one. */
const maxMinutes = 30

interface StoredAttempt<Body> extends RequestAttempt<Body> {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The last attempt of each form by the form's name, where storage is forbidden: until the page is left. */
const remembered = new Map<string, StoredAttempt<object>>()

const storageKey = (form: string) => `${form}-attempt`

/**
 * The attempt to send this body by the form of this name. Session storage remembers it until `endAttempt`, through a
 * reload too, so that what is sent again after a lost response has the key it had.
 */
export function beginAttempt<Body extends Sendable>(
  form: string,
  body: Body,
  now = deviceTime(),
): RequestAttempt<Body> {
  // The half hour counts from the first time it was sent.
  const attempt = { at: now, ...attemptFor(body, lastAttempt<Body>(form, now)) }
  remembered.set(form, attempt)
  writeStored('sessionStorage', storageKey(form), JSON.stringify(attempt))
  return attempt
}

/** The attempt has its response, or its key cannot be used again: the same once more is another one. */
export function endAttempt(form: string): void {
  remembered.delete(form)
  writeStored('sessionStorage', storageKey(form), null)
}

function lastAttempt<Body>(form: string, now: number): StoredAttempt<Body> | undefined {
  const attempt = remembered.get(form) ?? readStoredJson('sessionStorage', storageKey(form))
  return isAttempt<Body>(attempt) && now - attempt.at < maxMinutes * 60_000 ? attempt : undefined
}

/** Its body is only compared: what is sent again equals what the form holds now. */
function isAttempt<Body>(value: unknown): value is StoredAttempt<Body> {
  if (typeof value !== 'object' || value === null) return false
  const { key, body, at } = value as Partial<Record<keyof StoredAttempt<Body>, unknown>>
  return typeof key === 'string' && typeof at === 'number' && typeof body === 'object' && body !== null
}

/**
 * The attempt for what the guest wants to send now. The same as last time has the same key, so that a response lost on
 * the way never makes two of it; anything changed is something else. The language alone is no change: the earlier
 * request is then sent again word for word, because a key belongs to exactly one request.
 */
export function attemptFor<Body extends Sendable>(
  body: Body,
  earlier: RequestAttempt<Body> | undefined,
  newKey = randomKey,
): RequestAttempt<Body> {
  if (earlier && isSame(earlier.body, body)) return earlier
  return { key: newKey(), body }
}

function isSame<Body extends object>(one: Body, other: Body): boolean {
  return JSON.stringify({ ...one, language: 'vi' }) === JSON.stringify({ ...other, language: 'vi' })
}

/** `randomUUID` exists on HTTPS and localhost only; a tablet on the local network has random values alone. */
export function randomKey(
  source: Partial<Pick<Crypto, 'randomUUID'>> & Pick<Crypto, 'getRandomValues'> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID()
  return Array.from(source.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
