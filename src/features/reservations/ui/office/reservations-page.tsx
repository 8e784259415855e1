import { SegmentedControl } from '@mantine/core'

import layout from '#src/design/layout.module.css'
import { useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { usePagedRows } from '#src/web/office/resource/paged-rows.ts'
import { dashboardPeriods, useListFilters } from '#src/web/office/use-list-filters.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { DiningDay } from './dining-day.tsx'
import { PhoneBooking } from './phone-booking.tsx'
import { ReservationDialogs } from './reservation-dialogs.tsx'
import { ReservationCard } from './reservation-card.tsx'
import { reservationResource } from './reservation-resource.tsx'

/**
 * The months after which the page tells each role that reservations are deleted: after 3 they are archived, after 6 their personal
 * data is erased.
 */
const retentionMonths = { admin: 3, staff: 6, customer: 6 }

/** The restaurant's reservations, updated live: all of them, newest first, or those of a day in the order of arrival. */
export default function ReservationsPage() {
  const texts = useTexts(officeReservationsTexts)
  const [parameters, set] = useUrlFilters()
  const view = parameters.get('view') === 'day' ? 'day' : 'list'
  const role = storedUser()?.role ?? 'staff'
  return (
    <OfficeSection
      title={texts.title}
      action={
        <div className={layout.wrap2}>
          <SegmentedControl
            aria-label={texts.view.label}
            data={[
              { value: 'list', label: texts.view.list },
              { value: 'day', label: texts.view.day },
            ]}
            value={view}
            onChange={(chosen) => set({ view: chosen === 'day' ? 'day' : null })}
          />
          <PhoneBooking />
        </div>
      }
      foot={[texts.retention(retentionMonths[role]), texts.retentionMore]}
    >
      {view === 'day' ? <DiningDay /> : <ReservationResults />}
      <ReservationDialogs />
    </OfficeSection>
  )
}

const statuses = ['all', 'pending', 'confirmed', 'completed', 'cancelled'] as const

/** The reservations that match the search and the filters, newest first, loaded page by page. */
function ReservationResults() {
  const texts = useTexts(officeReservationsTexts)
  const isAdmin = storedUser()?.role === 'admin'
  const filters = useListFilters({ period: dashboardPeriods(isAdmin), status: statuses })
  const { period, status } = filters.chosen
  const query = { q: filters.q, period, status: status === 'all' ? undefined : status }
  const list = usePagedRows(reservationResource, query)
  return (
    <OfficeList
      list={list}
      filters={filters}
      texts={{
        ...texts.list,
        filters: {
          ...texts.list.filters,
          period: { ...texts.list.filters.period, look: 'select' },
        },
      }}
      look="cards"
      renderRow={renderReservation}
    />
  )
}

function renderReservation(reservation: Reservation) {
  return <ReservationCard reservation={reservation} />
}
