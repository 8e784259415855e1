import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/** Contains at most one row: the current pause, or one that is over and that nobody ended earlier. */
export const pauseTable = pgTable('kitchen_pause', {
  id: text().primaryKey(),
  /** The kitchen begins no new order before this time. */
  until: timestamp({ withTimezone: true }).notNull(),
  /** The id of the user who began the pause. It is kept when the user is deleted. */
  startedBy: text('started_by').notNull(),
})

/**
 * What the audit log stores about a pause. A pause counts as public content, so that a change of it also removes the copy that each
 * server keeps in memory.
 */
export const auditedPause: AuditedThing<keyof typeof pauseTable.$inferSelect> = {
  kind: 'kitchen-pause',
  list: 'pause',
  isPublic: true,
  lock: advisoryLocks.pause,
  fields: {
    until: 'shown',
    startedBy: 'ignored',
  },
}
