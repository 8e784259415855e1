import { sql } from 'drizzle-orm'

import type { Clock } from '../clock.ts'
import type { Channels } from './channels.ts'
import type { Database, Queries } from '../database/connection.ts'

export const publicContentChannel = 'public_content_changed'

/**
 * Counts the changes of what every visitor sees (menu, schemas, settings, pages). A cache may return a response only if it was made
 * from the current version of this content. PostgreSQL tells the other servers about a change.
 */
export interface PublicContent {
  version(): number
  /** False while this server is not connected to PostgreSQL's notices and so misses changes by other servers. */
  isHeard(): boolean
  /**
   * Announces that content that a caller has read changes by itself at this instant, without a write, such as a dish that goes back
   * on sale. After this instant, everything cached before it is out of date.
   */
  changesAt(instant: Date): void
  /**
   * Runs a change in one transaction. When the promise resolves, no cache of this server returns the content from before the
   * change. If `isChanged` returns false for the result, nothing was changed, and the caches stay as they are.
   */
  change<Result>(
    work: (tx: Queries) => Promise<Result>,
    isChanged?: (result: Result) => boolean,
  ): Promise<Result>
}

export function watchPublicContent(db: Database, channels: Channels, clock: Clock): PublicContent {
  let version = 1
  // Only the earliest of these instants is kept: after it the content is read again, and the code that reads it announces the later
  // instants anew.
  let nextChange = Number.POSITIVE_INFINITY
  const changed = () => void (version += 1)
  channels.on(publicContentChannel, changed)
  // Notices of other servers may have been missed during the gap, so everything cached before counts as out of date.
  channels.onGap(changed)
  return {
    version() {
      if (!channels.connected()) changed()
      if (clock.now().getTime() >= nextChange) {
        nextChange = Number.POSITIVE_INFINITY
        changed()
      }
      return version
    },
    isHeard: () => channels.connected(),
    changesAt(instant) {
      nextChange = Math.min(nextChange, instant.getTime())
    },
    async change(work, isChanged = () => true) {
      const result = await db.transaction(async (tx) => {
        const outcome = await work(tx)
        if (isChanged(outcome)) await tx.execute(sql`select pg_notify(${publicContentChannel}, '')`)
        return outcome
      })
      if (isChanged(result)) changed()
      return result
    },
  }
}
