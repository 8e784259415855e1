import { ActionIcon, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'

import { TableIcon } from '#src/design/office-icons.tsx'
import { CheckIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import styles from './reservation-parts.module.css'
import { useReservationStatus } from './use-reservation-status.ts'

/** As many characters as the contract allows. */
const maxLength = 20

/** Gives the guests a table. What is typed stays until it is stored or taken back, whatever happens to the reservation. */
export function TableLabelField({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const { setTable, isPending } = useReservationStatus(reservation)
  const stored = reservation.tableLabel ?? ''
  /** Null while nobody is typing: then the stored one shows. */
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? stored
  const isChanged = text.trim() !== stored
  // Stored, by this screen or another: from here on the field follows the reservation again.
  if (typed === stored) setTyped(null)

  function save(event: FormEvent) {
    event.preventDefault()
    if (isChanged && !isPending) setTable(text.trim())
  }

  return (
    <form className={styles.table} onSubmit={save}>
      <TextInput
        aria-label={texts.tableOf(reservation.name)}
        placeholder={texts.table}
        leftSection={<TableIcon size="1.25rem" />}
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isChanged && (
        <ActionIcon
          type="submit"
          variant="filled"
          aria-label={texts.saveTable(reservation.name)}
          loading={isPending}
        >
          <CheckIcon size="1.375rem" />
        </ActionIcon>
      )}
    </form>
  )
}
