import type { Clock } from '../clock.ts'
import type { Database } from './connection.ts'
import { unavailableReason } from './unavailable.ts'

/** Whether this server should be sent requests. */
export interface Readiness {
  /** Called with every error that a request failed with. */
  note(error: unknown): void
  /** Resolves if the database responds. After a write failed for lack of space, the database must also accept writes again. */
  check(): Promise<void>
}

const shortageLasts = 10_000

/**
 * A database whose disk is full can still read. So a recent lack of space counts as not ready; after a while a write that needs
 * space decides.
 */
export function databaseReadiness({ $client: pool }: Database, clock: Clock): Readiness {
  let lastShortage: number | undefined
  return {
    note(error) {
      if (unavailableReason(error) === 'exhausted') lastShortage = clock.now().getTime()
    },
    async check() {
      await pool.query('select 1')
      if (lastShortage === undefined) return
      if (clock.now().getTime() - lastShortage < shortageLasts) {
        throw new Error('The database has run out of room a moment ago')
      }
      await pool.query(
        'create temporary table room_probe on commit drop as select generate_series(1, 1000) as number',
      )
      lastShortage = undefined
    },
  }
}
