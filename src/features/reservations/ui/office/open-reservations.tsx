import type { Reservation } from '../../contract/reservation.ts'
import { RecentReservation } from './recent-reservation.tsx'

/** All open reservations with one phone number, read only. Each reservation is a list item; the caller renders the list element. */
export function OpenReservations({ reservations }: { readonly reservations: readonly Reservation[] }) {
  return reservations.map((each) => (
    <li key={each.id}>
      <RecentReservation reservation={each} hidesNumber />
    </li>
  ))
}
