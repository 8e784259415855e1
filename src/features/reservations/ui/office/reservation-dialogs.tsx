import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { useOpenRow } from '#src/web/office/open-row.ts'
import { rowOf, useShownRow } from '#src/web/office/single-row.tsx'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditForm } from './edit-form.tsx'
import { ReservationDetails } from './reservation-details.tsx'
import { useReservation } from './use-reservation.ts'

/** The dialog of the reservation that the address names. Staff only read it and set its status; admins change it. */
export function ReservationDialogs() {
  const { titleEdit } = useTexts(reservationFormTexts).form
  const { id, openAs: asked, open: openRow, close } = useOpenRow('reservation')
  const openAs = storedUser()?.role === 'admin' ? asked : 'details'
  // A dialog keeps its content while it closes.
  const [shown, setShown] = useState({ id, openAs })
  if (id !== null && (id !== shown.id || openAs !== shown.openAs)) setShown({ id, openAs })
  const open = id !== null
  const single = useShownRow(useReservation(open ? shown.id : null), {
    open,
    // Deleted meanwhile, it stays in the form or the question about it, whose call then says so.
    staysOf: openAs === 'details' ? null : id,
  })
  const reservation = rowOf(single)
  const dialog = { open, onClose: close }
  // An archived one is only read, whatever the address asks for.
  const showAs = reservation?.archivedAt ? 'details' : shown.openAs
  if (reservation && showAs === 'delete') {
    return <DeleteDialog {...dialog} reservation={reservation} />
  }
  if (reservation && showAs === 'edit') {
    return (
      <EditorDialog
        key={reservation.id}
        {...dialog}
        onReturn={() => openRow(reservation.id, 'edit')}
        title={titleEdit(reservation.name)}
      >
        {(form) => <EditForm {...form} reservation={reservation} />}
      </EditorDialog>
    )
  }
  return <ReservationDetails {...dialog} single={single} />
}
