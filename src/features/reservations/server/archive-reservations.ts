import { sql } from 'drizzle-orm'

import { retentionMonths } from '#src/kernel/retention.ts'
import { eraseArchived, isOver, moveToArchive } from '#src/server/database/archive.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { reservationArchiveTable } from './reservation-archive-table.ts'
import { reservationTable } from './reservation-table.ts'

/** Moves reservations that are older than `retentionMonths.live` months to the archive, and returns how many were moved. */
export function archiveReservations(db: Queries, now: Date): Promise<number> {
  const due = isReservationOver(reservationTable, retentionMonths.live, now)
  return moveToArchive(db, { live: reservationTable, archive: reservationArchiveTable }, due, now)
}

/**
 * Erases the personal data in archived reservations that are older than `retentionMonths.personal` months, and returns how many
 * reservations were erased. Day, time and number of guests are kept.
 */
export function eraseReservations(db: Queries, now: Date): Promise<number> {
  const due = isReservationOver(reservationArchiveTable, retentionMonths.personal, now)
  return eraseArchived(db, reservationArchiveTable, erased, due, now)
}

const erased = {
  name: '',
  email: null,
  phone: '',
  specialRequests: null,
  overCapacityReason: null,
  tableLabel: null,
  ticketToken: '',
}

function isReservationOver(
  table: typeof reservationTable | typeof reservationArchiveTable,
  months: number,
  now: Date,
) {
  return isOver(table, sql`${table.date}`, months, now)
}
