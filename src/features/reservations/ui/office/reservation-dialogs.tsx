import { useTexts } from '#src/web/language.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { useOpenDialog } from '#src/web/office/open-dialog.ts'
import { rowOf, useShownRow } from '#src/web/office/row-state.tsx'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditForm } from './edit-form.tsx'
import { ReservationDetails } from './reservation-details.tsx'
import { useReservation } from './use-reservation.ts'

/** The dialog of the reservation that the address names. Staff only read it and set its status; admins change it. */
export function ReservationDialogs() {
  const { titleEdit } = useTexts(reservationFormTexts).form
  const { shown, id, dialog, reopen } = useOpenDialog('reservation', 'details')
  const as = storedUser()?.role === 'admin' ? shown.as : 'details'
  const single = useShownRow(useReservation(dialog.open ? (id ?? null) : null), {
    open: dialog.open,
    // Deleted meanwhile, it stays in the form or the question about it, whose call then says so.
    stays: (last) => last.id === id && as !== 'details',
  })
  const reservation = rowOf(single)
  // An archived one is only read, whatever the address asks for.
  const showAs = reservation?.archivedAt ? 'details' : as
  if (reservation && showAs === 'delete') {
    return <DeleteDialog {...dialog} reservation={reservation} />
  }
  if (reservation && showAs === 'edit') {
    return (
      <EditorDialog key={reservation.id} {...dialog} onReturn={reopen} title={titleEdit(reservation.name)}>
        {(form) => <EditForm {...form} reservation={reservation} />}
      </EditorDialog>
    )
  }
  return <ReservationDetails {...dialog} single={single} />
}
