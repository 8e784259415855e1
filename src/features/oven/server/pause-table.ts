import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/** The table has at most one row: the present pause, or one that ended at its set time. */
export const pauseTable = pgTable('kitchen_pause', {
  id: text().primaryKey(),
  /** The kitchen begins no new order before this time. */
  until: timestamp({ withTimezone: true }).notNull(),
  /** The id of the user who began the pause. The id stays here when the user is deleted. */
  startedBy: text('started_by').notNull(),
})

/** What audit entries store about the pause. It counts as public, so a change also drops the pause that each server caches. */
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
