import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '#src/web/api.ts'
import { failureText } from '#src/web/forms/failure-text.ts'
import type { ReservationField } from '../../rules/reservation-form.ts'
import { emptyReservation } from '../../rules/reservation-form.ts'
import { bookingTexts } from '../../texts/texts.ts'

/** What is wrong with each field, in the visitor's language. */
export type FieldErrors = Partial<Record<ReservationField, string>>

/** What a guest reads for a code of the API or of the rules; undefined for one we have no words for. */
export function codeText(code: string | undefined, language: Language): string | undefined {
  const texts: Readonly<Record<string, string>> = bookingTexts[language].problems
  return code === undefined ? undefined : ownValue(texts, code)
}

/** Why a booking failed, for the guest. */
export function problemText(error: unknown, language: Language, otherwise: string): string {
  return failureText(error, (code) => codeText(code, language), otherwise)
}

/** What a refusal says of single fields; a full slot is the time's fault. */
export function refusedFields(error: unknown, language: Language): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const text = error.code?.startsWith('reservations.') ? codeText(error.code, language) : undefined
  if (error.code === 'reservations.slot-full') return { time: text ?? error.message }
  return Object.fromEntries(
    Object.entries(error.fields)
      .filter(([field]) => Object.hasOwn(emptyReservation, field))
      .map(([field, message]) => [field, text ?? message]),
  )
}
