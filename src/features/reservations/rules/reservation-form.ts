import { addDays } from '#src/kernel/dates.ts'
import { looksLikeEmail } from '#src/kernel/email.ts'
import { storedFields } from '#src/kernel/stored-fields.ts'
import { phoneFault } from '#src/kernel/phone.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import { bookableDays, checkVisit, slotsOn, type VisitProblemCode } from './reservation-times.ts'
import { exceedsSeats } from './seating.ts'

/** The booking form as the guest has filled it in. Date and time are YYYY-MM-DD and HH:mm in the restaurant's time zone. */
export interface ReservationForm {
  /** The day that the guest has chosen, or null. While it is null, the form shows the first day with a free table. */
  date: string | null
  time: string
  guests: number
  name: string
  phone: string
  email: string
  specialRequests: string
}

export const emptyReservation: ReservationForm = {
  date: null,
  time: '',
  guests: 2,
  name: '',
  phone: '',
  email: '',
  specialRequests: '',
}

export const maxGuests = 50

export type ReservationField = keyof ReservationForm

export interface ReservationProblem {
  field: ReservationField
  code:
    | VisitProblemCode
    | 'reservations.slot-full'
    | 'reservations.day-full'
    | 'reservations.party-too-large'
    | 'reservations.date-required'
    | 'reservations.time-required'
    | 'reservations.name-required'
    | 'reservations.phone-required'
    | 'reservations.phone-extra'
    | 'reservations.phone-invalid'
    | 'reservations.email-invalid'
}

/** The times and days that, as the browser knows, are full for the form's number of guests. */
interface KnownFull {
  readonly times: readonly string[]
  readonly days: readonly string[]
}

/** The restaurant's opening times, and how many guests it can seat. */
type BookingSettings = OpeningTimes & Pick<SiteSettings, 'capacity'>

/** Returns the problems because of which the form cannot be sent, in the order of its fields; empty if it can be sent. */
export function checkReservation(
  form: ReservationForm & { date: string },
  now: Date,
  settings: BookingSettings,
  full: KnownFull = { times: [], days: [] },
): ReservationProblem[] {
  const problems: ReservationProblem[] = []
  if (exceedsSeats(form.guests, settings.capacity))
    problems.push({ field: 'guests', code: 'reservations.party-too-large' })
  problems.push(...visitProblems(form, now, settings, full))
  if (oneLine(form.name) === '') problems.push({ field: 'name', code: 'reservations.name-required' })
  const phone = phoneFault(form.phone)
  if (phone) problems.push({ field: 'phone', code: `reservations.phone-${phone}` })
  const email = oneLine(form.email)
  if (email !== '' && !looksLikeEmail(email)) {
    problems.push({ field: 'email', code: 'reservations.email-invalid' })
  }
  return problems
}

/** Returns the problems with the chosen day and time. If the day is full, the time is not checked. */
function visitProblems(
  { date, time }: { date: string; time: string },
  now: Date,
  settings: BookingSettings,
  full: KnownFull,
): ReservationProblem[] {
  const problems: ReservationProblem[] = []
  const visit = date === '' ? undefined : checkVisit(date, time, now, settings)
  if (date === '') problems.push({ field: 'date', code: 'reservations.date-required' })
  else if (visit?.field === 'date') problems.push(visit)
  else if (full.days.includes(date)) return [{ field: 'date', code: 'reservations.day-full' }]
  if (time === '') problems.push({ field: 'time', code: 'reservations.time-required' })
  else if (visit?.field === 'time') problems.push(visit)
  else if (full.times.includes(time)) problems.push({ field: 'time', code: 'reservations.slot-full' })
  return problems
}

/** The first day with a time that can still be booked, except days that are known to be full. Today if there is no such day. */
export function firstDayWithSlots(now: Date, times: OpeningTimes, full: readonly string[] = []): string {
  const { first, last } = bookableDays(now)
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (!full.includes(date) && slotsOn(date, now, times).length > 0) return date
  }
  return first
}

/** Reads the half-filled form that the browser has stored. Fields with invalid values stay empty. Never throws. */
export function restoreReservation(stored: unknown): ReservationForm {
  const { text, value } = storedFields<ReservationField>(stored)
  const guests = value('guests')
  const isCount = typeof guests === 'number' && Number.isInteger(guests) && guests >= 1 && guests <= maxGuests
  return {
    date: text('date') || null,
    time: text('time'),
    guests: isCount ? guests : emptyReservation.guests,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    specialRequests: text('specialRequests'),
  }
}
