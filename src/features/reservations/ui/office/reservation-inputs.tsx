import { NativeSelect, type NativeSelectProps, Textarea, type TextareaProps, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import type { ReservationSlot } from '../../contract/reservation.ts'
import { maxGuests } from '../../rules/reservation-form.ts'
import { bookableDays } from '../../rules/reservation-times.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'

/** What a form gives an input. */
type FieldOf<Name extends string> = (name: Name) => object

interface VisitInputsProps {
  readonly field: FieldOf<'date' | 'guests'>
  /** The chosen day, YYYY-MM-DD, or what is typed of one. */
  readonly date: string
  /** The field for the time. */
  readonly children: ReactNode
}

/** The day, the time and the number of guests. */
export function VisitInputs({ field, date, children }: VisitInputsProps) {
  const texts = useTexts(officeReservationsTexts).dialog
  const language = useLanguage()
  return (
    <>
      <TextInput
        {...field('date')}
        type="date"
        label={texts.date}
        min={bookableDays(new Date()).first}
        max={bookableDays(new Date()).last}
        // Browsers write dates in their own language; the weekday in the page's leaves no doubt.
        description={isPlainDate(date) ? formatWeekdayDate(date, language) : '\u00a0'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {children}
      <TextInput {...field('guests')} type="number" min={1} max={maxGuests} label={texts.guests} />
    </>
  )
}

interface TimeInputProps extends NativeSelectProps {
  readonly slots: readonly ReservationSlot[]
}

/** The times of a day, full ones greyed out. */
export function TimeInput({ slots, ...field }: TimeInputProps) {
  const texts = useTexts(officeReservationsTexts)
  const form = useTexts(reservationFormTexts).form
  return (
    <NativeSelect
      {...field}
      label={texts.dialog.time}
      data={[
        ...(field.value === '' ? [{ value: '', label: form.chooseTime }] : []),
        ...slots.map(({ time, isFull }) => ({
          value: time,
          label: isFull ? form.full(time) : time,
          disabled: isFull,
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
