import type { Reservation } from '../../contract/reservation.ts'
import { RecentReservation } from './recent-reservation.tsx'

/** The open reservations of one phone number, read only. Each one is a list item; the list around them comes from the caller. */
export function OpenReservations({ reservations }: { readonly reservations: readonly Reservation[] }) {
  return reservations.map((each) => (
    <li key={each.id}>
      <RecentReservation reservation={each} hidesNumber />
    </li>
  ))
}
