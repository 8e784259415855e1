import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { archivedColumns, liveColumns } from '#src/server/database/archive.ts'
import { reservationArchiveTable } from './reservation-archive-table.ts'
import { reservationTable } from './reservation-table.ts'

const query = new QueryBuilder()
const archived = query.select(archivedColumns(reservationArchiveTable)).from(reservationArchiveTable)

/** The reservations of both tables: the live ones and the archived ones. */
export const everyReservation = query
  .select(liveColumns(reservationTable))
  .from(reservationTable)
  .unionAll(archived)
  .as('every_reservation')

/** The condition for the live and archived reservations that lists and links may show: those whose personal data is not erased. */
export const notErased = isNull(everyReservation.erasedAt)
