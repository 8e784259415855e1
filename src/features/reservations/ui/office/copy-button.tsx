import { ActionIcon, Button } from '@mantine/core'

import { CopyIcon } from '#src/design/task-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { copyText } from '#src/web/copy-text.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { reservationAsText } from './reservation-as-text.ts'

/** Puts the reservation into the clipboard as text. */
export function CopyReservationButton({ reservation, wordy }: { reservation: Reservation; wordy?: boolean }) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()

  async function copy() {
    const copied = await copyText(reservationAsText(reservation, language, new Date()))
    showToast(copied ? { title: texts.copied } : { title: texts.copyFailed, tone: 'error' })
  }

  if (!wordy) {
    return (
      <ActionIcon aria-label={texts.copyOf(reservation.name)} title={texts.copy} onClick={() => void copy()}>
        <CopyIcon size="1.375rem" />
      </ActionIcon>
    )
  }
  return (
    <Button variant="default" leftSection={<CopyIcon />} onClick={() => void copy()}>
      {texts.copy}
    </Button>
  )
}
