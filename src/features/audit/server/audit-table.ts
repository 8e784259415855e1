import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import type { Role } from '#src/server/http/actor.ts'
import type { FieldChanges } from './changed-fields.ts'

/** Who changed which thing, how and when. It refers to no other table: an entry outlives the thing and the user. */
export const auditEntryTable = pgTable(
  'audit_entries',
  {
    /** Ascending, so that entries of one moment have an order. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    actorKind: text('actor_kind', { enum: ['user', 'guest', 'job', 'operator'] }).notNull(),
    /** The user's id or the job's name; null for a guest and for whoever runs the server. */
    actorId: text('actor_id'),
    /** The user's role at that moment; null for others, and for entries of times when it was not recorded. */
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
    // One for each pair of filters, so that what is rare is found without reading what is not asked for.
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
