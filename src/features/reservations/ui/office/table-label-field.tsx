import { useTexts } from '#src/web/language.tsx'
import { TableInput } from '#src/web/office/table-input.tsx'
import { TableSuggestions } from '#src/features/orders/ui/office/table-suggestions.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { useReservationStatus } from './reservation-status.ts'

/** The field with which staff set the table for a reservation. */
export function TableLabelField({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const { setTable, isPending } = useReservationStatus(reservation)
  return (
    <TableInput
      Suggestions={TableSuggestions}
      stored={reservation.tableLabel ?? ''}
      isPending={isPending}
      texts={{
        label: texts.tableOf(reservation.name),
        placeholder: texts.giveTable,
        save: texts.saveTable(reservation.name),
      }}
      onSave={setTable}
    />
  )
}
