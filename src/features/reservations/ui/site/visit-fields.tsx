import { SelectField, TextField } from '#src/design/field.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { maxGuests } from '../../rules/reservation-form.ts'
import { bookableDays } from '../../rules/reservation-times.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import styles from '#src/features/reservations/ui/shared/booking.module.css'
import type { Booking } from './use-booking.ts'

const guestCounts = Array.from({ length: maxGuests }, (_, index) => index + 1)

/** The day, the time with full ones greyed out, and the number of guests. */
export function VisitFields({ booking }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const { values, change, errors } = booking
  return (
    <div className={styles.visit}>
      <DateField booking={booking} />
      <TimeField booking={booking} />
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
    </div>
  )
}

function DateField({ booking: { date, change, errors } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const language = useLanguage()
  const days = useHydrated() ? bookableDays(new Date()) : undefined
  return (
    <TextField
      className={styles.date}
      label={texts.date}
      type="date"
      name="date"
      required
      min={days?.first}
      max={days?.last}
      // Browsers write dates in their own language; the weekday in the page's leaves no doubt.
      hint={isPlainDate(date) ? formatWeekdayDate(date, language) : '\u00a0'}
      error={errors.date}
      value={date}
      onChange={(event) => change({ date: event.target.value })}
    />
  )
}

function TimeField({ booking: { values, change, errors, slots } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const isOffered = slots.some(({ time }) => time === values.time)
  return (
    <SelectField
      label={texts.time}
      name="time"
      required
      error={errors.time}
      value={isOffered ? values.time : ''}
      onChange={(event) => change({ time: event.target.value })}
    >
      {!isOffered && <option value="">{slots.length > 0 ? texts.chooseTime : texts.noTimes}</option>}
      {slots.map(({ time, isFull }) => (
        <option key={time} value={time} disabled={isFull}>
          {isFull ? texts.full(time) : time}
        </option>
      ))}
    </SelectField>
  )
}
