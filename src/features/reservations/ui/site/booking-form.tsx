import { Button } from '#src/design/button.tsx'
import { TextAreaField } from '#src/design/field.tsx'
import { Notice } from '#src/design/notice.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { PublicForm } from '#src/web/forms/public-form.tsx'
import { useTexts } from '#src/web/language.tsx'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { PersonFields } from './person-fields.tsx'
import type { Booking } from './use-booking.ts'
import { VisitFields } from './visit-fields.tsx'

/** When, how many and who. */
export function BookingForm({ booking }: { booking: Booking }) {
  const texts = useTexts(bookingTexts)
  const { status } = booking
  return (
    <PublicForm form={booking}>
      <VisitFields booking={booking} />
      <PersonFields booking={booking} />
      <Requests booking={booking} />
      {status.state === 'failed' && (
        <Notice tone="danger" title={texts.failed}>
          {status.text}
        </Notice>
      )}
      {/* Without scripts nothing would take the form. */}
      <Button type="submit" wide size="large" pending={status.state === 'sending'} disabled={!useHydrated()}>
        {texts.submit}
      </Button>
    </PublicForm>
  )
}

function Requests({ booking: { values, errors, change } }: { booking: Booking }) {
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
      value={values.specialRequests}
      onChange={(event) => change({ specialRequests: event.target.value })}
    />
  )
}
