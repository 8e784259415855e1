import { stageTexts } from '#src/web/texts/field-texts.ts'
import type { Language } from '#src/kernel/language.ts'
import type { ReservationStatus } from '../contract/reservation.ts'

/** What guests read for a reservation's status. */
export const statusLabels: Readonly<Record<Language, Readonly<Record<ReservationStatus, string>>>> =
  stageTexts
