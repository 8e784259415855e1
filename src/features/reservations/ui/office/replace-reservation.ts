import type { QueryClient } from '@tanstack/react-query'

import { type HeldRows, replaceRow } from '#src/web/office/replace-row.ts'
import type { Reservation, ReservationDay } from '../../contract/reservation.ts'
import { reservationsKey } from './reservation-queries.ts'

/** What the queries of reservations hold: rows like those of any list, or a day with its rows. */
type HeldReservations = HeldRows<Reservation> | ReservationDay

/** Shows a reservation as the server has just returned it, wherever it is shown. */
export function showChanged(client: QueryClient, changed: Reservation): void {
  client.setQueriesData<HeldReservations>({ queryKey: [reservationsKey] }, (held) => {
    if (!held || !('reservations' in held)) return replaceRow<Reservation>(held, changed)
    const reservations = held.reservations.map((each) => (each.id === changed.id ? changed : each))
    return { ...held, reservations }
  })
}
