import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'

import { endOfPeriod, retentionMonths } from '#src/kernel/retention.ts'
import { conflict, notFound } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { tableKey } from '#src/kernel/table-label.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import { deleteInBatches } from '#src/server/database/archive.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { insertRow, updateRow } from '#src/server/database/rows.ts'
import { visitTable } from './visit-table.ts'

export { auditedVisit } from './visit-table.ts'

export type VisitRow = typeof visitTable.$inferSelect

/** If nothing has happened at a table for this many hours, its visit counts as over, even if nobody has closed it. */
const maxQuietHours = 3

/** Returns a time. If nothing has happened at a table since then, the visit at that table counts as over. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - maxQuietHours * 3_600_000)
}

/** True if both labels name the same restaurant table (`tableKey`). */
export function isSameTable(one: string | null, other: string | null): boolean {
  return tableKey(one ?? '') === tableKey(other ?? '')
}

/**
 * An SQL query for the parties that sit at tables, with which other code counts taken seats. Its columns are `date` and `time` at
 * which the visit was opened (in the restaurant's time zone), `guests`, and `reservation_id`, the booking that may already hold the
 * party's seats.
 */
export const partiesAtTables = sql`
  select to_char(opened_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as date,
    to_char(opened_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') as time, guests, reservation_id
  from ${visitTable} where closed_at is null and guests is not null`

type NewVisit = Pick<VisitRow, 'tableLabel' | 'openedBy' | 'guests' | 'reservationId'>

/**
 * Opens a visit. Throws 409 if the table is taken. Until the transaction ends, no other transaction can open a visit at this table.
 */
export async function openVisit(tx: Queries, visit: NewVisit, now: Date): Promise<VisitRow> {
  await requireFree(tx, visit.tableLabel, now)
  return insertRow(tx, visitTable, {
    ...visit,
    id: rowId('visit', now),
    tableKey: tableKey(visit.tableLabel),
    openedAt: now,
    updatedAt: now,
  })
}

/**
 * Opens a visit for a booking's guests who have come, unless their table is taken or they sit at a table already. Returns whether
 * it did.
 */
export async function openBookedVisit(
  tx: Queries,
  visit: NewVisit & { readonly reservationId: string },
  now: Date,
): Promise<boolean> {
  if (await lockOpenVisit(tx, visit.tableLabel, now)) return false
  if (await findVisitOfBooking(tx, visit.reservationId)) return false
  await openVisit(tx, visit, now)
  return true
}

/** Returns the open visit of a booking's guests and locks it until the transaction ends. Undefined if they sit at no table. */
export async function findVisitOfBooking(tx: Queries, reservationId: string): Promise<VisitRow | undefined> {
  const open = and(eq(visitTable.reservationId, reservationId), isNull(visitTable.closedAt))
  return (await tx.select().from(visitTable).where(open).for('update'))[0]
}

/** Returns the id of a table's open visit, so that an order can join the visit. If there is no open visit, opens one. */
export async function joinVisit(tx: Queries, tableLabel: string, now: Date): Promise<string> {
  const open = await lockOpenVisit(tx, tableLabel, now)
  if (!open)
    return (await openVisit(tx, { tableLabel, openedBy: null, guests: null, reservationId: null }, now)).id
  await updateRow(tx, visitTable, open.id, { updatedAt: now })
  return open.id
}

/** Records that something has just happened at the visit's table. Returns whether the visit is open. */
export async function touchVisit(tx: Queries, id: string, now: Date): Promise<boolean> {
  const open = and(eq(visitTable.id, id), isNull(visitTable.closedAt))
  return ((await tx.update(visitTable).set({ updatedAt: now }).where(open)).rowCount ?? 0) > 0
}

/** Moves a visit to another table. Throws 409 if that table is taken. */
export async function moveVisit(
  tx: Queries,
  visit: VisitRow,
  tableLabel: string,
  now: Date,
): Promise<VisitRow> {
  if (!isSameTable(visit.tableLabel, tableLabel)) await requireFree(tx, tableLabel, now)
  return updateRow(tx, visitTable, visit.id, {
    tableLabel,
    tableKey: tableKey(tableLabel),
    updatedAt: now,
  })
}

/** Stores when a visit's orders were paid together. Null means that they are not paid. */
export function setVisitPaid(tx: Queries, id: string, paidAt: Date | null, now: Date): Promise<VisitRow> {
  return updateRow(tx, visitTable, id, { paidAt, updatedAt: now })
}

