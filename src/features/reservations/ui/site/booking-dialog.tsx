import { Dialog } from '#src/design/dialog.tsx'
import { useTexts } from '#src/web/language.tsx'
import { bookingTexts } from '../../texts/booking-texts.ts'
import { Booking } from './booking.tsx'

/** The booking form over whatever page one is on. */
export function BookingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(bookingTexts)
  return (
    <Dialog open={open} onClose={onClose} title={texts.dialogTitle} closeLabel={texts.close}>
      <Booking place="dialog" onLeave={onClose} />
    </Dialog>
  )
}
