import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'

import { endOfPeriod, retentionMonths } from '#src/kernel/retention.ts'
import { conflict, notFound } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { foldText } from '#src/kernel/text.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import { deleteInBatches } from '#src/server/database/archive.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { insertRow, updateRow } from '#src/server/database/rows.ts'
import { visitTable } from './visit-table.ts'

export { auditedVisit } from './visit-table.ts'

export type VisitRow = typeof visitTable.$inferSelect

/** A visit is over if nothing has happened at its table for this many hours, even if nobody has closed it. */
const maxQuietHours = 3

/** The time since which something must have happened at a table. If nothing has, its visit is over. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - maxQuietHours * 3_600_000)
}

/** True if both labels name the same table. They may differ in case, diacritics and spaces. */
export function isSameTable(one: string | null, other: string | null): boolean {
  return foldText(one ?? '') === foldText(other ?? '')
}

/**
 * The parties that sit at tables, for counting taken seats: `date` and `time` when the visit was opened, restaurant-local,
 * `guests`, and `reservation_id`, the booking that may already hold seats for the party.
 */
export const partiesAtTables = sql`
  select to_char(opened_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as date,
    to_char(opened_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') as time, guests, reservation_id
  from ${visitTable} where closed_at is null and guests is not null`

type NewVisit = Pick<VisitRow, 'tableLabel' | 'openedBy' | 'guests' | 'reservationId'>

/**
 * Opens a visit. Throws 409 if the table is taken. Until the transaction ends, nobody else can open a visit of this table.
 */
export async function openVisit(tx: Queries, visit: NewVisit, now: Date): Promise<VisitRow> {
  await requireFree(tx, visit.tableLabel, now)
  return insertRow(tx, visitTable, {
    ...visit,
    id: rowId('visit', now),
    tableKey: foldText(visit.tableLabel),
    openedAt: now,
    updatedAt: now,
  })
}

/** Returns the id of the open visit of a table, so that an order can join it. If there is none, opens a visit. */
export async function joinVisit(tx: Queries, tableLabel: string, now: Date): Promise<string> {
  const open = await lockOpenVisit(tx, tableLabel, now)
  if (!open)
    return (await openVisit(tx, { tableLabel, openedBy: null, guests: null, reservationId: null }, now)).id
  await updateRow(tx, visitTable, open.id, { updatedAt: now })
  return open.id
}

/** Records that something has happened at the visit's table. Returns whether the visit is open. */
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
    tableKey: foldText(tableLabel),
    updatedAt: now,
  })
}

/** Notes when the orders of a visit were paid together, or with null that they are not. */
export function setVisitPaid(tx: Queries, id: string, paidAt: Date | null, now: Date): Promise<VisitRow> {
  return updateRow(tx, visitTable, id, { paidAt, updatedAt: now })
}

/** Closes a visit, so that the next order at its table opens another one. */
export function closeVisit(tx: Queries, id: string, now: Date): Promise<VisitRow> {
  return updateRow(tx, visitTable, id, { closedAt: now, updatedAt: now })
}

/**
 * Closes an open visit that an order opened and that no longer has an order. A visit that staff have opened stays: its guests sit
 * there.
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

/** Opens a visit again that was closed at this instant, unless its table has been taken meanwhile. */
export async function reopenIfFree(tx: Queries, visit: VisitRow, closedAt: Date, now: Date): Promise<void> {
  if (visit.closedAt?.getTime() !== closedAt.getTime()) return
  if (!(await lockOpenVisit(tx, visit.tableLabel, now))) await reopenVisit(tx, visit, now)
}

/** Opens a closed visit again. Throws 409 if its table has been taken meanwhile. */
export async function reopenVisit(tx: Queries, { id, tableLabel }: VisitRow, now: Date): Promise<VisitRow> {
  await requireFree(tx, tableLabel, now)
  return updateRow(tx, visitTable, id, { closedAt: null, updatedAt: now })
}

/** Sets how many guests sit at the table. */
export function setGuests(tx: Queries, id: string, guests: number | null, now: Date): Promise<VisitRow> {
  return updateRow(tx, visitTable, id, { guests, updatedAt: now })
}

/** Returns the visit of this id, if there is one, and locks it until the transaction ends. */
export async function findLockedVisit(tx: Queries, id: string): Promise<VisitRow | undefined> {
  return (await tx.select().from(visitTable).where(eq(visitTable.id, id)).for('update'))[0]
}

/** Does the same, and throws 404 if there is none. */
export async function lockVisit(tx: Queries, id: string): Promise<VisitRow> {
  const visit = await findLockedVisit(tx, id)
  if (!visit) throw notFound('visits.not-found', 'There is no such visit')
  return visit
}

const maxOpen = 500

/** The open visits, the longest open first. */
export function findOpenVisits(db: Queries, now: Date): Promise<VisitRow[]> {
  const open = and(isNull(visitTable.closedAt), gte(visitTable.updatedAt, quietSince(now)))
  const visits = db.select().from(visitTable).where(open)
  return visits.orderBy(asc(visitTable.openedAt), asc(visitTable.id)).limit(maxOpen)
}

/** Closes the open visits that are over. Returns how many. */
export async function closeQuietVisits(db: Queries, now: Date): Promise<number> {
  const quiet = and(isNull(visitTable.closedAt), lt(visitTable.updatedAt, quietSince(now)))
  return (await db.update(visitTable).set({ closedAt: now }).where(quiet)).rowCount ?? 0
}

/** Deletes visits that are so old that their orders are archived. Returns how many. */
export function deleteOldVisits(db: Queries, now: Date): Promise<number> {
  return deleteInBatches(db, visitTable, lt(visitTable.openedAt, endOfPeriod(retentionMonths.live, now)))
}

async function requireFree(tx: Queries, tableLabel: string, now: Date): Promise<void> {
  if (await lockOpenVisit(tx, tableLabel, now))
    throw conflict('visits.table-taken', 'This table is taken already')
}

/**
 * Returns the open visit of a table. Locks the visit and the table until the transaction ends, on all servers. If the visit is
 * over, closes it and returns undefined.
 */
async function lockOpenVisit(tx: Queries, tableLabel: string, now: Date): Promise<VisitRow | undefined> {
  const key = foldText(tableLabel)
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.table}::int, hashtext(${key}))`)
  const open = and(eq(visitTable.tableKey, key), isNull(visitTable.closedAt))
  const [visit] = await tx.select().from(visitTable).where(open).for('update')
  if (!visit || visit.updatedAt >= quietSince(now)) return visit
  await closeVisit(tx, visit.id, now)
  return undefined
}
