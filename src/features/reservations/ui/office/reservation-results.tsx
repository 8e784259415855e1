import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { usePagedList } from '#src/web/office/paged-list.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { ReservationCard } from './reservation-card.tsx'
import { reservationListQuery } from './reservation-queries.ts'
import { useReservationFilters } from './use-reservation-filters.ts'

/** The reservations that match, newest first, page after page as asked for. */
export function ReservationResults() {
  const texts = useTexts(officeReservationsTexts)
  const filters = useReservationFilters()
  const list = usePagedList(reservationListQuery(useOfficeApi(), filters))
  return (
    <OfficeList list={list} filters={filters} texts={texts.list} look="cards" renderRow={renderReservation} />
  )
}

function renderReservation(reservation: Reservation) {
  return <ReservationCard reservation={reservation} />
}
