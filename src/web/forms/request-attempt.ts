import type { Language } from '#src/kernel/language.ts'
import { readStoredJson, writeStored } from '../browser-storage.ts'
import { deviceTime } from '../clock.ts'

/**
 * One attempt to create something, such as an order: the request's body, and the key by which the server recognizes a repeated
 * request.
 */
export interface RequestAttempt<Body> {
  readonly key: string
  readonly body: Body
}

type Sendable = { readonly language?: Language | undefined }

/** After this many minutes an attempt expires: the same form then counts as a new request. */
const maxMinutes = 30

interface StoredAttempt<Body> extends RequestAttempt<Body> {
  /** When the form was first sent in this attempt, in milliseconds since 1970, by the device's clock. */
  readonly at: number
}

/**
 * The last attempt of each form, by the form's name, until the guest leaves the page. If the browser forbids storage, this is the
 * only copy.
 */
const remembered = new Map<string, StoredAttempt<object>>()

const storageKey = (form: string) => `${form}-attempt`

/**
 * Returns the attempt for sending this body with the named form. Session storage keeps the attempt until `endAttempt` is called,
 * even if the page is reloaded. So if a response is lost and the guest sends the form again, the request has the same key.
 */
export function beginAttempt<Body extends Sendable>(
  form: string,
  body: Body,
  now = deviceTime(),
): RequestAttempt<Body> {
  // `at` is not changed by a retry: an attempt expires half an hour after the form was first sent with it.
  const attempt = { at: now, ...attemptFor(body, lastAttempt<Body>(form, now)) }
  remembered.set(form, attempt)
  writeStored('sessionStorage', storageKey(form), JSON.stringify(attempt))
  return attempt
}

/**
 * Ends an attempt, because it got its response or because its key cannot be used again. If the guest then sends the same form
 * again, a new attempt begins.
 */
export function endAttempt(form: string): void {
  remembered.delete(form)
  writeStored('sessionStorage', storageKey(form), null)
}

function lastAttempt<Body>(form: string, now: number): StoredAttempt<Body> | undefined {
  const attempt = remembered.get(form) ?? readStoredJson('sessionStorage', storageKey(form))
  return isAttempt<Body>(attempt) && now - attempt.at < maxMinutes * 60_000 ? attempt : undefined
}

/** The stored body need not be checked: it is sent only if it is equal to the form's current body. */
function isAttempt<Body>(value: unknown): value is StoredAttempt<Body> {
  if (typeof value !== 'object' || value === null) return false
  const { key, body, at } = value as Partial<Record<keyof StoredAttempt<Body>, unknown>>
  return typeof key === 'string' && typeof at === 'number' && typeof body === 'object' && body !== null
}

/**
 * The attempt for what the guest wants to send now. If the content is the same as last time, it gets the same key, so that a lost
 * response never leads to two orders or bookings. Changed content gets a new key. If only the language has changed, the earlier
 * request is repeated word for word, because a key belongs to exactly one request.
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

/**
 * Makes a random key. Over HTTPS and on localhost `randomUUID` exists; a tablet that opens the site over HTTP on the local network
 * has only `getRandomValues`.
 */
export function randomKey(
  source: Partial<Pick<Crypto, 'randomUUID'>> & Pick<Crypto, 'getRandomValues'> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID()
  return Array.from(source.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
