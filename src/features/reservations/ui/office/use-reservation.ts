import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'

import { ApiError } from '#src/web/api.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import type { HeldRows } from '#src/web/office/replace-row.ts'
import type { Reservation, ReservationDay } from '../../contract/reservation.ts'
import { reservationQuery, reservationsKey } from './reservation-queries.ts'

/** A reservation by its id: at once where a list shows it, then as the server has it. Null where there is none. */
export function useReservation(id: string | null) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...reservationQuery(useOfficeApi(), id ?? ''),
    enabled: id !== null,
    placeholderData: () => heldReservation(client, id),
  })
  const isMissing = error instanceof ApiError && error.status === 404
  return { reservation: isMissing ? null : data, isFailed: error !== null, retry: () => void refetch() }
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
