import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import type { EditValues } from './edit-values.ts'

interface ReservationConflictProps {
  /** What somebody else has changed, as it is now; empty until that has been loaded. */
  readonly others: Partial<EditValues>
  merge(): void
}

/** Somebody else has changed the reservation that is being edited: to what, and how to go on. */
export function ReservationConflict({ others, merge }: ReservationConflictProps) {
  const { dialog } = useTexts(officeReservationsTexts)
  const { changedMeanwhile } = useTexts(reservationFormTexts)
  const language = useLanguage()
  const labels = { ...dialog, specialRequests: dialog.requests }
  const { date, status } = others
  const shown = {
    ...others,
    ...(date !== undefined && { date: formatWeekdayDate(date, language) }),
    ...(status !== undefined && { status: statusLabels[language][status] }),
  }
  // Every field has a label of its own name.
  const changed = Object.entries(shown).map(
    ([field, value]) => [labels[field as keyof EditValues], value] as const,
  )
  return <EditConflict title={changedMeanwhile} changed={changed} merge={merge} />
}
