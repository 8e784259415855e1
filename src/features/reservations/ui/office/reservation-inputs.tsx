import { NativeSelect, TextInput } from '@mantine/core'

import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import { typed } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps, WholeForm } from '#src/web/office/resource/fields.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { formatDays } from '../../rules/format-days.ts'
import { maxGuests } from '../../rules/reservation-form.ts'
import { bookableDays } from '../../rules/reservation-times.ts'
import { phoneBookingTexts } from '../../texts/phone-booking-texts.ts'
import { visitTexts } from '../../texts/visit-texts.ts'
import { useDaySlots } from './use-day-slots.ts'

export function GuestsInput(props: FieldInputProps<string>) {
  return <TextInput {...typed(props)} type="number" min={1} max={maxGuests} />
}

interface DateInputProps extends FieldInputProps<string> {
  /** The days that are known to be full for this many guests. */
  readonly fullDays?: readonly string[]
}

export function DateInput({ fullDays = [], ...props }: DateInputProps) {
  const texts = useTexts(phoneBookingTexts)
  const language = useLanguage()
  const days = bookableDays(useServerMinute())
  const { value: date } = props
  // Browsers show dates in their own language, so the date is written below again in the page's language, with its weekday.
  const day = isPlainDate(date) ? formatWeekdayDate(date, language) : '\u00a0'
  return (
    <TextInput
      {...typed(props)}
      type="date"
      min={days.first}
      max={days.last}
      description={
        <>
          {fullDays.includes(date) ? texts.full(day) : day}
          {fullDays.length > 0 && <br />}
          {fullDays.length > 0 && texts.fullDays(formatDays(fullDays, language))}
        </>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

export function DateSaid({ value }: { readonly value: string }) {
  return formatWeekdayDate(value, useLanguage())
}

/** The day of a new reservation. The hint says which days are full for the typed number of guests. */
export function FreeDateInput(props: FieldInputProps<string>) {
  return <DateInput {...props} fullDays={useSlotsOf(props.form).fullDays} />
}

/** The time of a new reservation. Times of the day that cannot be booked are disabled, and their labels say why. */
export function FreeTimeInput({ input, label, value, form }: FieldInputProps<string>) {
  const texts = useTexts(phoneBookingTexts)
  const { chooseTime } = useTexts(visitTexts)
  const { slots } = useSlotsOf(form)
  const reason = form.values['overCapacityReason']
  const isAboveSeats = typeof reason === 'string' && reason.trim() !== ''
  return (
    <NativeSelect
      {...input}
      label={label}
      data={[
        ...(value === '' ? [{ value: '', label: chooseTime }] : []),
        ...slots.map(({ time, barred }) => ({
          value: time,
          label: barred && barred !== 'day' ? texts[barred](time) : time,
          // If staff give a reason, they may book a time without free seats.
          disabled: barred !== undefined && !(barred === 'full' && isAboveSeats),
        })),
      ]}
    />
  )
}

function useSlotsOf({ values }: WholeForm) {
  return useDaySlots(String(values['date']), String(values['guests']))
}

/** The e-mail input is as wide as its line if nothing else is in that line. */
export function EmailInput(props: FieldInputProps<string>) {
  return <TextInput {...typed(props)} type="email" className={styles.email} />
}
