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

/** The condition for the reservations of both tables that lists and links show: those that are not erased. */
export const notErased = isNull(everyReservation.erasedAt)
