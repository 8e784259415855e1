import { availableParallelism } from 'node:os'

import { ProblemError } from '#src/kernel/problem.ts'
import { fairQueue } from '#src/server/fair-queue.ts'
import { TooManyAttempts } from './too-many-attempts.ts'

interface Asker {
  /** Who takes turns with others: an address, a device, a user. */
  readonly visitor: string
  /** The account has signed in from there before, or is signed in. */
  readonly isKnown: boolean
}

/**
 * Hashing takes a core for 30 ms and one of the few threads that files, compression and new connections need too. One hash at
 * once for each two cores leaves those free, whoever signs in how often. Of this process, as the threads are.
 */
const turns = fairQueue({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  limits: {
    perVisitor: 40,
    inAll: 400,
    tooMany: () => new TooManyAttempts(1),
    tooBusy: () =>
      new ProblemError(503, {
        message: 'Too many people are signing in. Please try again in a moment.',
        code: 'accounts.busy',
      }),
  },
})

/**
 * Hashes or verifies a password when it is this visitor's turn, those that are known first. Throws 429 or 503 where too much
 * is waiting already; the password has then not been looked at.
 */
export function inHashTurn<Result>(
  { visitor, isKnown }: Asker,
  hash: () => Promise<Result>,
): Promise<Result> {
  return turns.run(visitor, hash, { preferred: isKnown })
}
