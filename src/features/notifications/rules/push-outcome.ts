/** What a push service has said about a message. */
export type PushOutcome =
  | { readonly kind: 'sent' }
  /** The browser has ended its subscription, or nothing can be sent to it. */
  | { readonly kind: 'gone' }
  /** The push service will not take this message, but it may take another one. */
  | { readonly kind: 'rejected' }
  /** The push service is busy or away. `retryAfter` is in seconds, if it has said so. */
  | { readonly kind: 'unavailable'; readonly retryAfter: number | undefined }

/** Reads the response of a push service (RFC 8030). */
export function pushOutcome(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'rejected' }
  const seconds = Number(retryAfter)
  return { kind: 'unavailable', retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined }
}
