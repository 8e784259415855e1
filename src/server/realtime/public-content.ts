import { sql } from 'drizzle-orm'

import type { Clock } from '../clock.ts'
import type { Channels } from './channels.ts'
import type { Database, Queries } from '../database/connection.ts'

export const publicContentChannel = 'public_content_changed'

/**
 * Counts the changes to content that every visitor sees (menu, schemas, settings, pages). A cache may return a response only if it
 * was made from the current version of this content. If one server changes the content, PostgreSQL notifies the other servers.
 */
export interface PublicContent {
  version(): number
  /** False while this server has no connection for PostgreSQL's notices and so misses changes by other servers. */
  isHeard(): boolean
  /**
   * Announces a moment at which content changes without a write: for example, a dish goes on sale again. Everything that was cached
   * before this moment is out of date afterwards.
   */
  changesAt(instant: Date): void
  /**
   * Runs `work`, which changes content, in one transaction. When the promise resolves, no cache of this server returns the old
   * content. If `isChanged` returns false for the result, the content is unchanged, and the caches stay as they are.
   */
  change<Result>(
    work: (tx: Queries) => Promise<Result>,
    isChanged?: (result: Result) => boolean,
  ): Promise<Result>
}

export function watchPublicContent(db: Database, channels: Channels, clock: Clock): PublicContent {
  let version = 1
  // The next time at which content changes by itself, for example when a dish stops being sold out. Only the earliest such time is
  // kept. After it the content is read again, and the code that reads it passes the later times to `changesAt` again.
  let nextChange = Number.POSITIVE_INFINITY
  const changed = () => void (version += 1)
  channels.on(publicContentChannel, changed)
  // During a gap, notices of other servers may have been missed. So everything that was cached before counts as out of date.
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
