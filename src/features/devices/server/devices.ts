import { inArray } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { noteDevicesSeen } from './device-store.ts'
import { deviceTable } from './device-table.ts'

/** The names of devices, by id. Revoked devices are missing. */
export async function findDeviceNames(
  db: Queries,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const { id, name } = deviceTable
  const rows = await db.select({ id, name }).from(deviceTable).where(inArray(id, known))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/**
 * Which of these devices are still paired. Used for connections that last longer than a call, such as an event stream. Also stores
 * that the devices are in use.
 */
export async function findPairedDevices(
  db: Queries,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  await noteDevicesSeen(db, ids, now)
  const rows = await db
    .select({ id: deviceTable.id })
    .from(deviceTable)
    .where(inArray(deviceTable.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
