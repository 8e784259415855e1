import { useEffect, useEffectEvent, useRef } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { attemptFor, type RequestAttempt } from '#src/web/forms/request-attempt.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/use-site-settings.tsx'
import { MakeReservationInput, SlotsQuery } from '../../contract/reservation.ts'
import { firstDayWithSlots } from '../../rules/reservation-form.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { bookingProblems } from '../../texts/problem-texts.ts'
import { phoneProblem } from './phone-problem.ts'
import { reservationsKey } from './reservation-queries.ts'

/** The contract's fields; the number of guests is typed as a text. */
const schema = MakeReservationInput.extend({ guests: SlotsQuery.shape.guests })

/** The form by which staff book for a guest on the phone; `onMade` gets the id. Sent twice, it books one table. */
export function usePhoneBooking(onMade: (id: string) => void) {
  const texts = useTexts(reservationFormTexts)
  const { failed } = useTexts(bookingTexts)
  const settings = useSiteSettings()
  const firstDay = firstDayWithSlots(useServerMinute(), settings)
  const attempt = useRef<RequestAttempt<MakeReservationBody>>(undefined)
  const form = useOfficeForm({
    initial: {
      date: firstDay,
      time: '',
      guests: '2',
      name: '',
      phone: '',
      email: '',
      specialRequests: '',
    },
    schema,
    check: phoneProblem,
    problems: bookingProblems,
    codeFields: { 'reservations.slot-full': 'time', 'reservations.party-too-large': 'guests' },
    send: (values): Promise<unknown> =>
      booking.send({ ...values, guests: Number(values.guests), language: 'vi' }),
  })
  useNextFirstDay(form, firstDay)
  const booking = useOfficeMutation('POST /api/reservations', {
    subject: 'new',
    request(body: MakeReservationBody) {
      const { key } = (attempt.current = attemptFor(body, attempt.current))
      return { body, headers: { 'Idempotency-Key': key } }
    },
    problems: bookingProblems,
    failed: { title: failed, description: texts.form.notTaken },
    succeeded: () => texts.form.taken,
    onSuccess: ({ id }) => onMade(id),
    handleFailure: form.reject,
    invalidates: reservationsKey,
  })
  return form
}

interface DayForm<Values> {
  currentValues(): Values
  setValues(values: Values): void
}

/** Once nobody can be seated any more on the first day, a form that stands open offers the next; what was chosen stays. */
function useNextFirstDay<Values extends { date: string; time: string }>(
  form: DayForm<Values>,
  firstDay: string,
) {
  const offered = useRef(firstDay)
  const offer = useEffectEvent((date: string) => {
    const values = form.currentValues()
    if (values.date === offered.current && values.time === '') form.setValues({ ...values, date })
    offered.current = date
  })
  useEffect(() => offer(firstDay), [firstDay])
}

/** What is sent. Guests on the phone speak Vietnamese, whatever staff read. */
type MakeReservationBody = {
  readonly date: string
  readonly time: string
  readonly guests: number
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly specialRequests: string
  readonly language: 'vi'
}
