import { Notice } from '#src/design/notice.tsx'
import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { focusFirst } from '#src/web/forms/use-public-form.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { exceedsSeats } from '../../rules/seating.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import styles from './booking.module.css'
import { DayChoice } from './day-choice.tsx'
import { GuestsChoice } from './guests-choice.tsx'
import { NativeVisit } from './native-visit.tsx'
import { TimeChoice } from './time-choice.tsx'
import type { Booking } from './use-booking.ts'

/**
 * The field for the number of guests, then the fields for day and time, all with chips. Days and times that are full for this
 * number of guests are struck through.
 */
export function VisitFields({ booking }: { booking: Booking }) {
  return (
    <div className={styles.visit}>
      <div className={styles.choices}>
        <GuestsChoice booking={booking} />
        <LargeParty guests={booking.values.guests} />
        <DayChoice booking={booking} />
        <TimeChoice booking={booking} />
      </div>
      <noscript>
        <NativeVisit booking={booking} />
      </noscript>
    </div>
  )
}

/** A party with more guests than the restaurant has seats cannot book any day. So a notice asks the guest at once to call. */
function LargeParty({ guests }: { guests: number }) {
  const texts = useTexts(bookingTexts).largeParty
  const { capacity } = useSiteSettings()
  if (!capacity || !exceedsSeats(guests, capacity)) return null
  return (
    <Notice tone="warning" urgent title={texts.title}>
      {texts.text(capacity.seats, guests)} <CallLink />
    </Notice>
  )
}

/**
 * Number of guests, day and time in one line above the button. If the guest has chosen no time, its place is a button that leads to
 * the times.
 */
export function Chosen({ booking: { date, slots, values, errors } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const language = useLanguage()
  if (!isPlainDate(date)) return <p className={styles.chosen} />
  const isFree = slots.some(({ isFull }) => !isFull)
  const time = isFree ? values.time : texts.noTimes
  return (
    <p
      className={styles.chosen}
      data-whole={(isFree && values.time !== '') || undefined}
      data-missing={errors.time && ''}
    >
      {[texts.people(values.guests), formatWeekdayDate(date, language), time].join(' · ')}
      {time === '' && (
        <button
          type="button"
          onClick={({ currentTarget }) => focusFirst(currentTarget.form, new Set(['time']))}
        >
          {texts.noTime}
        </button>
      )}
    </p>
  )
}
