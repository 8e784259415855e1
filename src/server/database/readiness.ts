import type { Clock } from '../clock.ts'
import type { Database } from './connection.ts'
import { hasErrorCode, unavailableReason } from './unavailable.ts'

/** Whether this server should be sent requests. */
export interface Readiness {
  /** Called with every error that a request failed with. */
  note(error: unknown): void
  /** Resolves if the database responds. After a write failed for lack of space, the database must also accept writes again. */
  check(): Promise<void>
}

const shortageLasts = 10_000
/** After a failover, a server that was a standby rejects writes until it is promoted. */
const readOnly = new Set(['25006'])

/**
 * A database whose disk is full can still read. So a recent lack of space counts as not ready; after a while a write that needs
 * space decides.
 */
export function databaseReadiness({ $client: pool }: Database, clock: Clock): Readiness {
  let shortageUntil: number | undefined
  return {
    note(error) {
      if (unavailableReason(error) !== 'exhausted') return
      // A server that only takes reads says so at each write, so the next check may ask at once. A disk that is full may have
      // room for little.
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
