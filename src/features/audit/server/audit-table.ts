import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import type { Role } from '#src/server/http/actor.ts'
import type { FieldChanges } from './changed-fields.ts'

/**
 * Who has changed which thing, how and when. The table has no foreign keys, so an entry stays when the thing or the user is
 * deleted.
 */
export const auditEntryTable = pgTable(
  'audit_entries',
  {
    /** Each id is greater than the one before, so that entries of the same moment are sorted too. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    actorKind: text('actor_kind', { enum: ['user', 'guest', 'job', 'operator', 'device'] }).notNull(),
    /** The id of the user, or the name of the job or the device. Null for a guest and for the operator of the server. */
    actorId: text('actor_id'),
    /**
     * The role of the user at the time of the change. Null if no user made the change, and in old entries, which did not record the
     * role.
     */
    actorRole: text('actor_role').$type<Role>(),
    action: text().notNull(),
    thingKind: text('thing_kind').notNull(),
    thingId: text('thing_id').notNull(),
    changes: jsonb().$type<FieldChanges>().notNull(),
  },
  (table) => [
    index('audit_entries_changed_at').on(table.changedAt, table.id),
    index('audit_entries_actor').on(table.actorId, table.changedAt, table.id),
    index('audit_entries_thing').on(table.thingKind, table.thingId, table.changedAt, table.id),
    // There is an index for each pair of filters. With it PostgreSQL finds the few matching entries without reading all others.
    index('audit_entries_thing_kind').on(table.thingKind, table.changedAt, table.id),
    index('audit_entries_actor_thing_kind').on(table.actorId, table.thingKind, table.changedAt, table.id),
    index('audit_entries_not_user')
      .on(table.actorKind, table.changedAt, table.id)
      .where(sql`${table.actorKind} <> 'user'`),
    index('audit_entries_not_user_thing_kind')
      .on(table.actorKind, table.thingKind, table.changedAt, table.id)
      .where(sql`${table.actorKind} <> 'user'`),
  ],
)
