import { sql } from 'drizzle-orm'

import type { Clock } from '../clock.ts'
import type { Channels } from './channels.ts'
import type { Database, Queries } from '../database/connection.ts'

export const publicContentChannel = 'public_content_changed'

/**
 * Counts the changes of what every visitor sees (menu, schemas, settings, pages). A cache may return a response only while the
 * version that the response was made from is the current one. A change reaches the other servers through PostgreSQL.
 */
export interface PublicContent {
  version(): number
  /** False while this server would miss the changes that other servers make. */
  isHeard(): boolean
  /**
   * Announces that content that has been read changes by itself at this instant, without a write. After this instant, everything
   * cached before it is out of date.
   */
  changesAt(instant: Date): void
  /**
   * Runs a change in one transaction. When it resolves, no cache of this server holds the content from before. If `isChanged` says
   * that the result has changed nothing, caches stay as they are.
   */
  change<Result>(
    work: (tx: Queries) => Promise<Result>,
    isChanged?: (result: Result) => boolean,
  ): Promise<Result>
}

export function watchPublicContent(db: Database, channels: Channels, clock: Clock): PublicContent {
  let version = 1
  // Only the next of these instants is kept: after it the content is read again, and the reader announces the later ones anew.
  let nextChange = Number.POSITIVE_INFINITY
  const changed = () => void (version += 1)
  channels.on(publicContentChannel, changed)
  // Changes made while nobody listened would be missed, so everything cached before counts as out of date.
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
