import { useState } from 'react'

import { Queries } from '#src/web/queries.tsx'
import type { MadeReservation } from '../../contract/reservation.ts'
import { BookingForm } from '../site/booking-form.tsx'
import { BookingMade } from '../site/booking-made.tsx'
import type { BookingPlace } from '../site/use-booking.ts'

interface BookingProps {
  readonly place: BookingPlace
  /** Called when the guest follows the link to the ticket: a dialog closes then. */
  onLeave?(): void
}

/** Booking a table: the form, then the table booked. */
export function Booking({ place, onLeave }: BookingProps) {
  const [made, setMade] = useState<MadeReservation>()
  return (
    <Queries>
      {made ? (
        <BookingMade reservation={made} onAgain={() => setMade(undefined)} onLeave={onLeave} />
      ) : (
        <BookingForm place={place} onMade={setMade} />
      )}
    </Queries>
  )
}
