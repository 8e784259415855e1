import { useQueryClient } from '@tanstack/react-query'

import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import { useEditBase } from '#src/web/office/use-edit-base.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { ChangeReservationInput, type Reservation, SlotsQuery } from '../../contract/reservation.ts'
import { officeReservationProblems } from '../../texts/office-problem-texts.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { editedFields, editValues, type EditValues } from './edit-values.ts'
import { phoneProblem } from './phone-problem.ts'
import { showChanged } from './replace-reservation.ts'
import { reservationsKey } from './reservation-queries.ts'

/** The contract's fields; the number of guests is typed as a text. */
const schema = ChangeReservationInput.extend({ guests: SlotsQuery.shape.guests })

/**
 * Editing a reservation, which may change meanwhile: then `conflict` says to what, and how to take that over without losing
 * what was typed. Until somebody does, saving is rejected.
 */
export function useReservationEdit(reservation: Reservation, onDone: () => void) {
  const texts = useTexts(officeReservationsTexts)
  const { saved } = useTexts(reservationFormTexts).form
  const client = useQueryClient()
  const { base, before, conflictIn, setRejected, takeOver } = useEditBase(reservation, editValues)

  const form = useOfficeForm<EditValues>({
    initial: before,
    schema,
    check: phoneProblem,
    problems: officeReservationProblems,
    codeFields: { 'reservations.slot-full': 'time', 'reservations.party-too-large': 'guests' },
    send: (values): Promise<unknown> => change.send(values),
  })
  const change = useOfficeMutation('PATCH /api/reservations/:id', {
    subject: base.id,
    request: (values: EditValues) => ({
      params: { id: base.id },
      body: { ...editedFields(before, values), updatedAt: base.updatedAt },
    }),
    problems: officeReservationProblems,
    failed: { title: texts.updateFailed, description: texts.updateFailedMore },
    succeeded: ({ name }) => saved(name),
    onSuccess(changed) {
      showChanged(client, changed)
      takeOver(changed)
      onDone()
    },
    handleFailure(error) {
      const isStale = error instanceof ApiError && error.code === 'reservations.stale'
      setRejected(isStale)
      return isStale || form.reject(error)
    },
    invalidates: reservationsKey,
  })

  return { form, conflict: conflictIn(form) }
}
