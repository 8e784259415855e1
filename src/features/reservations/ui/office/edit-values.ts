import { formatPhone } from '#src/kernel/phone.ts'
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
  const { name, phone, email, guests, date, time, status, specialRequests } = reservation
  return {
    name,
    phone: formatPhone(phone),
    email: email ?? '',
    guests: String(guests),
    date,
    time,
    status,
    specialRequests: specialRequests ?? '',
  }
}

/** The fields whose values differ, with the second ones. */
export function differingValues(one: EditValues, other: EditValues): Partial<EditValues> {
  const before: Readonly<Record<string, string>> = one
  return Object.fromEntries(Object.entries(other).filter(([field, value]) => value !== before[field]))
}

/** What is sent: the fields that were edited, so that what others have changed besides stays. */
export function editedFields(before: EditValues, typed: EditValues) {
  const { guests, ...texts } = differingValues(before, typed)
  return { ...texts, ...(guests !== undefined && { guests: Number(guests) }) }
}

/** What was typed, upon the reservation as somebody else has changed it: fields that were left alone take the new values. */
export function mergedValues(before: EditValues, typed: EditValues, now: EditValues): EditValues {
  return { ...now, ...differingValues(before, typed) }
}
