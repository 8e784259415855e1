import type { PushOutcome } from './push-outcome.ts'

/**
 * Seconds. After this time, a message about an event is useless and is not sent any more. Push services get the same time to live
 * (TTL) and then delete the message too.
 */
export const pushTimeToLive = 600
/**
 * Seconds. When a server has taken a message for sending, no other server sends it within this time. The attempt of the first
 * server times out earlier.
 */
export const pushLease = 30

const firstPause = 5
const maxPause = 120

/**
 * What happens after an attempt to send a message: the message is done, the device's subscription is deleted, or the message is
 * sent again later.
 */
export type AfterAttempt =
  | { readonly next: 'done' | 'unsubscribe' }
  | { readonly next: 'again'; readonly inSeconds: number }

/**
 * Decides whether a message is sent again after attempt number `attempts`, or whether the device's subscription is deleted. `age`
 * is how many seconds ago the event happened.
 */
export function afterAttempt(
  outcome: PushOutcome,
  { attempts, age }: { readonly attempts: number; readonly age: number },
): AfterAttempt {
  if (outcome.kind === 'gone') return { next: 'unsubscribe' }
  if (outcome.kind !== 'unavailable') return { next: 'done' }
  const pause = Math.min(maxPause, firstPause * 2 ** (attempts - 1))
  const inSeconds = Math.max(pause, outcome.retryAfter ?? 0)
  return age + inSeconds < pushTimeToLive ? { next: 'again', inSeconds } : { next: 'done' }
}
