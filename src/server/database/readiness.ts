import type { Clock } from '../clock.ts'
import type { Database } from './connection.ts'
import { hasErrorCode, unavailableReason } from './unavailable.ts'

/** Tells whether this server is ready to be sent requests. */
export interface Readiness {
  /** Called with every error because of which a request has failed. */
  note(error: unknown): void
  /**
   * Resolves if the database responds. If a write has failed for lack of space, it resolves only once the database accepts writes
   * again.
   */
  check(): Promise<void>
}

const shortageLasts = 10_000
/**
 * PostgreSQL's code for a write that a read-only server rejects. After a failover, a server that was a standby rejects writes until
 * it is promoted.
 */
const readOnly = new Set(['25006'])

/**
 * A database whose disk is full can still answer reads. So if a write fails for lack of space, the server counts as not ready for
 * some time. After that time, the check tries a write that needs space: if this write succeeds, the server counts as ready again.
 */
export function databaseReadiness({ $client: pool }: Database, clock: Clock): Readiness {
  let shortageUntil: number | undefined
  return {
    note(error) {
      if (unavailableReason(error) !== 'exhausted') return
      // A read-only database rejects every write, so the next check may try a write at once. On a full disk, however, a small write
      // may still succeed, so the check must wait.
      const waits = !hasErrorCode(error, readOnly)
      shortageUntil = clock.now().getTime() + (waits ? shortageLasts : 0)
    },
    async check() {
      await pool.query('select 1')
      if (shortageUntil === undefined) return
      if (clock.now().getTime() < shortageUntil) {
        throw new Error('The database has run out of room a moment ago')
      }
      await pool.query(
        'create temporary table room_probe on commit drop as select generate_series(1, 1000) as number',
      )
      shortageUntil = undefined
    },
  }
}
