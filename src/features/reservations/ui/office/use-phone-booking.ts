import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { ApiError } from '#src/web/api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { attemptFor, type RequestAttempt } from '#src/web/forms/request-attempt.ts'
import { initialValues } from '#src/web/office/resource/fields.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { MakeReservationInput } from '../../contract/reservation.ts'
import { firstDayWithSlots } from '../../rules/reservation-form.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { phoneBookingTexts } from '../../texts/phone-booking-texts.ts'
import { bookingProblems } from '../../texts/problem-texts.ts'
import { codeFields, formSchema, reservationResource } from './reservation-resource.tsx'

const schema = MakeReservationInput.extend(formSchema)

/**
 * The form with which staff book for a guest on the phone. `onMade` gets the new reservation's id. If the form is sent twice, only
 * one table is booked. `twice` is a dialog that asks staff before the same phone number books a second table at the same time.
 */
export function usePhoneBooking(onMade: (id: string) => void) {
  const texts = useTexts(phoneBookingTexts)
  const { failed } = useTexts(bookingTexts)
  const settings = useSiteSettings()
  const firstDay = firstDayWithSlots(useServerMinute(), settings)
  const language = useLanguage()
  const [asked, setAsked] = useState<MakeReservationInput>()
  const attempt = useRef<RequestAttempt<MakeReservationInput>>(undefined)
  const form = useOfficeForm<Record<string, unknown>>({
    initial: { ...initialValues(reservationResource.fields), date: firstDay },
    schema,
    problems: bookingProblems,
    codeFields,
    // Guests on the phone speak Vietnamese. So Vietnamese is the reservation's language, whatever language the staff read.
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
    handleFailure(error) {
      const isTwice = error instanceof ApiError && error.code === 'reservations.booked-already'
      if (isTwice) setAsked(attempt.current?.body)
      return isTwice || form.reject(error)
    },
    invalidates: reservationResource.queryKey[0],
  })
  const visit = asked && texts.visit(asked.time, formatWeekdayDate(asked.date, language))
  const twice = {
    open: asked !== undefined,
    onClose: () => setAsked(undefined),
    texts: { ...texts.twice, text: texts.twice.text(asked?.phone ?? '', visit ?? '') },
    isPending: booking.isPending,
    onConfirm() {
      if (asked) void booking.send({ ...asked, evenIfTwice: true }).then(() => setAsked(undefined))
    },
  }
  return { form, twice }
}

/**
 * If no time is left on the first bookable day while the form is open, its date changes to the next day, unless staff have already
 * chosen a day or a time.
 */
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
