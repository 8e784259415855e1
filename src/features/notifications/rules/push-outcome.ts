/** What the response of a push service means for the message. */
export type PushOutcome =
  | { readonly kind: 'sent' }
  /** The browser has ended its subscription, or no message can be sent to its address. So the subscription is useless. */
  | { readonly kind: 'gone' }
  /** The push service rejects this message, but it may accept others. */
  | { readonly kind: 'rejected' }
  /**
   * The push service is overloaded or cannot be reached. `retryAfter` is the number of seconds that it asks us to wait, if it names
   * one.
   */
  | { readonly kind: 'unavailable'; readonly retryAfter: number | undefined }

/** What the HTTP status of a push service's response means (RFC 8030). */
export function pushOutcome(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'rejected' }
  const seconds = Number(retryAfter)
  return { kind: 'unavailable', retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined }
}
