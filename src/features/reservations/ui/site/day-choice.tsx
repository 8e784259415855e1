import { lazy, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { classNames } from '#src/design/class-names.ts'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { formatDayMonth, formatWeekdayDate, weekdayOf } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { dayChoice, stripDays, type Choice } from '../../rules/visit-choice.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { ChoiceField } from './choice-field.tsx'
import { NativeDate } from './native-visit.tsx'
import type { Booking } from './use-booking.ts'
import styles from './booking.module.css'

const loadMonth = () => import('./month-grid.tsx')
const MonthGrid = lazy(async () => ({ default: (await loadMonth()).MonthGrid }))
// Starts to load the month view's code before the guest presses the button. An error is ignored here, because pressing the button
// tries again and reports the error.
const preload = () => void loadMonth().catch(() => undefined)

/** The field for the day: chips for seven days, and a last button that opens a month view. */
export function DayChoice({ booking }: { booking: Booking }) {
  const { date, fullDays, change, errors } = booking
  const texts = useTexts(bookingTexts)
  const language = useLanguage()
  const times = useSiteSettings()
  const hydrated = useHydrated()
  const now = useServerMinute()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  // The server caches the page's HTML, so the HTML must not depend on the time or on free seats. Until React has hydrated the page,
  // every day is shown as free.
  const choiceOf = (day: string): Choice =>
    hydrated ? dayChoice(day, { now, times, full: fullDays }) : 'free'
  const nameOf = (day: string, index: number) => (index === 0 ? texts.today : texts.weekdays[weekdayOf(day)])

  /**
   * Closes the month view. The element with the focus then disappears, so the focus moves to the chosen day, or to the button that
   * opened the month view.
   */
  function close(day?: string) {
    flushSync(() => {
      if (day) change({ date: day })
      setOpen(false)
    })
    const chosen = day && opener.current?.parentElement?.querySelector<HTMLElement>(`[value="${day}"]`)
    ;(chosen || opener.current)?.focus()
  }

  return (
    <>
      <ChoiceField label={texts.date} error={errors.date}>
        <div className={styles.days}>
          {stripDays(now, date).map((day, index) => {
            const choice = choiceOf(day)
            const why = choice === 'free' ? undefined : texts.why.date[choice]
            return (
              <ChoiceChip
                key={day}
                name="date"
                value={day}
                label={formatWeekdayDate(day, language)}
                why={why}
                chosen={day === date}
                choose={() => {
                  change({ date: day })
                  setOpen(false)
                }}
              >
                <small>{why ?? nameOf(day, index)}</small>
                <span>{formatDayMonth(day, language)}</span>
              </ChoiceChip>
            )
          })}
          <button
            ref={opener}
            type="button"
            name="date"
            className={classNames(styles.chip, styles.later)}
            aria-expanded={isOpen}
            disabled={!hydrated}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.otherDay}
          </button>
        </div>
      </ChoiceField>
      {isOpen && (
        <PagePart failed={<NativeDate booking={booking} />}>
          <MonthGrid chosen={date} now={now} choiceOf={choiceOf} choose={close} />
        </PagePart>
      )}
    </>
  )
}
