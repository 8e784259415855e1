import { Button } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { ReservationStatusSelect } from './status-select.tsx'
import styles from './reservation-parts.module.css'
import { statusTones, useReservationStatus } from './reservation-status.ts'
import { TableLabelField } from './table-label-field.tsx'

/** A reservation's status and table with controls to set them. If the reservation is archived, they are read only. */
export function VisitControls({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const { id, name, status, tableLabel, archivedAt } = reservation
  const { status: shown, setStatus } = useReservationStatus(reservation)
  if (archivedAt === null) {
    return (
      <>
        {shown === 'pending' && (
          <Button
            className={styles.confirm}
            aria-label={texts.confirmOf(name)}
            onClick={() => setStatus('confirmed')}
          >
            {texts.confirm}
          </Button>
        )}
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
