import { stageTexts } from '#src/web/texts/field-texts.ts'
import type { Language } from '#src/kernel/language.ts'
import type { ReservationStatus } from '../contract/reservation.ts'

/** The names that guests read for a reservation's statuses. */
export const statusLabels: Readonly<Record<Language, Readonly<Record<ReservationStatus, string>>>> =
  stageTexts
