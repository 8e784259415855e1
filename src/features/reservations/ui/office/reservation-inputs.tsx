import { NativeSelect, type NativeSelectProps, Textarea, type TextareaProps, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { formatDays } from '../../rules/format-days.ts'
import { maxGuests } from '../../rules/reservation-form.ts'
import { bookableDays } from '../../rules/reservation-times.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import type { DaySlot } from './use-day-slots.ts'

/** What a form gives an input. */
type FieldOf<Name extends string> = (name: Name) => object

interface VisitInputsProps {
  readonly field: FieldOf<'date' | 'guests'>
  /** The chosen day, YYYY-MM-DD, or what is typed of one. */
  readonly date: string
  /** Those that are known to be full for so many guests. */
  readonly fullDays?: readonly string[]
  /** The field for the time. */
  readonly children: ReactNode
}

/** The number of guests, by which days and times are full; the day and the time. */
export function VisitInputs({ field, date, fullDays = [], children }: VisitInputsProps) {
  const texts = useTexts(officeReservationsTexts).dialog
  const form = useTexts(reservationFormTexts).form
  const language = useLanguage()
  const days = bookableDays(useServerMinute())
  // Browsers write dates in their own language; the weekday in the page's leaves no doubt.
  const day = isPlainDate(date) ? formatWeekdayDate(date, language) : '\u00a0'
  return (
    <>
      <TextInput {...field('guests')} type="number" min={1} max={maxGuests} label={texts.guests} />
      <TextInput
        {...field('date')}
        type="date"
        label={texts.date}
        min={days.first}
        max={days.last}
        description={
          <>
            {fullDays.includes(date) ? form.full(day) : day}
            {fullDays.length > 0 && <br />}
            {fullDays.length > 0 && form.fullDays(formatDays(fullDays, language))}
          </>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {children}
    </>
  )
}

interface TimeInputProps extends NativeSelectProps {
  readonly slots: readonly DaySlot[]
}

/** The times of a day; those that cannot be booked are greyed out, and say why. */
export function TimeInput({ slots, ...field }: TimeInputProps) {
  const texts = useTexts(officeReservationsTexts)
  const form = useTexts(reservationFormTexts).form
  return (
    <NativeSelect
      {...field}
      label={texts.dialog.time}
      data={[
        ...(field.value === '' ? [{ value: '', label: form.chooseTime }] : []),
        ...slots.map(({ time, barred }) => ({
          value: time,
          label: barred && barred !== 'day' ? form[barred](time) : time,
          disabled: barred !== undefined,
        })),
      ]}
    />
  )
}

/** Who comes, and how they are reached. */
export function PersonInputs({ field }: { field: FieldOf<'name' | 'phone' | 'email'> }) {
  const texts = useTexts(officeReservationsTexts)
  const { optional } = useTexts(reservationFormTexts).form
  return (
    <>
      <TextInput {...field('name')} label={texts.dialog.name} autoComplete="off" />
      <TextInput {...field('phone')} type="tel" label={texts.dialog.phone} autoComplete="off" />
      <TextInput
        {...field('email')}
        type="email"
        className={styles.email}
        label={`${texts.dialog.email} (${optional})`}
        autoComplete="off"
      />
    </>
  )
}

export function RequestsInput(field: TextareaProps) {
  const texts = useTexts(officeReservationsTexts)
  const { optional } = useTexts(reservationFormTexts).form
  return (
    <Textarea {...field} className={styles.wide} label={`${texts.dialog.requests} (${optional})`} rows={3} />
  )
}
