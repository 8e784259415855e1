import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import type { DeviceKind } from '../contract/device.ts'

/** The devices that admins have paired. A revoked device is deleted. */
export const deviceTable = pgTable(
  'paired_devices',
  {
    id: text().primaryKey(),
    kind: text().$type<DeviceKind>().notNull(),
    name: text().notNull(),
    /**
     * The SHA-256 hash of the device's token and of what the token may be used for. So nobody who reads the table can pretend to be
     * the device.
     */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the board was paired by its link. Until then, `tokenHash` is the hash of the token in the link. */
    pairedAt: timestamp('paired_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('paired_devices_token').on(table.tokenHash),
    check('paired_devices_kind', sql`${table.kind} in ('board', 'printer')`),
  ],
)
export type DeviceRow = typeof deviceTable.$inferSelect

/** What the audit log stores about a device: its name, but neither token nor hash. */
export const auditedDevice: AuditedThing<keyof DeviceRow> = {
  kind: 'device',
  list: 'devices',
  isPublic: false,
  fields: {
    kind: 'shown',
    name: 'shown',
    tokenHash: 'masked',
    pairedAt: 'ignored',
    lastSeenAt: 'ignored',
  },
}
