import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { archivedColumns, liveColumns } from '#src/server/database/archive.ts'
import { reservationArchiveTable } from './reservation-archive-table.ts'
import { reservationTable } from './reservation-table.ts'

const query = new QueryBuilder()
const archived = query.select(archivedColumns(reservationArchiveTable)).from(reservationArchiveTable)

/** The reservations from both tables, the live table and the archive. */
export const everyReservation = query
  .select(liveColumns(reservationTable))
  .from(reservationTable)
  .unionAll(archived)
  .as('every_reservation')

/** An SQL condition for live and archived reservations whose personal data is not erased. Lists and links may show only these. */
export const notErased = isNull(everyReservation.erasedAt)
