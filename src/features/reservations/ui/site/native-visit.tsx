import { SelectField, TextField } from '#src/design/field.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { bookableDays, everySlot } from '../../rules/reservation-times.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { GuestsField } from './guests-choice.tsx'
import type { Booking } from './use-booking.ts'
import styles from './booking.module.css'

/** The browser's own date field for the day. */
export function NativeDate({ booking: { date, change } }: { booking: Booking }) {
  const { first, last } = bookableDays(useServerMinute())
  return (
    <TextField
      label={useTexts(bookingTexts).date}
      type="date"
      name="date"
      required
      min={first}
      max={last}
      value={date}
      onChange={(event) => change({ date: event.target.value })}
    />
  )
}

/** If no scripts run, these native fields replace the chips, which booking.module.css then hides. */
export function NativeVisit({ booking }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  return (
    <div className={styles.native}>
      <GuestsField booking={booking} label={texts.guests} first={1} />
      <NativeDate booking={booking} />
      <SelectField label={texts.time} name="time" required defaultValue="">
        <option value="">{texts.chooseTime}</option>
        {everySlot.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </SelectField>
    </div>
  )
}
