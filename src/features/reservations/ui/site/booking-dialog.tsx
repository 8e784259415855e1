import { Dialog } from '#src/design/dialog.tsx'
import { useTexts } from '#src/web/language.tsx'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { Booking } from './booking.tsx'

/** The booking form in a dialog over the current page. */
export function BookingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(bookingTexts)
  return (
    <Dialog open={open} onClose={onClose} title={texts.dialogTitle} closeLabel={texts.close}>
      <Booking place="dialog" onLeave={onClose} />
    </Dialog>
  )
}
