import { differingValues } from '#src/web/office/edited-values.ts'
import type { Reservation, ReservationStatus } from '../../contract/reservation.ts'

/** What stands in the fields of the edit dialog. */
export type EditValues = {
  name: string
  phone: string
  email: string
  guests: string
  date: string
  time: string
  status: ReservationStatus
  specialRequests: string
}

export function editValues(reservation: Reservation): EditValues {
  const { name, shownPhone, email, guests, date, time, status, specialRequests } = reservation
  return {
    name,
    phone: shownPhone,
    email: email ?? '',
    guests: String(guests),
    date,
    time,
    status,
    specialRequests: specialRequests ?? '',
  }
}

/** What is sent: the fields that were edited, so that what others have changed besides stays. */
export function editedFields(before: EditValues, typed: EditValues) {
  const { guests, ...texts } = differingValues(before, typed)
  return { ...texts, ...(guests !== undefined && { guests: Number(guests) }) }
}
