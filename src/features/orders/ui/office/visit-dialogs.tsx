import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { restaurantDate } from '#src/kernel/dates.ts'
import { formatTable, maxTableLabel } from '#src/kernel/table-label.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import form from '#src/web/office/form.module.css'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { TableVisit } from '../../contract/table-visit.ts'
import { visitTexts } from '../../texts/visit-texts.ts'
import styles from './tables-page.module.css'
import { useVisitMove, useVisitOpening } from './visit-writes.ts'

/** The button and the dialog by which staff open a table. Without `label`, staff type the name of the table. */
export function OpenTable({ label }: { readonly label?: string }) {
  const texts = useTexts(visitTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const title = label === undefined ? texts.openOther : texts.openOf(formatTable(label, language))
  return (
    <>
      <Button variant="default" aria-label={title} onClick={() => setOpen(true)}>
        {label === undefined ? title : texts.open}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="small"
        title={title}
        closeLabel={useTexts(officeTexts).close}
      >
        <OpeningForm label={label} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function OpeningForm({ label, onDone }: { readonly label: string | undefined; onDone(): void }) {
  const texts = useTexts(visitTexts)
  const { send, isPending } = useVisitOpening(onDone)
  const [table, setTable] = useState(label ?? '')
  const [typed, setTyped] = useState('')
  const [booking, setBooking] = useState('')
  const [isChecked, setChecked] = useState(false)
  const guests = typed.trim() === '' ? null : Number(typed)
  const isWrong = guests !== null && !(Number.isInteger(guests) && guests >= 1 && guests <= 200)
  const tableLabel = oneLine(table)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (tableLabel === '' || isWrong) return
    void send({ tableLabel, guests, reservationId: booking || null })
  }

  return (
    <form className={form.form} onSubmit={submit} noValidate>
      {label === undefined && (
        <TextInput
          label={texts.fields.tableLabel}
          value={table}
          maxLength={maxTableLabel}
          autoComplete="off"
          error={isChecked && tableLabel === '' && texts.labelWrong}
          onChange={({ currentTarget }) => setTable(currentTarget.value)}
        />
      )}
      <TextInput
        data-autofocus
        label={texts.fields.guests}
        description={texts.guestsHint}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isChecked && isWrong && texts.guestsWrong}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <BookingSelect value={booking} onChange={setBooking} />
      <FormButtons cancel={texts.cancel} submit={texts.open} isSending={isPending} onCancel={onDone} />
    </form>
  )
}

/** A list of those bookings of today whose guests may sit down now. */
function BookingSelect({ value, onChange }: { readonly value: string; onChange(id: string): void }) {
  const texts = useTexts(visitTexts)
  const api = useOfficeApi()
  const date = restaurantDate(serverTime())
  const { data } = useQuery({
    queryKey: ['/api/reservations', 'days', date],
    queryFn: () => api.call('GET /api/reservations/days/:date', { params: { date } }),
  })
  const expected = data?.reservations.filter(({ status }) => status === 'pending' || status === 'confirmed')
  if (!expected || expected.length === 0) return null
  return (
    <NativeSelect
      label={texts.booking}
      value={value}
      data={[
        { value: '', label: texts.noBooking },
        ...expected.map(({ id, time, name, guests }) => ({
          value: id,
          label: `${time} · ${name} · ${texts.guests(guests)}`,
        })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface MoveTableProps {
  readonly visit: TableVisit
  /** The tables in the owner's list, and those of them at which nobody sits. */
  readonly tables: readonly string[]
  readonly free: readonly string[]
}

/** The button and the dialog by which staff move a party to another table. */
export function MoveTable({ visit, tables, free }: MoveTableProps) {
  const texts = useTexts(visitTexts)
  const { close } = useTexts(officeTexts)
  const language = useLanguage()
  const title = texts.moveOf(formatTable(visit.tableLabel, language))
  const [open, setOpen] = useState(false)
  const [table, setTable] = useState('')
  const done = () => setOpen(false)
  const { send, isPending } = useVisitMove(visit, done)

  function submit(event: FormEvent) {
    event.preventDefault()
    const tableLabel = oneLine(table)
    if (tableLabel !== '') void send({ tableLabel })
  }
  return (
    <>
      <Button variant="subtle" aria-label={title} onClick={() => setOpen(true)}>
        {texts.move}
      </Button>
      <Dialog open={open} onClose={done} size="small" title={title} closeLabel={close}>
        <form className={form.form} onSubmit={submit} noValidate>
          <ul role="list" className={styles.choices} aria-label={texts.title}>
            {tables.map((label) => (
              <li key={label}>
                <Button
                  fullWidth
                  variant="default"
                  disabled={isPending || !free.includes(label)}
                  onClick={() => void send({ tableLabel: label })}
                >
                  {formatTable(label, language)}
                  {!free.includes(label) && ` (${texts.taken})`}
                </Button>
              </li>
            ))}
          </ul>
          <TextInput
            label={texts.other}
            value={table}
            maxLength={maxTableLabel}
            autoComplete="off"
            onChange={({ currentTarget }) => setTable(currentTarget.value)}
          />
          <FormButtons cancel={texts.cancel} submit={texts.move} isSending={isPending} onCancel={done} />
        </form>
      </Dialog>
    </>
  )
}
