import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { Link } from 'react-router'

import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { DayInput } from '#src/web/office/day-input.tsx'
import { LoadFailure } from '#src/web/office/loaded.tsx'
import { momentText } from '#src/web/office/moment.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { openingSpansOn } from '#src/features/restaurant/rules/opening-hours.ts'
import { eveningStart, isInShift, shifts, usualLargeGroup } from '../../rules/shift-sheet.ts'
import { shiftSheetTexts } from '../../texts/shift-sheet-texts.ts'
import { SheetBookings } from './sheet-bookings.tsx'
import { SheetCalls, SheetSoldOut, SheetUnpaid } from './sheet-parts.tsx'
import styles from './shift-sheet.module.css'
import { useShiftSheet } from './use-shift-sheet.ts'

/**
 * A page that staff print for a shift: which guests come, what is unpaid, what is sold out, and whom to call. The address contains
 * the date and the shift.
 */
export default function ShiftSheetPage() {
  const texts = useTexts(shiftSheetTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const settings = useSiteSettings()
  const [parameters, set] = useUrlFilters()
  const today = useToday()
  const asked = parameters.get('day')
  const date = asked !== null && isPlainDate(asked) ? asked : today
  const shift = shifts.find((each) => each === parameters.get('shift')) ?? 'all'
  const evening = eveningStart(openingSpansOn(date, settings))
  const typedGroup = parameters.get('group') ?? String(usualLargeGroup)
  const { data, isError, refetch } = useShiftSheet(date)
  const bookings = storedUser()?.role === 'admin' ? '/admin/dashboard/reservations' : '/staff/reservations'
  return (
    <>
      <div className={styles.screenOnly}>
        <OfficeSection title={texts.title}>
          <div className={styles.controls}>
            <DayInput
              aria-label={texts.day}
              value={date}
              onChange={({ currentTarget: { value } }) => isPlainDate(value) && set({ day: value })}
            />
            <SegmentedControl
              aria-label={texts.shift}
              data={shifts.map((value) => ({ value, label: texts.shifts[value](evening) }))}
              value={shift}
              onChange={(chosen) => set({ shift: chosen === 'all' ? null : chosen })}
            />
            <TextInput
              type="number"
              min={2}
              className={styles.group}
              label={texts.groupFrom}
              value={typedGroup}
              onChange={({ currentTarget: { value } }) => set({ group: value })}
            />
            <Button disabled={!data} onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button component={Link} to={`${bookings}?day=${date}`} variant="default">
              {texts.back}
            </Button>
          </div>
        </OfficeSection>
      </div>
      {isError && <LoadFailure title={texts.failed} retry={refetch} />}
      {!data && !isError && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      )}
      {data && (
        <article className={styles.sheet} aria-label={`${texts.title}, ${formatWeekdayDate(date, language)}`}>
          <header className={styles.head}>
            <h3>
              {texts.shifts[shift](evening)} · {formatWeekdayDate(date, language)}
            </h3>
            <p>
              {inLanguage(language, settings.name, settings.nameVi)} ·{' '}
              {texts.printedAt(momentText(now, language, now))}
            </p>
          </header>
          <SheetBookings
            reservations={data.day.reservations.filter(({ time }) => isInShift(time, shift, evening))}
            groupFrom={Number(typedGroup) || usualLargeGroup}
          />
          <SheetCalls bookings={data.pendingBookings} orders={data.pendingOrders} />
          <SheetUnpaid unpaid={data.unpaid} />
          <SheetSoldOut dishes={data.dishes} schemas={data.schemas} />
        </article>
      )}
    </>
  )
}
