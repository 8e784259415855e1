import type { EndpointInput } from '../../../../kernel/endpoint.ts'
import type { placeOrder } from '../../contract/order-endpoints.ts'

export type OrderBody = EndpointInput<typeof placeOrder, 'body'>

/** One attempt to order: what is sent, and the key by which the server knows it again. */
export interface OrderAttempt {
  key: string
  body: OrderBody
}

/**
 * The attempt for what the guest wants to send now. The same order as last time keeps its key, so that an answer lost
 * on the way never makes two orders; anything changed is another order. The language alone is no change: the earlier
 * request is then sent again word for word, because a key belongs to exactly one request (resolutions §2).
 */
export function attemptFor(
  body: OrderBody,
  earlier: OrderAttempt | undefined,
  newKey = randomKey,
): OrderAttempt {
  if (earlier && sameOrder(earlier.body, body)) return earlier
  return { key: newKey(), body }
}

function sameOrder(one: OrderBody, other: OrderBody): boolean {
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

const storageKey = 'order-attempt'
/** Who orders the same again after half an hour means another order. */
const longestMinutes = 30

interface KeptAttempt extends OrderAttempt {
  /** Milliseconds since 1970. */
  at: number
}

let kept: KeptAttempt | undefined

/** The attempt whose answer never came, through a reload too. */
export function rememberedAttempt(now = Date.now()): OrderAttempt | undefined {
  const attempt = kept ?? readAttempt()
  return attempt && now - attempt.at < longestMinutes * 60_000 ? attempt : undefined
}

export function rememberAttempt(attempt: OrderAttempt, now = Date.now()): void {
  kept = { at: now, ...attempt }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage the key still holds until the page is left.
  }
}

export function forgetAttempt(): void {
  kept = undefined
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}

function readAttempt(): KeptAttempt | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isAttempt(value) ? value : undefined
  } catch {
    // Storage can be forbidden, or hold what another version of the site wrote.
    return undefined
  }
}

function isAttempt(value: unknown): value is KeptAttempt {
  if (typeof value !== 'object' || value === null) return false
  const { key, body, at } = value as Partial<Record<keyof KeptAttempt, unknown>>
  return typeof key === 'string' && typeof at === 'number' && typeof body === 'object' && body !== null
}
