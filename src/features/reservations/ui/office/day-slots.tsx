import { classNames } from '#src/design/class-names.ts'
import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import smallText from '#src/design/small-text.module.css'
import { useTexts } from '#src/web/language.tsx'
import type { ReservationDay } from '../../contract/reservation.ts'
import { fullestSlot } from '../../rules/day-view.ts'
import { diningDayTexts } from '../../texts/dining-day-texts.ts'
import styles from './dining-day.module.css'

/**
 * The number of guests at the tables at each time, compared with the number of seats. When closed, it shows only the fullest time;
 * when staff open it, it shows a bar for each quarter of an hour.
 */
export function DaySlots({ slots, seats }: Pick<ReservationDay, 'slots' | 'seats'>) {
  const texts = useTexts(diningDayTexts)
  // If the restaurant has set no number of seats, the bar of the fullest time gets the full height.
  const fullest = fullestSlot(slots)
  const mostGuests = fullest?.guests ?? 0
  const most = Math.max(seats ?? 1, mostGuests)
  // A number with three digits needs a wider bar than a number with two digits.
  const minWidth = mostGuests > 99 ? 1.75 : 1
  return (
    <details className={styles.slots}>
      <summary className={styles.summary}>
        <h4 id="slots">{texts.slots}</h4>
        {fullest && <span>{texts.fullest(fullest.time, fullest.guests, seats)}</span>}
        <ChevronDownIcon />
      </summary>
      {/* The row of bars is wider than a phone, so it scrolls. It can get the focus, so that keyboard users can scroll it too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby="slots">
        <ol role="list" className={styles.bars} style={{ gridAutoColumns: `minmax(${minWidth}rem, 1fr)` }}>
          {slots.map(({ time, guests }) => {
            const isFull = seats !== null && guests >= seats
            return (
              <li key={time} className={classNames(styles.slot, isFull && styles.full)}>
                <span className="visually-hidden">
                  {texts.slot(time, guests, seats)}
                  {isFull && `, ${texts.full}`}
                </span>
                <span className={styles.column} aria-hidden="true">
                  {guests > 0 && <span className={styles.guests}>{guests}</span>}
                  <span className={styles.bar} style={{ height: `${(guests / most) * 6}rem` }} />
                </span>
                <span className={styles.hour} aria-hidden="true">
                  {time.endsWith(':00') ? time : ''}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
      {seats !== null && <p className={smallText.muted}>{texts.hatched}</p>}
    </details>
  )
}
