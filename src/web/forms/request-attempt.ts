import type { Language } from '#src/kernel/language.ts'

/** One attempt to make something: what is sent, and the key by which the server knows it again. */
export interface RequestAttempt<Body> {
  readonly key: string
  readonly body: Body
}

/**
 * The attempt for what the guest wants to send now. The same as last time has the same key, so that a response lost on
 * the way never makes two of it; anything changed is something else. The language alone is no change: the earlier
 * request is then sent again word for word, because a key belongs to exactly one request.
 */
export function attemptFor<Body extends { readonly language?: Language | undefined }>(
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
