import { Button } from '@mantine/core'

import { Notice } from '#src/design/notice.tsx'
import { formatWeekdayDate } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import type { EditValues } from './edit-values.ts'
import styles from './reservation-form.module.css'

interface EditConflictProps {
  /** What somebody else has changed, as it is now; empty until that has been loaded. */
  readonly others: Partial<EditValues>
  merge(): void
}

/** Somebody else has changed the reservation that is being edited: to what, and how to go on. */
export function EditConflict({ others, merge }: EditConflictProps) {
  const texts = useTexts(officeReservationsTexts)
  const { conflict } = useTexts(reservationFormTexts)
  const language = useLanguage()
  const labels = { ...texts.dialog, specialRequests: texts.dialog.requests }
  const changed = Object.entries(shownValues(others, language))
  return (
    <Notice tone="warning" title={conflict.title} urgent>
      <p>{changed.length > 0 ? conflict.text : conflict.nothing}</p>
      {changed.length > 0 && (
        <>
          <dl className={styles.others}>
            {changed.map(([field, value]) => (
              <div key={field}>
                {/* Every field has a label of its own name. */}
                <dt>{labels[field as keyof EditValues]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button variant="default" onClick={merge}>
            {conflict.merge}
          </Button>
        </>
      )}
    </Notice>
  )
}

function shownValues(
  values: Partial<EditValues>,
  language: Language,
): Partial<Record<keyof EditValues, string>> {
  const { date, status } = values
  return {
    ...values,
    ...(date !== undefined && { date: formatWeekdayDate(date, language) }),
    ...(status !== undefined && { status: statusLabels[language][status] }),
  }
}
