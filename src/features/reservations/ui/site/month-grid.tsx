import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { IconButton } from '#src/design/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/design/icons.tsx'
import { addMonths, formatWeekday, formatWeekdayDate, weekdayOf } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { dayByKey, weeksOfMonth } from '../../rules/days-of-month.ts'
import { bookableDays } from '../../rules/reservation-times.ts'
import type { Choice } from '../../rules/visit-choice.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { monthTexts } from '../../texts/month-texts.ts'
import styles from './month-grid.module.css'

interface MonthGridProps {
  readonly chosen: string
  readonly now: Date
  choiceOf(day: string): Choice
  /** Chooses this day and closes the grid. If no day is given, the day that was chosen before stays. */
  choose(day?: string): void
}

/**
 * A month as a grid of days, built after the date grid pattern of the ARIA Authoring Practices. In this grid guests choose a day
 * later than the seven days that the form offers first.
 */
export function MonthGrid({ chosen, now, choiceOf, choose }: MonthGridProps) {
  const texts = useTexts(monthTexts)
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const { first, last } = bookableDays(now)
  const within = (day: string) => (day < first ? first : day > last ? last : day)
  const [at, setAt] = useState(within(chosen))
  const focusDay = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  useEffect(focusDay, [])

  function onKeyDown(event: KeyboardEvent) {
    const day = dayByKey(event.key, at)
    if (!day && event.key !== 'Escape') return
    // Keeps arrow keys from scrolling the page, and Escape from closing a dialog that contains the grid.
    event.preventDefault()
    if (!day) return choose()
    flushSync(() => setAt(within(day)))
    focusDay()
  }
  const weeks = weeksOfMonth(at).filter((week) => week.some((day) => day !== null && within(day) === day))
  const turn = (months: number) => setAt(within(addMonths(at, months)))

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <IconButton
          label={texts.previous}
          icon={<ArrowLeftIcon />}
          disabled={at.slice(0, 7) === first.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <strong id={id} aria-live="polite">
          {texts.month(Number(at.slice(5, 7)), at.slice(0, 4))}
        </strong>
        <IconButton
          label={texts.next}
          icon={<ArrowRightIcon />}
          disabled={at.slice(0, 7) === last.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the pattern has it */}
      <table ref={grid} role="grid" aria-labelledby={id} className={styles.grid} onKeyDown={onKeyDown}>
        <Weekdays />
        <tbody>
          {weeks.map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) => (
                <td key={day ?? index} aria-selected={day === chosen}>
                  {day !== null && (
                    <Day
                      day={day}
                      choice={within(day) === day ? choiceOf(day) : undefined}
                      current={day === at}
                      today={day === first}
                      choose={choose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Weekdays() {
  const texts = useTexts(bookingTexts)
  const language = useLanguage()
  const [week = []] = weeksOfMonth('2024-01-01')
  return (
    <thead>
      <tr>
        {week.map(
          (day) =>
            day && (
              <th key={day} scope="col" abbr={formatWeekday(day, language)}>
                {texts.weekdays[weekdayOf(day)]}
              </th>
            ),
        )}
      </tr>
    </thead>
  )
}

interface DayProps {
  readonly day: string
  /** Whether the guest can choose the day; undefined if it is past or too far ahead. */
  readonly choice: Choice | undefined
  /** True for the one day that the Tab key reaches. */
  readonly current: boolean
  readonly today: boolean
  choose(day: string): void
}

function Day({ day, choice, current, today, choose }: DayProps) {
  const texts = useTexts(bookingTexts)
  const language = useLanguage()
  const number = Number(day.slice(8))
  if (!choice) return <span className={styles.beyond}>{number}</span>
  const why = choice === 'free' ? undefined : texts.why.date[choice]
  const name = formatWeekdayDate(day, language)
  return (
    <button
      type="button"
      tabIndex={current ? 0 : -1}
      className={styles.day}
      aria-label={why ? `${name} · ${why}` : name}
      aria-current={today ? 'date' : undefined}
      // A day that the guest cannot choose is not disabled, so that it can get the focus and a screen reader can tell the reason.
      aria-disabled={why ? true : undefined}
      onClick={() => !why && choose(day)}
    >
      <span data-why={why}>{number}</span>
    </button>
  )
}
