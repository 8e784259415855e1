import type { PushOutcome } from './push-outcome.ts'

/**
 * After this many seconds a message about an event is of no use any more. It is the time to live (TTL) after which push services
 * drop it, too.
 */
export const pushTimeToLive = 600
/**
 * For this many seconds after a server has claimed a message, no other server sends it. The server's own attempt times out earlier.
 */
export const pushLease = 30

const firstPause = 5
const maxPause = 120

/** What happens after an attempt: the message is finished, its subscription ends, or it is sent again. */
export type AfterAttempt =
  | { readonly next: 'done' | 'unsubscribe' }
  | { readonly next: 'again'; readonly inSeconds: number }

/**
 * Decides whether a message is sent again after attempt number `attempts`, or whether its subscription ends. `age` is how many
 * seconds ago the event happened.
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
