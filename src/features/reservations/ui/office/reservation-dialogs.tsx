import { useState } from 'react'

import { Spinner } from '#src/design/spinner.tsx'
import { useTexts } from '#src/web/language.tsx'
import { FormDialog } from '#src/web/office/form-dialog.tsx'
import { LoadFailure } from '#src/web/office/loaded.tsx'
import { useOpenRow } from '#src/web/office/open-row.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditForm } from './edit-form.tsx'
import { ReservationDetails } from './reservation-details.tsx'
import { useReservation } from './use-reservation.ts'

/** The dialog of the reservation that the address names. Staff only read it and set its status; admins change it. */
export function ReservationDialogs() {
  const { titleEdit } = useTexts(reservationFormTexts).form
  const { id, openAs: asked, close } = useOpenRow('reservation')
  const openAs = storedUser()?.role === 'admin' ? asked : 'details'
  // A dialog keeps its content while it closes.
  const [shown, setShown] = useState({ id, openAs })
  if (id !== null && (id !== shown.id || openAs !== shown.openAs)) setShown({ id, openAs })
  const { reservation, ...loading } = useReservation(id === null ? null : shown.id)
  const [last, setLast] = useState(reservation)
  if (id !== null && reservation !== last) setLast(reservation)
  const open = id !== null
  const dialog = { open, onClose: close }
  // An archived one is only read, whatever the address asks for.
  const showAs = last?.archivedAt ? 'details' : shown.openAs
  if (last && showAs === 'delete') return <DeleteDialog {...dialog} reservation={last} />
  if (last && showAs === 'edit') {
    return (
      <FormDialog key="edit" {...dialog} title={titleEdit(last.name)}>
        <EditForm key={last.id} reservation={last} onDone={close} />
      </FormDialog>
    )
  }
  return (
    <ReservationDetails
      {...dialog}
      reservation={last}
      absent={<Absent isMissing={last === null} {...loading} />}
    />
  )
}

function Absent({
  isMissing,
  isFailed,
  retry,
}: {
  isMissing: boolean
  isFailed: boolean
  retry: () => void
}) {
  const texts = useTexts(officeReservationsTexts)
  if (isMissing) return <p role="alert">{texts.dialog.missing}</p>
  if (!isFailed) return <Spinner label={texts.dialog.loading} />
  return <LoadFailure title={texts.list.failed} retry={retry} />
}
