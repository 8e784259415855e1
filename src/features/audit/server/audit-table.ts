import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import type { Role } from '#src/server/http/actor.ts'
import type { FieldChanges } from './changed-fields.ts'

/**
 * Who changed which thing, how and when. The table has no foreign key to another table, so an entry remains when the thing and the
 * user are gone.
 */
export const auditEntryTable = pgTable(
  'audit_entries',
  {
    /** Ids ascend, so that entries of the same moment have an order. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    actorKind: text('actor_kind', { enum: ['user', 'guest', 'job', 'operator', 'device'] }).notNull(),
    /** The user's id, or the name of the job or the device. It is null for a guest and for whoever runs the server. */
    actorId: text('actor_id'),
    /** The user's role at that moment. It is null if no user made the change, and for entries from before roles were recorded. */
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
    // Each pair of filters has an index, so that PostgreSQL finds rare entries without reading all others.
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
