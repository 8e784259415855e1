import { EmptyState } from '#src/design/empty-state.tsx'
import layout from '#src/design/layout.module.css'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Figures } from '#src/web/office/figures.tsx'
import { LoadFailure } from '#src/web/office/loaded.tsx'
import { useRowFocus } from '#src/web/office/use-row-focus.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { useToday } from '#src/web/office/use-today.ts'
import type { ReservationDay } from '../../contract/reservation.ts'
import { diningDayTexts } from '../../texts/dining-day-texts.ts'
import { DayPicker } from './day-picker.tsx'
import { DaySlots } from './day-slots.tsx'
import styles from './dining-day.module.css'
import { ReservationCard } from './reservation-card.tsx'
import { useDiningDay } from './use-dining-day.ts'

/** The reservations of a day in the order of arrival, and how full the restaurant is. The address contains the day (`?day=`). */
export function DiningDay() {
  const texts = useTexts(diningDayTexts)
  const language = useLanguage()
  const [parameters, set] = useUrlFilters()
  const today = useToday()
  const asked = parameters.get('day')
  const date = asked !== null && isPlainDate(asked) ? asked : today
  const { data, isError, refetch } = useDiningDay(date)
  const around = useRowFocus(data?.reservations)
  return (
    <div ref={around} className={layout.stack4}>
      <DayPicker date={date} choose={(day) => set({ day: day === today ? null : day })} />
      <h3 aria-live="polite">{formatWeekdayDate(date, language)}</h3>
      {isError && <LoadFailure title={texts.failed} retry={() => void refetch()} />}
      {!data && !isError && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton shape="block" height="14rem" />
        </SkeletonGroup>
      )}
      {data && <Day day={data} />}
    </div>
  )
}

function Day({ day }: { day: ReservationDay }) {
  const texts = useTexts(diningDayTexts)
  const { reservations, covers, seats, slots } = day
  const tables = reservations.filter(({ status }) => status !== 'cancelled').length
  if (reservations.length === 0) {
    return <EmptyState as="p" title={texts.none} description={texts.noneMore} />
  }
  return (
    <>
      <Figures
        figures={[
          { name: texts.tables, value: tables },
          { name: texts.covers, value: covers },
          ...(seats === null ? [] : [{ name: texts.seats, value: seats }]),
        ]}
      />
      <DaySlots slots={slots} seats={seats} />
      <section aria-labelledby="arrivals" className={styles.arrivals}>
        <h4 id="arrivals">{texts.arrivals}</h4>
        <ol role="list" className={styles.list}>
          {reservations.map((each) => (
            <li key={each.id} data-row={each.id}>
              <ReservationCard reservation={each} hidesDay />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
