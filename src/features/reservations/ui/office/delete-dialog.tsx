import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { officeReservationProblems } from '../../texts/office-problem-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { reservationsKey } from './reservation-queries.ts'
import { formatVisit } from './visit-day.ts'

interface DeleteDialogProps {
  readonly open: boolean
  onClose(): void
  readonly reservation: Reservation
}

/** Asks whether a reservation shall be deleted, and deletes it. */
export function DeleteDialog({ open, onClose, reservation: { id, name, date, time } }: DeleteDialogProps) {
  const { close } = useTexts(officeReservationsTexts).dialog
  const { remove } = useTexts(reservationFormTexts)
  const visit = formatVisit({ date, time }, useServerMinute(), useLanguage())
  const { send, isPending } = useOfficeMutation('DELETE /api/reservations/:id', {
    subject: id,
    request: () => ({ params: { id } }),
    problems: officeReservationProblems,
    failed: { title: remove.failed, description: remove.failedMore },
    succeeded: () => remove.done(name),
    onSuccess: onClose,
    invalidates: reservationsKey,
  })
  return (
    <ConfirmDeletion
      open={open}
      onClose={onClose}
      texts={{ ...remove, text: remove.text(name, visit), close }}
      isPending={isPending}
      onConfirm={() => void send()}
    />
  )
}
