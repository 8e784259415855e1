import { TextAreaField } from '#src/design/field.tsx'
import { FormEnd } from '#src/web/forms/form-end.tsx'
import { PublicForm } from '#src/web/forms/public-form.tsx'
import { textInput } from '#src/web/forms/text-input.ts'
import { useTexts } from '#src/web/language.tsx'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { PersonFields } from './person-fields.tsx'
import type { Booking } from './use-booking.ts'
import { Chosen, VisitFields } from './visit-fields.tsx'

/** The fields for day, time, guests, name and contact. */
export function BookingForm({ booking }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  return (
    <PublicForm form={booking}>
      <VisitFields booking={booking} />
      <PersonFields booking={booking} />
      <Requests booking={booking} />
      <Chosen booking={booking} />
      <FormEnd status={booking.status} texts={texts} />
    </PublicForm>
  )
}

function Requests({ booking }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  return (
    <TextAreaField
      {...textInput(booking, 'specialRequests')}
      label={texts.requests}
      note={texts.optional}
      hint={texts.requestsHint}
      rows={2}
      maxLength={1000}
    />
  )
}
