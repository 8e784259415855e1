import { SelectField } from '#src/design/field.tsx'
import { useTexts } from '#src/web/language.tsx'
import { maxGuests } from '../../rules/reservation-form.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import styles from './booking.module.css'
import { ChoiceChip } from './choice-chip.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { Booking } from './use-booking.ts'

/** There is a chip for each number of guests up to this one. The last chip opens a list for larger parties. */
const chipCount = 8

const countsFrom = (first: number) => Array.from({ length: maxGuests + 1 - first }, (_, more) => first + more)

/** The field for the number of guests: chips for small parties, and a list for larger parties. */
export function GuestsChoice({ booking }: { booking: Booking }) {
  const { values, change, errors } = booking
  const texts = useTexts(bookingTexts)
  const isLarge = values.guests > chipCount
  const choose = (value: string) => change({ guests: Number(value) })
  return (
    <>
      <ChoiceField label={texts.guests} error={errors.guests}>
        <div className={styles.guests}>
          {countsFrom(1)
            .slice(0, chipCount)
            .map((count) => (
              <ChoiceChip
                key={count}
                name="guests"
                value={String(count)}
                label={texts.people(count)}
                chosen={values.guests === count}
                choose={choose}
              >
                <span>{count}</span>
              </ChoiceChip>
            ))}
          <ChoiceChip
            name="guests"
            value={String(chipCount + 1)}
            label={texts.manyPeople}
            chosen={isLarge}
            choose={choose}
          >
            <span>{`${chipCount + 1}+`}</span>
          </ChoiceChip>
        </div>
      </ChoiceField>
      {isLarge && <GuestsField booking={booking} label={texts.partySize} first={chipCount + 1} />}
    </>
  )
}

interface GuestsFieldProps {
  readonly booking: Booking
  readonly label: string
  readonly first: number
}

/** A select with the numbers of guests, from `first` to the largest number that can be booked. */
export function GuestsField({ booking: { values, change }, label, first }: GuestsFieldProps) {
  const texts = useTexts(bookingTexts)
  return (
    <SelectField
      label={label}
      name="guests"
      value={values.guests}
      onChange={(event) => change({ guests: Number(event.target.value) })}
    >
      {countsFrom(first).map((count) => (
        <option key={count} value={count}>
          {texts.people(count)}
        </option>
      ))}
    </SelectField>
  )
}
