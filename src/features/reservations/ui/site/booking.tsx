import { Queries } from '#src/web/queries.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingMade } from './booking-made.tsx'
import { useBooking, type BookingPlace } from './use-booking.ts'

interface BookingProps {
  readonly place: BookingPlace
  /** Called when the guest follows the link to the ticket, so that a dialog that contains the form can close. */
  onLeave?(): void
}

/** Booking a table: shows first the form and then the new reservation. */
export function Booking(props: BookingProps) {
  return (
    <Queries>
      <BookingSteps {...props} />
    </Queries>
  )
}

function BookingSteps({ place, onLeave }: BookingProps) {
  const booking = useBooking(place)
  const { status, again } = booking
  if (status.state !== 'done') return <BookingForm booking={booking} />
  return <BookingMade reservation={status.result} onAgain={again} onLeave={onLeave} />
}
