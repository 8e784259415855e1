import { type FormEvent, useRef } from 'react'

import { Button } from '#src/design/button.tsx'
import { TextAreaField } from '#src/design/field.tsx'
import { Notice } from '#src/design/notice.tsx'
import { HoneypotField, honeypotValue } from '#src/design/honeypot-field.tsx'
import { useEarlyTyping } from '#src/design/use-early-typing.ts'
import { useTexts } from '#src/web/language.tsx'
import type { MadeReservation } from '../../contract/reservation.ts'
import { bookingTexts } from '../../texts/texts.ts'
import styles from '../shared/booking.module.css'
import type { FieldErrors } from './booking-problem.ts'
import { PersonFields } from './person-fields.tsx'
import { type Booking, type BookingPlace, useBooking } from './use-booking.ts'
import { useHydrated } from './use-hydrated.ts'
import { VisitFields } from './visit-fields.tsx'

interface BookingFormProps {
  readonly place: BookingPlace
  onMade(made: MadeReservation): void
}

/** When, how many and who. */
export function BookingForm({ place, onMade }: BookingFormProps) {
  const texts = useTexts(bookingTexts)
  const booking = useBooking(place, onMade)
  const form = useRef<HTMLFormElement>(null)
  useEarlyTyping(form)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const errors = await booking.submit(honeypotValue(event.currentTarget))
    if (form.current) focusFirstError(form.current, errors)
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <VisitFields booking={booking} />
      <PersonFields booking={booking} />
      <Requests booking={booking} />
      <HoneypotField />
      {booking.failure && (
        <Notice tone="danger" title={texts.failed}>
          {booking.failure}
        </Notice>
      )}
      {/* Without scripts nothing would take the form. */}
      <Button type="submit" wide size="large" pending={booking.sending} disabled={!useHydrated()}>
        {texts.submit}
      </Button>
    </form>
  )
}

function Requests({ booking: { form, errors, change } }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  return (
    <TextAreaField
      label={texts.requests}
      note={texts.optional}
      hint={texts.requestsHint}
      error={errors.specialRequests}
      name="specialRequests"
      rows={2}
      maxLength={1000}
      value={form.specialRequests}
      onChange={(event) => change({ specialRequests: event.target.value })}
    />
  )
}

/** Puts the focus where the first thing is wrong; the fields are named as in the form. */
function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors)
  if (first instanceof HTMLElement) first.focus()
}
