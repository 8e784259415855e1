import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '#src/web/api.ts'
import * as failure from '#src/web/forms/failure-text.ts'
import type { ReservationField } from '../../rules/reservation-form.ts'
import { emptyReservation } from '../../rules/reservation-form.ts'
import { bookingProblems, type BookingProblemCode } from '../../texts/problem-texts.ts'

/** What is wrong with each field, in the visitor's language. */
export type FieldErrors = Partial<Record<ReservationField, string>>

/** The codes of the fields that the contract's schema checks more closely than the form does. */
const fieldCodes: Partial<Record<ReservationField, BookingProblemCode>> = {
  name: 'reservations.name-required',
  phone: 'reservations.phone-required',
  email: 'reservations.email-invalid',
}

/** What a guest reads for a code of the API or of the rules; undefined for one without a text. */
export function codeText(code: string | undefined, language: Language): string | undefined {
  return failure.codeText(code, bookingProblems, language)
}

/** Why a booking failed, for the guest. */
export function problemText(error: unknown, language: Language, otherwise: string): string {
  return failure.failureText(error, bookingProblems, language, otherwise)
}

/** The errors of single fields; a full slot is the time's fault. */
export function rejectedFields(error: unknown, language: Language): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'reservations.slot-full') {
    return { time: codeText(error.code, language) ?? error.message }
  }
  return Object.fromEntries(
    Object.entries(error.fields)
      .filter(([field]) => Object.hasOwn(emptyReservation, field))
      .map(([field, message]) => {
        const code = failure.fieldCode(error, ownValue(fieldCodes, field))
        return [field, codeText(code, language) ?? message]
      }),
  )
}
