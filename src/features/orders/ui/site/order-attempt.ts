import type { EndpointInput } from '#src/kernel/endpoint.ts'
import type { RequestAttempt } from '#src/web/forms/request-attempt.ts'
import type { placeOrder } from '../../contract/order-endpoints.ts'

export type OrderBody = EndpointInput<typeof placeOrder, 'body'>
type OrderAttempt = RequestAttempt<OrderBody>

const storageKey = 'order-attempt'
/** Who orders the same again after half an hour means another order. */
const maxMinutes = 30

interface StoredAttempt extends OrderAttempt {
  /** Milliseconds since 1970. */
  at: number
}

let stored: StoredAttempt | undefined

/** The attempt whose response never came, through a reload too. */
export function rememberedAttempt(now = Date.now()): OrderAttempt | undefined {
  const attempt = stored ?? readAttempt()
  return attempt && now - attempt.at < maxMinutes * 60_000 ? attempt : undefined
}

export function rememberAttempt(attempt: OrderAttempt, now = Date.now()): void {
  stored = { at: now, ...attempt }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored))
  } catch {
    // Without storage the key still holds until the page is left.
  }
}

export function forgetAttempt(): void {
  stored = undefined
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}

function readAttempt(): StoredAttempt | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isAttempt(value) ? value : undefined
  } catch {
    // Storage can be forbidden, or hold what another version of the site wrote.
    return undefined
  }
}

function isAttempt(value: unknown): value is StoredAttempt {
  if (typeof value !== 'object' || value === null) return false
  const { key, body, at } = value as Partial<Record<keyof StoredAttempt, unknown>>
  return typeof key === 'string' && typeof at === 'number' && typeof body === 'object' && body !== null
}
