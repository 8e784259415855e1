import { SelectField, TextField } from '#src/design/field.tsx'
import { Notice } from '#src/design/notice.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/use-site-settings.tsx'
import { formatDays } from '../../rules/format-days.ts'
import { maxGuests } from '../../rules/reservation-form.ts'
import { bookableDays } from '../../rules/reservation-times.ts'
import { exceedsSeats } from '../../rules/seating.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import styles from '#src/features/reservations/ui/shared/booking.module.css'
import type { Booking } from './use-booking.ts'

const guestCounts = Array.from({ length: maxGuests }, (_, index) => index + 1)

/** The number of guests, by which days and times are full; the day, and the time with full ones greyed out. */
export function VisitFields({ booking }: { booking: Booking }) {
  return (
    <div className={styles.visit}>
      <GuestsField booking={booking} />
      <DateField booking={booking} />
      <TimeField booking={booking} />
    </div>
  )
}

function GuestsField({ booking: { values, change, errors } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  return (
    <>
      <SelectField
        label={texts.guests}
        name="guests"
        error={errors.guests}
        value={values.guests}
        onChange={(event) => change({ guests: Number(event.target.value) })}
      >
        {guestCounts.map((count) => (
          <option key={count} value={count}>
            {texts.people(count)}
          </option>
        ))}
      </SelectField>
      <LargeParty guests={values.guests} />
    </>
  )
}

/** No day has a table for more guests than there are seats: whoever chooses so many is told at once whom to call. */
function LargeParty({ guests }: { guests: number }) {
  const texts = useTexts(bookingTexts).largeParty
  const { capacity } = useSiteSettings()
  if (!capacity || !exceedsSeats(guests, capacity)) return null
  return (
    <div className={styles.largeParty}>
      <Notice tone="warning" urgent title={texts.title}>
        {texts.text(capacity.seats, guests)} <CallLink />
      </Notice>
    </div>
  )
}

function DateField({ booking: { date, values, fullDays, change, errors } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const days = useHydrated() ? bookableDays(now) : undefined
  // Browsers write dates in their own language; the weekday in the page's leaves no doubt.
  const day = isPlainDate(date) ? formatWeekdayDate(date, language) : '\u00a0'
  const dayHint = fullDays.includes(date) ? texts.full(day) : day
  return (
    <TextField
      label={texts.date}
      type="date"
      name="date"
      required
      min={days?.first}
      max={days?.last}
      hint={
        <>
          {dayHint}
          {fullDays.length > 0 && (
            <span className={styles.fullDays}>
              {texts.fullDays(formatDays(fullDays, language), values.guests)}
            </span>
          )}
        </>
      }
      error={errors.date}
      value={date}
      onChange={(event) => change({ date: event.target.value })}
    />
  )
}

function TimeField({ booking: { values, chooseTime, errors, slots } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const hasTimes = slots.some(({ isFull }) => !isFull)
  const isOffered = slots.some(({ time }) => time === values.time)
  return (
    <SelectField
      label={texts.time}
      name="time"
      required
      error={errors.time}
      value={isOffered ? values.time : ''}
      onChange={(event) => chooseTime(event.target.value)}
    >
      {!isOffered && <option value="">{hasTimes ? texts.chooseTime : texts.noTimes}</option>}
      {slots.map(({ time, isFull }) => (
        <option key={time} value={time} disabled={isFull}>
          {isFull ? texts.full(time) : time}
        </option>
      ))}
    </SelectField>
  )
}
