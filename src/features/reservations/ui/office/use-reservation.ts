import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import { findRow } from '#src/web/office/replace-row.ts'
import { rowState, type RowState } from '#src/web/office/row-state.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { reservationQuery, reservationsKey } from './reservation-queries.ts'

/** A reservation by its id: at once where a list shows it, then as the server has it. */
export function useReservation(id: string | null): RowState<Reservation> {
  const client = useQueryClient()
  const query = useQuery({
    ...reservationQuery(useOfficeApi(), id ?? ''),
    enabled: id !== null,
    placeholderData: () => heldReservation(client, id),
  })
  return rowState(query)
}

/** The reservation as a list or a day holds it. */
function heldReservation(client: QueryClient, id: string | null): Reservation | undefined {
  return client
    .getQueriesData({ queryKey: [reservationsKey] })
    .reduce<unknown>((found, [, held]) => found ?? findRow(held, id ?? ''), undefined) as
    | Reservation
    | undefined // of these queries
}