/** Closes a visit, so that the next order at its table opens a new visit. */
export function closeVisit(tx: Queries, id: string, now: Date): Promise<VisitRow> {
  return updateRow(tx, visitTable, id, { closedAt: now, updatedAt: now })
}

/**
 * Closes an open visit that an order has opened and that has no orders any more. A visit that staff have opened stays open, because
 * its guests sit at the table.
 */
export async function closeUnlessOrdered(
  tx: Queries,
  id: string,
  hasOrders: () => Promise<boolean>,
  now: Date,
): Promise<void> {
  const { closedAt, openedBy } = await lockVisit(tx, id)
  if (closedAt === null && openedBy === null && !(await hasOrders())) await closeVisit(tx, id, now)
}

/** Opens a visit again if it was closed at exactly this instant and if no other visit has taken its table meanwhile. */
export async function reopenIfFree(tx: Queries, visit: VisitRow, closedAt: Date, now: Date): Promise<void> {
  if (visit.closedAt?.getTime() !== closedAt.getTime()) return
  if (!(await lockOpenVisit(tx, visit.tableLabel, now))) await reopenVisit(tx, visit, now)
}

/** Opens a closed visit again. Throws 409 if another visit has taken its table meanwhile. */
export async function reopenVisit(tx: Queries, { id, tableLabel }: VisitRow, now: Date): Promise<VisitRow> {
  await requireFree(tx, tableLabel, now)
  return updateRow(tx, visitTable, id, { closedAt: null, tableKey: tableKey(tableLabel), updatedAt: now })
}

/** Sets the number of guests at the visit's table. */
export function setGuests(tx: Queries, id: string, guests: number | null, now: Date): Promise<VisitRow> {
  return updateRow(tx, visitTable, id, { guests, updatedAt: now })
}

/** Returns the visit with this id and locks it until the transaction ends. Undefined if it does not exist. */
export async function findLockedVisit(tx: Queries, id: string): Promise<VisitRow | undefined> {
  return (await tx.select().from(visitTable).where(eq(visitTable.id, id)).for('update'))[0]
}

/** Returns the visit with this id and locks it until the transaction ends. Throws 404 if it does not exist. */
export async function lockVisit(tx: Queries, id: string): Promise<VisitRow> {
  const visit = await findLockedVisit(tx, id)
  if (!visit) throw notFound('visits.not-found', 'There is no such visit')
  return visit
}

const maxOpen = 500

/** All open visits; the visit that has been open longest comes first. */
export function findOpenVisits(db: Queries, now: Date): Promise<VisitRow[]> {
  const open = and(isNull(visitTable.closedAt), gte(visitTable.updatedAt, quietSince(now)))
  const visits = db.select().from(visitTable).where(open)
  return visits.orderBy(asc(visitTable.openedAt), asc(visitTable.id)).limit(maxOpen)
}

/** Closes open visits at tables where nothing has happened for some hours. Returns how many were closed. */
export async function closeQuietVisits(db: Queries, now: Date): Promise<number> {
  const quiet = and(isNull(visitTable.closedAt), lt(visitTable.updatedAt, quietSince(now)))
  return (await db.update(visitTable).set({ closedAt: now }).where(quiet)).rowCount ?? 0
}

/** Deletes visits that are so old that their orders are archived. Returns how many were deleted. */
export function deleteOldVisits(db: Queries, now: Date): Promise<number> {
  return deleteInBatches(db, visitTable, lt(visitTable.openedAt, endOfPeriod(retentionMonths.live, now)))
}

async function requireFree(tx: Queries, tableLabel: string, now: Date): Promise<void> {
  if (await lockOpenVisit(tx, tableLabel, now))
    throw conflict('visits.table-taken', 'This table is taken already')
}

/** The keys of a table. Servers of earlier versions stored the word for a table as a part of its key: "ban 7". */
function keysOf(key: string): string[] {
  return [key, ...['ban ', 'ban so ', 'table ', 'ban', 'table'].map((word) => word + key)]
}

/**
 * Returns a table's open visit. Locks the visit and the table on all servers until the transaction ends. If nothing has happened in
 * the visit for some hours, closes it and returns undefined.
 */
async function lockOpenVisit(tx: Queries, tableLabel: string, now: Date): Promise<VisitRow | undefined> {
  const key = tableKey(tableLabel)
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.table}::int, hashtext(${key}))`)
  const open = and(inArray(visitTable.tableKey, keysOf(key)), isNull(visitTable.closedAt))
  const [visit] = await tx.select().from(visitTable).where(open).for('update')
  if (!visit || visit.updatedAt >= quietSince(now)) return visit
  await closeVisit(tx, visit.id, now)
  return undefined
}
