import type { Database } from '#src/server/database/connection.ts'
import { inHashTurn } from './hash-turns.ts'
import { withdrawAttempt, type BegunAttempt } from './sign-in-attempts.ts'

/**
 * Verifies a password when its turn to be hashed comes. If the queue rejects the attempt, the attempt is not counted as a failure.
 */
export async function verifyInTurn(
  db: Database,
  attempt: BegunAttempt,
  now: Date,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return verify()
  }
  try {
    return await inHashTurn(attempt, begin)
  } catch (error) {
    if (!hasBegun) await withdrawAttempt(db, attempt, now)
    throw error
  }
}
