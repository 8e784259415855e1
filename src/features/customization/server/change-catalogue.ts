import { sql } from 'drizzle-orm'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { PublicContent } from '#src/server/realtime/public-content.ts'

/**
 * Runs one change of the catalogue (dishes, categories, schemas, links) in a transaction; changes take turns, over all
 * servers. What a change has checked therefore still holds when it writes: a category without dishes gets none before
 * it is gone, and a schema is not deleted while it is being assigned. Reading and ordering wait for nothing. Guests see
 * the change on the next request, and open screens of the office are told.
 */
export function changeCatalogue<Result>(
  content: PublicContent,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  return content.change(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.catalogue})`)
    const result = await work(tx)
    await publishOfficeEvent(tx, { lists: ['menu'] })
    return result
  })
}
