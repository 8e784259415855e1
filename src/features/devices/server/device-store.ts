import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { deviceTable, type DeviceRow } from './device-table.ts'

/** `lastSeenAt` is written at most once in this many milliseconds. */
const seenEvery = 60_000

export function findDevices(db: Queries): Promise<DeviceRow[]> {
  return db.select().from(deviceTable).orderBy(asc(deviceTable.createdAt), asc(deviceTable.id))
}

export async function findDeviceByHash(db: Queries, tokenHash: string): Promise<DeviceRow | undefined> {
  const [row] = await db.select().from(deviceTable).where(eq(deviceTable.tokenHash, tokenHash))
  return row
}

/** Reads the device and locks it until the transaction ends. */
export async function lockDevice(
  tx: Queries,
  { id, tokenHash }: { readonly id?: string; readonly tokenHash?: string },
): Promise<DeviceRow | undefined> {
  const is = id === undefined ? eq(deviceTable.tokenHash, tokenHash ?? '') : eq(deviceTable.id, id)
  const [row] = await tx.select().from(deviceTable).where(is).for('update')
  return row
}

/** Stores that these devices have sent requests. Returns false if this was stored less than `seenEvery` ago. */
export async function noteDevicesSeen(db: Queries, ids: readonly string[], now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - seenEvery)
  const isOld = or(isNull(deviceTable.lastSeenAt), lt(deviceTable.lastSeenAt, before))
  const noted = await db
    .update(deviceTable)
    .set({ lastSeenAt: now })
    .where(and(inArray(deviceTable.id, [...ids]), isOld))
  return (noted.rowCount ?? 0) > 0
}
