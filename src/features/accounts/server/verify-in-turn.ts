import type { Database } from '#src/server/database/connection.ts'
import { inHashTurn } from './hash-turns.ts'
import { withdrawAttempt, type BegunAttempt } from './sign-in-attempts.ts'

/** Verifies a password in its turn. An attempt for which there was no turn has not failed, and counts for nothing. */
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
