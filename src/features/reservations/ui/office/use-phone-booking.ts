import { useEffect, useEffectEvent, useRef } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { attemptFor, type RequestAttempt } from '#src/web/forms/request-attempt.ts'
import { initialValues } from '#src/web/office/resource/fields.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/use-site-settings.tsx'
import { MakeReservationInput } from '../../contract/reservation.ts'
import { firstDayWithSlots } from '../../rules/reservation-form.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { phoneBookingTexts } from '../../texts/phone-booking-texts.ts'
import { bookingProblems } from '../../texts/problem-texts.ts'
import { codeFields, formSchema, reservationResource } from './reservation-resource.tsx'

const schema = MakeReservationInput.extend(formSchema)

/** The form by which staff book for a guest on the phone; `onMade` gets the id. Sent twice, it books one table. */
export function usePhoneBooking(onMade: (id: string) => void) {
  const texts = useTexts(phoneBookingTexts)
  const { failed } = useTexts(bookingTexts)
  const settings = useSiteSettings()
  const firstDay = firstDayWithSlots(useServerMinute(), settings)
  const attempt = useRef<RequestAttempt<MakeReservationInput>>(undefined)
  const form = useOfficeForm<Record<string, unknown>>({
    initial: { ...initialValues(reservationResource.fields), date: firstDay },
    schema,
    problems: bookingProblems,
    codeFields,
    // Guests on the phone speak Vietnamese, whatever staff read.
    send: (values): Promise<unknown> => booking.send(schema.parse({ ...values, language: 'vi' })),
  })
  useNextFirstDay(form, firstDay)
  const booking = useOfficeMutation('POST /api/reservations', {
    subject: 'new',
    request(body: MakeReservationInput) {
      const { key } = (attempt.current = attemptFor(body, attempt.current))
      return { body, headers: { 'Idempotency-Key': key } }
    },
    problems: bookingProblems,
    failed: { title: failed, description: texts.notTaken },
    succeeded: () => texts.taken,
    onSuccess: ({ id }) => onMade(id),
    handleFailure: form.reject,
    invalidates: reservationResource.queryKey[0],
  })
  return form
}

/** Once nobody can be seated any more on the first day, a form that stands open offers the next; what was chosen stays. */
function useNextFirstDay(
  form: Pick<ReturnType<typeof useOfficeForm<Record<string, unknown>>>, 'currentValues' | 'setValues'>,
  firstDay: string,
) {
  const offered = useRef(firstDay)
  const offer = useEffectEvent((date: string) => {
    const values = form.currentValues()
    if (values['date'] === offered.current && values['time'] === '') form.setValues({ ...values, date })
    offered.current = date
  })
  useEffect(() => offer(firstDay), [firstDay])
}
