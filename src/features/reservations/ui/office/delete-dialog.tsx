import { Button } from '@mantine/core'

import { Dialog } from '#src/design/dialog.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationProblems } from '../../texts/office-problem-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import styles from './reservation-facts.module.css'
import { reservationsKey } from './reservation-queries.ts'
import { formatVisit } from './visit-day.ts'

interface DeleteDialogProps {
  readonly open: boolean
  onClose(): void
  readonly reservation: Reservation
}

/** Asks whether a reservation shall be deleted, and deletes it. */
export function DeleteDialog({ open, onClose, reservation: { id, name, date, time } }: DeleteDialogProps) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const { send, isPending } = useOfficeMutation('DELETE /api/reservations/:id', {
    subject: id,
    request: () => ({ params: { id } }),
    problems: officeReservationProblems,
    failed: { title: texts.remove.failed, description: texts.remove.failedMore },
    succeeded: () => texts.remove.done(name),
    onSuccess: onClose,
    invalidates: reservationsKey,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      closeLabel={texts.dialog.close}
      title={texts.remove.title}
      dismissible={!isPending}
      footer={
        <div className={styles.footer}>
          <Button data-autofocus variant="default" onClick={onClose}>
            {texts.remove.no}
          </Button>
          <Button className={styles.danger} loading={isPending} onClick={() => void send()}>
            {texts.remove.yes}
          </Button>
        </div>
      }
    >
      <p>{texts.remove.text(name, formatVisit({ date, time }, new Date(), language))}</p>
    </Dialog>
  )
}
