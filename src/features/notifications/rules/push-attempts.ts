import type { PushOutcome } from './push-outcome.ts'

/** A message about something that happened longer ago than this many seconds helps nobody. Push services drop it then, too. */
export const pushTimeToLive = 600
/** While a server sends a message, no other one does for this many seconds. The server has given up by then. */
export const pushLease = 30

const firstPause = 5
const maxPause = 120

/** What becomes of a message after an attempt to send it. */
export type AfterAttempt =
  | { readonly next: 'done' | 'unsubscribe' }
  | { readonly next: 'again'; readonly inSeconds: number }

/** Decides what becomes of a message that has been sent so many times, for something that happened so many seconds ago. */
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
