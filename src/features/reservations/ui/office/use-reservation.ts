import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import type { HeldRows } from '#src/web/office/replace-row.ts'
import { singleRow, type SingleRow } from '#src/web/office/single-row.tsx'
import type { Reservation, ReservationDay } from '../../contract/reservation.ts'
import { reservationQuery, reservationsKey } from './reservation-queries.ts'

/** A reservation by its id: at once where a list shows it, then as the server has it. */
export function useReservation(id: string | null): SingleRow<Reservation> {
  const client = useQueryClient()
  const query = useQuery({
    ...reservationQuery(useOfficeApi(), id ?? ''),
    enabled: id !== null,
    placeholderData: () => heldReservation(client, id),
  })
  return singleRow(query)
}

/** The reservation as a list or a day holds it. */
function heldReservation(client: QueryClient, id: string | null): Reservation | undefined {
  return client
    .getQueriesData<HeldRows<Reservation> | ReservationDay>({ queryKey: [reservationsKey] })
    .flatMap(([, held]) => rowsOf(held))
    .find((row) => row.id === id)
}

function rowsOf(held: HeldRows<Reservation> | ReservationDay): readonly Reservation[] {
  if (!held) return []
  if ('reservations' in held) return held.reservations
  if ('pages' in held) return held.pages.flatMap(({ rows }) => rows)
  return 'rows' in held ? held.rows : [held]
}
