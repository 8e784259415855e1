import { formDraft } from '#src/web/forms/form-draft.ts'
import { emptyReservation, restoreReservation } from '../../rules/reservation-form.ts'

/** The half-filled booking form, one for the home page and the dialog. */
export const useBookingDraft = formDraft('booking', emptyReservation, restoreReservation)
