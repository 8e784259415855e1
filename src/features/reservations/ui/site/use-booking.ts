import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { dismissToast, showToast } from '#src/design/toast-store.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import type { MadeReservation, ReservationSlot } from '../../contract/reservation.ts'
import { checkReservation, firstDayWithSlots, type ReservationForm } from '../../rules/reservation-form.ts'
import { bookingTexts } from '../../texts/texts.ts'
import { sendBooking } from './booking-attempt.ts'
import { useBookingDraft } from './booking-draft.ts'
import { codeText, problemText, rejectedFields, type FieldErrors } from './booking-problem.ts'
import { useHydrated } from './use-hydrated.ts'
import { useSlots } from './use-slots.ts'

export interface Booking {
  /** With the date that stands in its field. */
  form: ReservationForm & { date: string }
  change(part: Partial<ReservationForm>): void
  slots: readonly ReservationSlot[]
  errors: FieldErrors
  sending: boolean
  /** Why the last attempt failed, in the visitor's language. */
  failure: string | undefined
  /** `honeypot` is the value of the field that people never see. Returns the first field in need of a correction. */
  submit(honeypot: string): Promise<FieldErrors>
}

/** Where the form stands: the two places say a failure under different titles. */
export type BookingPlace = 'home' | 'dialog'

type Attempted = { outcome: 'none' | 'sending' | 'incomplete' } | { outcome: 'failed'; error: unknown }

/** The booking form, its checks and the sending. One tap or many, a lost response or none: one reservation. */
export function useBooking(place: BookingPlace, onMade: (made: MadeReservation) => void): Booking {
  const language = useLanguage()
  const texts = useTexts(bookingTexts)
  const settings = useSiteSettings()
  const hydrated = useHydrated()
  const { form: draft, change, reset } = useBookingDraft()
  const date = draft.date ?? (hydrated ? firstDayWithSlots(new Date(), settings) : '')
  const form = { ...draft, date }
  const { slots, refresh } = useSlots(date, draft.guests)
  const [attempted, setAttempted] = useState<Attempted>({ outcome: 'none' })
  // A second tap can come before the first has been drawn.
  const busy = useRef(false)
  const lastToast = useRef<number>(undefined)
  const otherwise = place === 'home' ? texts.error : texts.tryLater

  function errorsNow(error?: unknown): FieldErrors {
    const errors = rejectedFields(error, language)
    const isFull = slots.some(({ time, isFull: full }) => full && time === form.time)
    if (isFull) errors.time = codeText('reservations.slot-full', language)
    for (const { field, code } of checkReservation(form, new Date(), settings)) {
      errors[field] = codeText(code, language) ?? code
    }
    return errors
  }

  async function submit(honeypot: string): Promise<FieldErrors> {
    if (busy.current) return {}
    if (lastToast.current !== undefined) dismissToast(lastToast.current)
    const errors = errorsNow()
    const isComplete = Object.keys(errors).length === 0
    flushSync(() => setAttempted({ outcome: isComplete ? 'sending' : 'incomplete' }))
    if (!isComplete) return errors
    busy.current = true
    try {
      const made = await sendBooking({ ...form, email: form.email.trim(), language, website: honeypot })
      setAttempted({ outcome: 'none' })
      reset()
      onMade(made)
      return {}
    } catch (error) {
      return fail(error)
    } finally {
      busy.current = false
      refresh()
    }
  }

  function fail(error: unknown): FieldErrors {
    flushSync(() => setAttempted({ outcome: 'failed', error }))
    lastToast.current = showToast({
      title: place === 'home' ? texts.error : texts.failed,
      description: problemText(error, language, otherwise),
      tone: 'error',
    })
    return errorsNow(error)
  }

  const { outcome } = attempted
  const error = outcome === 'failed' ? attempted.error : undefined
  return {
    form,
    change(part) {
      // An error holds for what was sent, not once that is changed.
      setAttempted((last) => (last.outcome === 'failed' ? { outcome: 'incomplete' } : last))
      change(part)
    },
    slots,
    errors: outcome === 'incomplete' || outcome === 'failed' ? errorsNow(error) : {},
    sending: outcome === 'sending',
    failure: outcome === 'failed' ? problemText(error, language, otherwise) : undefined,
    submit,
  }
}
