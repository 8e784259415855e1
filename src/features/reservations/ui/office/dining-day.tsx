import { Button, SegmentedControl } from '@mantine/core'
import { Link } from 'react-router'

import { EmptyState } from '#src/design/empty-state.tsx'
import layout from '#src/design/layout.module.css'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { formatDate, formatWeekday, isPlainDate } from '#src/kernel/dates.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { LoadFailure } from '#src/web/office/loaded.tsx'
import { useRowFocus } from '#src/web/office/use-row-focus.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { useToday } from '#src/web/office/use-today.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import type { Reservation, ReservationDay } from '../../contract/reservation.ts'
import { groupByTable, whereIs } from '../../rules/day-view.ts'
import { diningDayTexts } from '../../texts/dining-day-texts.ts'
import { DayPicker } from './day-picker.tsx'
import { DaySlots } from './day-slots.tsx'
import styles from './dining-day.module.css'
import { ReservationCard } from './reservation-card.tsx'
import { useDiningDay } from './use-dining-day.ts'

/** The day and the order of the list from the page's address (`?day=`, `?by=table`), and a function that sets them. */
function useDayAddress() {
  const [parameters, set] = useUrlFilters()
  const today = useToday()
  const asked = parameters.get('day')
  const date = asked !== null && isPlainDate(asked) ? asked : today
  return { date, today, byTable: parameters.get('by') === 'table', set }
}

/**
 * Controls that choose the day and the order of its reservations, with a link to the shift sheet: the list of the day's
 * reservations for printing.
 */
export function DayControls() {
  const texts = useTexts(diningDayTexts)
  const { date, today, byTable, set } = useDayAddress()
  const sheet = storedUser()?.role === 'admin' ? '/admin/shift-sheet' : '/staff/shift-sheet'
  return (
    <div className={styles.controls}>
      <DayPicker date={date} choose={(day) => set({ day: day === today ? null : day })} />
      <SegmentedControl
        aria-label={texts.order}
        data={[
          { value: 'time', label: texts.byTime },
          { value: 'table', label: texts.byTable },
        ]}
        value={byTable ? 'table' : 'time'}
        onChange={(order) => set({ by: order === 'table' ? order : null })}
      />
      <Button component={Link} to={`${sheet}?day=${date}`} variant="default">
        {texts.print}
      </Button>
    </div>
  )
}

/** A day's reservations in the order of arrival or by table, and how full the restaurant is at each time. */
export function DiningDay() {
  const texts = useTexts(diningDayTexts)
  const language = useLanguage()
  const { date, byTable } = useDayAddress()
  const { data, isError, refetch } = useDiningDay(date)
  const around = useRowFocus(data?.reservations)
  return (
    <div ref={around} className={layout.stack3}>
      <div className={styles.head}>
        <h3 className={styles.date} aria-live="polite">
          {formatWeekday(date, language)}
          {/* The field above shows the date. */}
          <span className="visually-hidden"> {formatDate(date, language)}</span>
        </h3>
        {data && data.reservations.length > 0 && (
          <>
            <DaySummary day={data} />
            <DaySlots slots={data.slots} seats={data.seats} />
          </>
        )}
      </div>
      {isError && <LoadFailure title={texts.failed} retry={() => void refetch()} />}
      {!data && !isError && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton shape="block" height="14rem" />
        </SkeletonGroup>
      )}
      {data && <Day reservations={data.reservations} byTable={byTable} />}
    </div>
  )
}

function DaySummary({ day: { reservations, covers } }: { day: ReservationDay }) {
  const texts = useTexts(diningDayTexts)
  const bookings = reservations.filter(({ status, noShowAt }) => status !== 'cancelled' && noShowAt === null)
  return <span>{texts.summary(bookings.length, covers)}</span>
}

function Day({ reservations, byTable }: Pick<ReservationDay, 'reservations'> & { byTable: boolean }) {
  const texts = useTexts(diningDayTexts)
  const language = useLanguage()
  if (reservations.length === 0) {
    return <EmptyState as="p" title={texts.none} description={texts.noneMore} />
  }
  const rowsOf = (where: ReturnType<typeof whereIs>) => reservations.filter((each) => whereIs(each) === where)
  // Parties that are still to come are listed first, so that late in the evening staff need not scroll past the parties of
  // lunchtime.
  const groups = byTable
    ? groupByTable(reservations.filter((each) => whereIs(each) !== 'over')).map(({ table, rows }) => ({
        title: table === null ? texts.noTable : formatTable(table, language),
        rows,
      }))
    : [
        { title: undefined, rows: rowsOf('expected') },
        { title: texts.here, rows: rowsOf('here') },
      ]
  return [...groups, { title: texts.over, rows: rowsOf('over') }].map(({ title, rows }) => (
    <Arrivals key={title ?? ''} title={title} rows={rows} />
  ))
}

interface ArrivalsProps {
  readonly title?: string | undefined
  readonly rows: readonly Reservation[]
}

function Arrivals({ title, rows }: ArrivalsProps) {
  const { arrivals } = useTexts(diningDayTexts)
  if (rows.length === 0) return null
  return (
    <section aria-label={title ?? arrivals} className={styles.arrivals}>
      {title && <h4>{title}</h4>}
      <ol role="list" className={styles.list}>
        {rows.map((each) => (
          <li key={each.id} data-row={each.id}>
            <ReservationCard reservation={each} hidesDay />
          </li>
        ))}
      </ol>
    </section>
  )
}
