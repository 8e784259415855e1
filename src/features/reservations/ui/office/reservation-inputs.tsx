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
  /** Those that are known to be full for so many guests. */
  readonly fullDays?: readonly string[]
}

export function DateInput({ fullDays = [], ...props }: DateInputProps) {
  const texts = useTexts(phoneBookingTexts)
  const language = useLanguage()
  const days = bookableDays(useServerMinute())
  const { value: date } = props
  // Browsers write dates in their own language; the weekday in the page's leaves no doubt.
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

/** The day of a new reservation, which says which days are full for so many guests as are typed. */
export function FreeDateInput(props: FieldInputProps<string>) {
  return <DateInput {...props} fullDays={useSlotsOf(props.form).fullDays} />
}

/** The time of a new reservation: of those of its day some cannot be booked, are greyed out, and say why. */
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
          // Who says why may put a party above the seats.
          disabled: barred !== undefined && !(barred === 'full' && isAboveSeats),
        })),
      ]}
    />
  )
}

function useSlotsOf({ values }: WholeForm) {
  return useDaySlots(String(values['date']), String(values['guests']))
}

/** It fills its line where it would stand alone in it. */
export function EmailInput(props: FieldInputProps<string>) {
  return <TextInput {...typed(props)} type="email" className={styles.email} />
}
