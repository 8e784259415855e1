import { useHydrated } from '#src/design/use-hydrated.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { serverTime } from '#src/web/clock.ts'
import { formDraft } from '#src/web/forms/form-draft.ts'
import { usePublicForm, type PublicFormState } from '#src/web/forms/use-public-form.ts'
import { useTexts } from '#src/web/language.tsx'
import { useStore } from '#src/web/store.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { MadeReservation, ReservationSlot } from '../../contract/reservation.ts'
import {
  checkReservation,
  emptyReservation,
  firstDayWithSlots,
  restoreReservation,
  type ReservationForm,
} from '../../rules/reservation-form.ts'
import { bookingProblems } from '../../texts/problem-texts.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { useFullDays } from './use-full-days.ts'
import { useSlots } from './use-slots.ts'

export interface Booking extends PublicFormState<ReservationForm, MadeReservation> {
  /** The date that the form shows: the guest's choice, or the first day with a free table. */
  readonly date: string
  readonly slots: readonly ReservationSlot[]
  /** The days that, as the server has reported, are full for this number of guests. */
  readonly fullDays: readonly string[]
  /**
   * Chooses a time on the day that the form shows. The time stays chosen even if it turns out to be full for a number of guests
   * that is chosen later, or if the day's last time passes.
   */
  chooseTime(time: string): void
}

/** The place on the site where the form is. On the home page the message after a failed request has another title. */
export type BookingPlace = 'home' | 'dialog' | 'page'

/** The forms on the home page, in the dialog and on the booking page share one draft. */
const draft = formDraft('booking', emptyReservation, restoreReservation)

const codesOfFields = {
  fieldCodes: {
    name: 'reservations.name-required',
    phone: 'reservations.phone-required',
    email: 'reservations.email-invalid',
  },
  codeFields: { 'reservations.slot-full': 'time', 'reservations.party-too-large': 'guests' },
} as const

/** The booking form's state: its fields, its validation and its API call. */
export function useBooking(place: BookingPlace): Booking {
  const texts = useTexts(bookingTexts)
  const settings = useSiteSettings()
  const hydrated = useHydrated()
  const typed = useStore(draft, ({ form }) => form)
  const full = useFullDays(typed.guests)
  const now = useServerMinute()
  const firstDay = hydrated ? firstDayWithSlots(now, settings, full.days) : ''
  const date = typed.date ?? firstDay
  const { slots, refresh } = useSlots(date, typed.guests)
  const whole = (values: ReservationForm) => ({ ...values, date: values.date ?? firstDay })
  const times = slots.filter(({ isFull }) => isFull).map(({ time }) => time)
  function refreshFull() {
    refresh()
    full.refresh()
  }

  const form = usePublicForm({
    draft,
    check: (values) => checkReservation(whole(values), serverTime(), settings, { times, days: full.days }),
    body: (values) => ({ ...whole(values), email: values.email.trim() }),
    send: (request) => browserApi.call('POST /api/reservations', request).finally(refreshFull),
    problems: bookingProblems,
    texts:
      place === 'home'
        ? { failed: texts.error, tryLater: texts.error }
        : { failed: texts.failed, tryLater: texts.tryLater },
    ...codesOfFields,
  })
  return {
    ...form,
    date,
    slots,
    fullDays: full.days,
    chooseTime(time) {
      // This code reads the stored draft and not the rendered values, because a day that the guest typed before hydration is put
      // into the draft only just before this call.
      form.change({ time, date: draft.get().form.date ?? (firstDay || null) })
    },
  }
}
