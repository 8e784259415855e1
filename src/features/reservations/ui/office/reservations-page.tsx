import { SegmentedControl } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import layout from '#src/design/layout.module.css'
import { useTexts } from '#src/web/language.tsx'
import { ListFilters } from '#src/web/office/list-filters.tsx'
import { ListRows } from '#src/web/office/list-rows.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { usePagedRows } from '#src/web/office/resource/paged-rows.ts'
import { dashboardPeriods, type ListFilterState, useListFilters } from '#src/web/office/use-list-filters.ts'
import { useRowFocus } from '#src/web/office/use-row-focus.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { DayControls, DiningDay } from './dining-day.tsx'
import styles from './dining-day.module.css'
import { PhoneBooking } from './phone-booking.tsx'
import { ReservationDialogs } from './reservation-dialogs.tsx'
import { ReservationCard } from './reservation-card.tsx'
import { reservationResource } from './reservation-resource.tsx'

/**
 * After how many months reservations disappear, as the page tells each role: for admins after 3, when they are archived; for others
 * after 6, when their personal data is erased.
 */
const retentionMonths = { admin: 3, staff: 6, customer: 6 }

const listFilters = ['q', 'period', 'status'] as const

/**
 * The restaurant's reservations, updated live: a day's reservations in the order of arrival or, with `?view=list`, all
 * reservations, the newest first. The list is also shown if the address contains a search text or a filter of the list.
 */
export default function ReservationsPage() {
  const texts = useTexts(officeReservationsTexts)
  const [parameters, set] = useUrlFilters()
  const isList = parameters.get('view') === 'list' || listFilters.some((name) => parameters.has(name))
  const role = storedUser()?.role ?? 'staff'
  const noFilters = Object.fromEntries(listFilters.map((name) => [name, null]))
  return (
    <OfficeSection
      title={texts.title}
      action={
        <div className={layout.wrap2}>
          <SegmentedControl
            aria-label={texts.view.label}
            data={[
              { value: 'day', label: texts.view.day },
              { value: 'list', label: texts.view.list },
            ]}
            value={isList ? 'list' : 'day'}
            onChange={(chosen) => set(chosen === 'list' ? { view: chosen } : { view: null, ...noFilters })}
          />
          <PhoneBooking />
        </div>
      }
      foot={[texts.retention(retentionMonths[role]), texts.retentionMore]}
    >
      <Reservations isList={isList} />
      <ReservationDialogs />
    </OfficeSection>
  )
}

const statuses = ['all', 'pending', 'confirmed', 'completed', 'cancelled'] as const

/** Both views share one search field, so the field keeps the focus when typing switches from the day's view to the list. */
function Reservations({ isList }: { isList: boolean }) {
  const texts = useTexts(officeReservationsTexts).list
  const isAdmin = storedUser()?.role === 'admin'
  const filters = useListFilters({ period: dashboardPeriods(isAdmin), status: statuses })
  return (
    <>
      <div className={classNames(!isList && styles.tools)}>
        {isList ? (
          <ListFilters
            filters={filters}
            texts={{
              ...texts,
              filters: { ...texts.filters, period: { ...texts.filters.period, look: 'select' } },
            }}
          />
        ) : (
          <ListFilters
            filters={{ ...filters, values: {}, chosen: {}, choose: () => undefined }}
            texts={{ ...texts, filters: {} }}
          />
        )}
        {!isList && <DayControls />}
      </div>
      {isList ? <ReservationResults filters={filters} /> : <DiningDay />}
    </>
  )
}

type Filters = ListFilterState<{ period: ReturnType<typeof dashboardPeriods>; status: typeof statuses }>

/** The reservations that match the search and the filters, newest first, loaded page by page. */
function ReservationResults({ filters }: { filters: Filters }) {
  const texts = useTexts(officeReservationsTexts)
  const { period, status } = filters.chosen
  const query = { q: filters.q, period, status: status === 'all' ? undefined : status }
  const list = usePagedRows(reservationResource, query)
  const around = useRowFocus(list.rows)
  return (
    <div ref={around} className={layout.stack4}>
      <ListRows
        list={list}
        filters={filters}
        texts={texts.list}
        look="column"
        renderRow={renderReservation}
      />
    </div>
  )
}

function renderReservation(reservation: Reservation) {
  return <ReservationCard reservation={reservation} />
}
