import { and, asc, desc, eq, isNotNull, isNull, lt, lte, max, type SQL, sql } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { pushToDevices } from '#src/features/notifications/server/notifications.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import { openSince } from '#src/features/restaurant/rules/opening-state.ts'
import { absentSince, runningSince } from '../rules/absence.ts'
import { absenceTable, presentScreenTable, serverUptimeTable } from './presence-table.ts'

type PresenceServices = Pick<Services, 'db' | 'clock'>

export type AbsenceRow = typeof absenceTable.$inferSelect

const isLasting = isNull(absenceTable.until)

/**
 * Records that a screen has just reported itself. If no screen had done so for a while, the absence that was recorded for that time
 * ends now.
 */
export async function reportScreen({ db, clock }: PresenceServices, screen: string): Promise<void> {
  const seenAt = clock.now()
  await db
    .insert(presentScreenTable)
    .values({ id: screen, seenAt })
    // The stored time never moves back: another server's clock may be ahead, and a late report must not replace a later one.
    .onConflictDoUpdate({
      target: presentScreenTable.id,
      set: { seenAt: sql`greatest(${presentScreenTable.seenAt}, excluded.seen_at)` },
    })
  const [lasting] = await db.select({ id: absenceTable.id }).from(absenceTable).where(isLasting)
  if (lasting) await db.transaction((tx) => endAbsence(tx, seenAt))
}

/**
 * Each server does this at intervals: it records that it is running, and checks whether any screen is present. If no screen has
 * been present for two minutes of the opening hours, one of the servers records an absence and sends a message to the admins. At
 * closing time the absence ends.
 */
export async function lookForScreens({ db, clock }: PresenceServices, times: OpeningTimes): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const up = await noteUptime(tx, now)
    const open = openSince(now, times)
    const [last] = await tx.select({ report: max(presentScreenTable.seenAt) }).from(presentScreenTable)
    const watched = { lastReport: last?.report ?? undefined, upSince: up.since, openSince: open }
    const since = absentSince(watched, now)
    // If no server was running at closing time, the absence was not ended then. In that case it ends at the time at which a server
    // last ran.
    if (open) await endAbsence(tx, up.notedBefore, lt(absenceTable.since, open))
    else await endAbsence(tx, now)
    if (since) await beginAbsence(tx, since, now)
  })
}

async function noteUptime(tx: Queries, now: Date): Promise<{ since: Date; notedBefore: Date }> {
  // This insert makes sure that the table has its row, so that servers can lock the row one after the other.
  await tx.insert(serverUptimeTable).values({ upSince: now, notedAt: now }).onConflictDoNothing()
  const [before] = await tx.select().from(serverUptimeTable).for('update')
  const since = runningSince(before, now)
  await tx.update(serverUptimeTable).set({ upSince: since, notedAt: now })
  return { since, notedBefore: before?.notedAt ?? now }
}

async function beginAbsence(tx: Queries, since: Date, now: Date): Promise<void> {
  const absence = { id: rowId('absence', now), since }
  const begun = await tx.insert(absenceTable).values(absence).onConflictDoNothing()
  if (begun.rowCount === 0) return
  await pushToDevices(tx, 'nobody-there', now)
  await publishOfficeEvent(tx, { lists: ['absences'] })
}

async function endAbsence(tx: Queries, until: Date, which?: SQL): Promise<void> {
  const ended = await tx.update(absenceTable).set({ until }).where(and(isLasting, which))
  if (ended.rowCount !== 0) await publishOfficeEvent(tx, { lists: ['absences'] })
}

const maxListed = 20

/** The absences that nobody in the office has marked as read, the newest first. */
export function findAbsences(db: Queries): Promise<AbsenceRow[]> {
  const absences = db.select().from(absenceTable).where(isNull(absenceTable.notedAt))
  return absences.orderBy(desc(absenceTable.since), asc(absenceTable.id)).limit(maxListed)
}

/**
 * Marks an absence and all earlier absences as read, because the office shows them together. A second call changes nothing. Throws
 * 404 if the absence does not exist or has not ended yet.
 */
export async function noteAbsence({ db, clock }: PresenceServices, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isOver = isNotNull(absenceTable.until)
    const [newest] = await tx
      .select()
      .from(absenceTable)
      .where(and(eq(absenceTable.id, id), isOver))
    if (!newest) throw notFound('presence.absence-not-found', 'There is no such time')
    await tx
      .update(absenceTable)
      .set({ notedAt: clock.now() })
      .where(and(isOver, isNull(absenceTable.notedAt), lte(absenceTable.since, newest.since)))
    await publishOfficeEvent(tx, { lists: ['absences'] })
  })
}

/**
 * Deletes screens that have not reported since `screensBefore`, and absences that ended before `absencesBefore`. Returns the number
 * of deleted rows.
 */
export async function deleteOld(
  db: Queries,
  { screensBefore, absencesBefore }: { readonly screensBefore: Date; readonly absencesBefore: Date },
): Promise<number> {
  const screens = await db.delete(presentScreenTable).where(lt(presentScreenTable.seenAt, screensBefore))
  const absences = await db.delete(absenceTable).where(lt(absenceTable.until, absencesBefore))
  return (screens.rowCount ?? 0) + (absences.rowCount ?? 0)
}
