/** What a push service's response means for a message. */
export type PushOutcome =
  | { readonly kind: 'sent' }
  /** The browser has ended its subscription, or no message can be sent to its address. */
  | { readonly kind: 'gone' }
  /** The push service will not take this message, but it may take another one. */
  | { readonly kind: 'rejected' }
  /** The push service is busy or cannot be reached. `retryAfter` is the number of seconds that it asks for, if any. */
  | { readonly kind: 'unavailable'; readonly retryAfter: number | undefined }

/** What a push service's response (RFC 8030) means. */
export function pushOutcome(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'rejected' }
  const seconds = Number(retryAfter)
  return { kind: 'unavailable', retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined }
}
