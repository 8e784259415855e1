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
    /** SHA-256 of the device's token together with the token's purpose. So nobody who reads the table can act as the device. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When a board was paired by its link. Until then `tokenHash` belongs to the link's token. */
    pairedAt: timestamp('paired_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('paired_devices_token').on(table.tokenHash),
    check('paired_devices_kind', sql`${table.kind} in ('board', 'printer')`),
  ],
)
export type DeviceRow = typeof deviceTable.$inferSelect

/** What audit entries store about a device: which one it is, but no token or hash. */
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
