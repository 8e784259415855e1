import type { Reservation } from '../../contract/reservation.ts'
import { RecentReservation } from './recent-reservation.tsx'

/** The open reservations of one number, to read; each a line of a list around them. */
export function OpenReservations({ reservations }: { readonly reservations: readonly Reservation[] }) {
  return reservations.map((each) => (
    <li key={each.id}>
      <RecentReservation reservation={each} hidesNumber />
    </li>
  ))
}
