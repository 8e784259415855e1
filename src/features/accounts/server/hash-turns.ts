import { availableParallelism } from 'node:os'

import { ProblemError } from '#src/kernel/problem.ts'
import { fairQueue } from '#src/server/fair-queue.ts'
import { TooManyAttempts } from './too-many-attempts.ts'

interface Asker {
  /** Whose place in the queue for hashing this is: an address, a device or a user. */
  readonly visitor: string
  /** True if the account has signed in from this address or device before, or is signed in. */
  readonly isKnown: boolean
}

/**
 * Hashing a password occupies a core for 30 ms, and one of the few threads that also read files, compress pages and look up names.
 * So this process runs at most one hash for every two cores, however many people sign in at once.
 */
const turns = fairQueue({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  limits: {
    perVisitor: 40,
    inAll: 400,
    tooMany: () => new TooManyAttempts(1),
    tooBusy: () =>
      new ProblemError(503, 'accounts.busy', 'Too many people are signing in. Please try again in a moment.'),
  },
})

/**
 * Hashes or verifies a password as soon as it is this visitor's turn. Known visitors come first. If too many hashes are waiting
 * already, throws 429 or 503, and the password is not checked.
 */
export function inHashTurn<Result>(
  { visitor, isKnown }: Asker,
  hash: () => Promise<Result>,
): Promise<Result> {
  return turns.run(visitor, hash, { preferred: isKnown })
}
