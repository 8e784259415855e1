import { NativeSelect } from '@mantine/core'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import styles from '#src/web/office/form.module.css'
import { type Reservation, ReservationStatus } from '../../contract/reservation.ts'
import { everySlot } from '../../rules/reservation-times.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { ReservationConflict } from './edit-conflict.tsx'
import { useReservationEdit } from './use-reservation-edit.ts'
import { PersonInputs, RequestsInput, TimeInput, VisitInputs } from './reservation-inputs.tsx'

interface EditFormProps {
  /** As the server has it now: it may change while somebody types. */
  readonly reservation: Reservation
  onDone(): void
  onCancel(): void
}

/** The fields of a reservation to change. */
export function EditForm({ reservation, onDone, onCancel }: EditFormProps) {
  const texts = useTexts(officeReservationsTexts)
  const actions = useTexts(reservationFormTexts).form
  const labels = statusLabels[useLanguage()]
  const { form, conflict } = useReservationEdit(reservation, onDone)
  const { time } = form.values
  const times = everySlot.includes(time) ? everySlot : [time, ...everySlot]
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <VisitInputs field={form.field} date={form.values.date}>
        <TimeInput {...form.field('time')} slots={times.map((each) => ({ time: each, barred: undefined }))} />
      </VisitInputs>
      <NativeSelect
        {...form.field('status')}
        label={texts.dialog.status}
        data={ReservationStatus.options.map((value) => ({ value, label: labels[value] }))}
      />
      <PersonInputs field={form.field} />
      <RequestsInput {...form.field('specialRequests')} />
      {conflict && <ReservationConflict {...conflict} />}
      <FormButtons
        cancel={actions.cancel}
        submit={actions.save}
        isSending={form.isSending}
        onCancel={onCancel}
      />
    </form>
  )
}
