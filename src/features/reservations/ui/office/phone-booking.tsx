import { Button } from '@mantine/core'
import { Fragment, useState } from 'react'

import { PhoneIcon } from '#src/design/icons.tsx'
import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import styles from '#src/web/office/form.module.css'
import { useOpenDialog } from '#src/web/office/open-dialog.ts'
import { custom } from '#src/web/office/resource/field-kinds.tsx'
import { useInputs } from '#src/web/office/resource/resource-inputs.tsx'
import { siteTexts } from '#src/web/texts/site-texts.ts'
import { KnownGuestPart } from '#src/features/orders/ui/office/known-guest-part.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { exceedsSeats } from '../../rules/seating.ts'
import { phoneBookingTexts } from '../../texts/phone-booking-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { FreeDateInput, FreeTimeInput } from './reservation-inputs.tsx'
import { reservationResource } from './reservation-resource.tsx'
import { usePhoneBooking } from './use-phone-booking.ts'

/** The button and the dialog with which staff book a table for a guest on the phone. */
export function PhoneBooking() {
  const texts = useTexts(officeReservationsTexts)
  const { title } = useTexts(phoneBookingTexts)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button leftSection={<PhoneIcon size="1.25rem" />} onClick={() => setOpen(true)}>
        {texts.take}
      </Button>
      <EditorDialog open={open} onClose={close} onReturn={() => setOpen(true)} title={title}>
        {(form) => <BookingForm {...form} />}
      </EditorDialog>
    </>
  )
}

/** The inputs for date and time show which times have free seats, because staff tell the guest on the phone. */
const { status: _status, ...fields } = {
  ...reservationResource.fields,
  date: custom<string>({ initial: '', Input: FreeDateInput }),
  time: custom<string>({ initial: '', Input: FreeTimeInput }),
}

function BookingForm({ onDone, onCancel, onEdit }: { onDone(): void; onCancel(): void; onEdit(): void }) {
  const texts = useTexts(phoneBookingTexts)
  const { leave } = useTexts(officeReservationsTexts)
  const { open } = useOpenDialog('reservation', 'details')
  const { form, twice } = usePhoneBooking((made) => {
    onDone()
    open({ as: 'details', id: made })
  })
  const resource = { fields, texts: officeReservationsTexts }
  const { guests, date, time, overCapacityReason, ...others } = useInputs({
    resource,
    form,
    row: undefined,
    onEdit,
  }).inputs
  const { capacity } = useSiteSettings()
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <ConfirmDeletion {...twice} />
      {guests}
      {date}
      {time}
      {overCapacityReason}
      {capacity && exceedsSeats(Number(form.values['guests']), capacity) && (
        <div className={styles.wide}>
          <Notice tone="warning" urgent>
            {texts.largeParty(capacity.seats)}
          </Notice>
        </div>
      )}
      {Object.entries(others).map(([name, input]) => (
        <Fragment key={name}>
          {input}
          {name === 'phone' && (
            <KnownGuestPart
              className={styles.wide}
              phone={String(form.values['phone'])}
              name={String(form.values['name'])}
              onTake={(known) => {
                form.setValues({ ...form.currentValues(), name: known.name })
                onEdit()
              }}
            />
          )}
        </Fragment>
      ))}
      <FormButtons
        cancel={leave}
        submit={useTexts(siteTexts).book}
        isSending={form.isSending}
        onCancel={onCancel}
      />
    </form>
  )
}
