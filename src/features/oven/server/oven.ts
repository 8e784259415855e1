import type { Queries } from '#src/server/database/connection.ts'
import { contentSnapshot } from '#src/server/realtime/content-snapshot.ts'
import type { Services } from '#src/server/services.ts'
import { pauseTable } from './pause-table.ts'

/** The last pause, even if it is already over. Undefined if there is none. */
export async function findPause(db: Queries) {
  return (await db.select().from(pauseTable))[0]
}

/**
 * Returns a function that returns the end of the kitchen's current pause, or null if the kitchen is not pausing. The value is kept
 * in memory until somebody changes the pause.
 */
export function pauseInMemory(
  services: Pick<Services, 'db' | 'content' | 'clock'>,
): () => Promise<Date | null> {
  const stored = contentSnapshot(services, findPause)
  return async () => {
    const pause = await stored()
    return pause && pause.until > services.clock.now() ? pause.until : null
  }
}
