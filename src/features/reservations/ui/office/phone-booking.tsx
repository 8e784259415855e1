import { Button } from '@mantine/core'
import { useState } from 'react'

import { PhoneIcon } from '#src/design/icons.tsx'
import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import styles from '#src/web/office/form.module.css'
import { useOpenDialog } from '#src/web/office/open-dialog.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/use-site-settings.tsx'
import { exceedsSeats } from '../../rules/seating.ts'
import { reservationFormTexts } from '../../texts/office-form-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { PersonInputs, RequestsInput, TimeInput, VisitInputs } from './reservation-inputs.tsx'
import { usePhoneBooking } from './use-phone-booking.ts'
import { useDaySlots } from './use-day-slots.ts'

/** The button and the dialog with which staff book a table for a guest on the phone. */
export function PhoneBooking() {
  const texts = useTexts(officeReservationsTexts)
  const { titleTake } = useTexts(reservationFormTexts).form
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button leftSection={<PhoneIcon size="1.25rem" />} onClick={() => setOpen(true)}>
        {texts.take}
      </Button>
      <EditorDialog open={open} onClose={close} onReturn={() => setOpen(true)} title={titleTake}>
        {(form) => <BookingForm {...form} />}
      </EditorDialog>
    </>
  )
}

function BookingForm({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const { form: texts } = useTexts(reservationFormTexts)
  const { open } = useOpenDialog('reservation', 'details')
  const form = usePhoneBooking((made) => {
    onDone()
    open({ as: 'details', id: made })
  })
  const { slots, fullDays } = useDaySlots(form.values.date, form.values.guests)
  const { capacity } = useSiteSettings()
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <VisitInputs field={form.field} date={form.values.date} fullDays={fullDays}>
        <TimeInput {...form.field('time')} slots={slots} />
      </VisitInputs>
      {capacity && exceedsSeats(Number(form.values.guests), capacity) && (
        <div className={styles.wide}>
          <Notice tone="warning" urgent>
            {texts.largeParty(capacity.seats)}
          </Notice>
        </div>
      )}
      <PersonInputs field={form.field} />
      <RequestsInput {...form.field('specialRequests')} />
      <FormButtons cancel={texts.cancel} submit={texts.take} isSending={form.isSending} onCancel={onCancel} />
    </form>
  )
}
