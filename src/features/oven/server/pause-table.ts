import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/** The table has one row at most, while the kitchen pauses or after a pause that ended by itself. */
export const pauseTable = pgTable('kitchen_pause', {
  id: text().primaryKey(),
  /** The kitchen takes up no new order before this instant. */
  until: timestamp({ withTimezone: true }).notNull(),
  /** The id of the user who began the pause. The id stays here when the user is deleted. */
  startedBy: text('started_by').notNull(),
})

/** What audit entries store about the pause. Caches of public content end with a change, and so does the pause that servers cache. */
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
