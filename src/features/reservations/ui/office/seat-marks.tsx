import { WarningIcon } from '#src/design/icons.tsx'
import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import styles from './reservation-parts.module.css'

/**
 * Warns of other reservations for the same table at the same time, and shows why staff accepted a party without free seats. Renders
 * nothing if neither applies.
 */
export function SeatMarks({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const { tableConflicts, tableLabel, overCapacityReason } = reservation
  return (
    <>
      {tableConflicts.map(({ id, name, time }) => (
        <p key={id} className={styles.conflict}>
          <WarningIcon />
          <span>{texts.conflict(formatTable(tableLabel ?? '', language), name, time)}</span>
        </p>
      ))}
      {overCapacityReason && <p className={styles.reason}>{texts.overCapacity(overCapacityReason)}</p>}
    </>
  )
}
