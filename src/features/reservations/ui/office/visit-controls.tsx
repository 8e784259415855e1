import { Button } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { takesTap } from '#src/web/office/second-tap.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { ReservationStatusSelect } from './status-select.tsx'
import styles from './reservation-parts.module.css'
import { statusTones, useConfirmation, useReservationStatus } from './reservation-status.ts'
import { TableLabelField } from './table-label-field.tsx'

/** A reservation's status and table, with controls to set them. For an archived reservation they are read only. */
export function VisitControls({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const { id, status, tableLabel, archivedAt } = reservation
  const { status: shown } = useReservationStatus(reservation)
  if (archivedAt === null) {
    return (
      <>
        {shown === 'pending' && <ConfirmButton reservation={reservation} />}
        <ReservationStatusSelect reservation={reservation} />
        <TableLabelField key={id} reservation={reservation} />
      </>
    )
  }
  return (
    <>
      <Badge tone={statusTones[status]}>{statusLabels[language][status]}</Badge>
      {tableLabel && <Badge>{formatTable(tableLabel, language)}</Badge>}
      <Badge>{texts.archived}</Badge>
    </>
  )
}

/** A button that confirms a reservation with one tap. */
export function ConfirmButton({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const confirm = useConfirmation(reservation)
  return (
    <Button
      className={styles.step}
      data-main
      aria-label={texts.confirmOf(reservation.name)}
      onClick={(event) => takesTap(reservation.id, event) && confirm()}
    >
      {texts.confirm}
    </Button>
  )
}
