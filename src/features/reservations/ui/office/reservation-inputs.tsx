import { NativeSelect, TextInput } from '@mantine/core'

import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { DayInput } from '#src/web/office/day-input.tsx'
import styles from '#src/web/office/form.module.css'
import { typed } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps, WholeForm } from '#src/web/office/resource/fields.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { formatDays } from '../../rules/format-days.ts'
import { maxGuests } from '../../rules/reservation-form.ts'
import { bookableDays } from '../../rules/reservation-times.ts'
import { exceedsSeats } from '../../rules/seating.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { phoneBookingTexts } from '../../texts/phone-booking-texts.ts'
import { visitTexts } from '../../texts/visit-texts.ts'
import { useDaySlots } from './use-day-slots.ts'

export function GuestsInput(props: FieldInputProps<string>) {
  return <TextInput {...typed(props)} type="number" min={1} max={maxGuests} />
}

interface DateInputProps extends FieldInputProps<string> {
  /** The days that, as the server has reported, are full for this number of guests. */
  readonly fullDays?: readonly string[]
}

export function DateInput({ fullDays = [], ...props }: DateInputProps) {
  const texts = useTexts(phoneBookingTexts)
  const language = useLanguage()
  const days = bookableDays(useServerMinute())
  const { value: date } = props
  // The day is written again below the input, with its weekday.
  const day = isPlainDate(date) ? formatWeekdayDate(date, language) : '\u00a0'
  return (
    <DayInput
      {...typed(props)}
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

/** The input for the day of a new reservation. The hint says which days are full for the number of guests in the form. */
export function FreeDateInput(props: FieldInputProps<string>) {
  return <DateInput {...props} fullDays={useSlotsOf(props.form).fullDays} />
}

/**
 * The input for the time of a new reservation. Times that cannot be booked are disabled, and their labels say why. But staff may
 * choose a time without free seats; the form then asks for the reason.
 */
export function FreeTimeInput({ input, label, value, form }: FieldInputProps<string>) {
  const texts = useTexts(phoneBookingTexts)
  const { chooseTime } = useTexts(visitTexts)
  const { slots } = useSlotsOf(form)
  return (
    <NativeSelect
      {...input}
      label={label}
      data={[
        ...(value === '' ? [{ value: '', label: chooseTime }] : []),
        ...slots.map(({ time, barred }) => ({
          value: time,
          label: barred && barred !== 'day' ? texts[barred](time) : time,
          disabled: barred !== undefined && barred !== 'full',
        })),
      ]}
    />
  )
}

/**
 * True if there are not enough free seats at the chosen time for this number of guests, or if the restaurant has too few seats for
 * them at any time.
 */
function useIsAboveSeats(form: Pick<WholeForm, 'values'>): boolean {
  const { slots } = useSlotsOf(form)
  const { capacity } = useSiteSettings()
  const isFull = slots.some(({ time, barred }) => time === form.values['time'] && barred === 'full')
  return isFull || exceedsSeats(Number(form.values['guests']), capacity)
}

/**
 * The input for the reason why staff accept a party although there are not enough free seats. A reason that was typed stays in
 * sight, because it is sent.
 */
export function AboveSeatsInput(props: FieldInputProps<string>) {
  const { overCapacityHint } = useTexts(phoneBookingTexts)
  // Without "(optional)": above the seats there is no booking without a reason.
  const { overCapacityReason: label } = useTexts(officeReservationsTexts).fields
  const isAbove = useIsAboveSeats(props.form)
  if (!isAbove && props.value === '') return null
  return (
    <TextInput
      {...typed({ ...props, label, hint: overCapacityHint })}
      className={styles.wide}
      maxLength={200}
    />
  )
}

function useSlotsOf({ values }: Pick<WholeForm, 'values'>) {
  return useDaySlots(String(values['date']), String(values['guests']))
}

/** The e-mail input fills its line if no other input is on that line. */
export function EmailInput(props: FieldInputProps<string>) {
  return <TextInput {...typed(props)} type="email" className={styles.email} />
}
