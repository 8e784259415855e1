import { z } from 'zod'

import { maxTableLabel } from '#src/kernel/table-label.ts'
import { optionalLine, optionalText, requiredLine } from '#src/kernel/text-field.ts'

export const ReservationStatus = z.enum(['pending', 'confirmed', 'completed', 'cancelled'])
export type ReservationStatus = z.infer<typeof ReservationStatus>

export const ReservationSource = z.enum(['web', 'staff', 'device'])
export type ReservationSource = z.infer<typeof ReservationSource>

/**
 * A restaurant-local date and a restaurant-local time, as the calendar and the clock on the restaurant's wall show them. They have
 * no time zone, so they are not an instant.
 */
const PlainDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'A date looks like 2026-05-01')
const PlainTime = z.string().regex(/^\d{2}:\d{2}$/, 'A time looks like 18:30')

const maxGuests = 'We seat 1 to 50 guests'
const Guests = z.int('A number of guests is a whole number').min(1, maxGuests).max(50, maxGuests)

const Name = requiredLine(200, 'Name is required')
const Phone = requiredLine(30, 'Phone is required')
const Wishes = optionalText(1000)
const Email = optionalLine(254).refine((email) => !email || isEmail(email), 'Valid email required')
const isEmail = (text: string) => z.email().safeParse(text).success

/**
 * The booking form as the browser sends it. This schema does not check which days and times can be booked; the server checks them
 * later with the other booking rules.
 */
export const MakeReservationInput = z.object({
  date: PlainDate,
  time: PlainTime,
  guests: Guests,
  name: Name,
  phone: Phone,
  email: Email,
  specialRequests: Wishes,
  language: z.enum(['vi', 'en']).default('vi'),
  /** Staff's reason for booking although there are no seats left. It is ignored if a guest sends it. */
  overCapacityReason: optionalText(200),
  /** True if staff confirm that they book the same phone number, day and time once more. It is ignored if a guest sends it. */
  evenIfTwice: z.literal(true).optional(),
  /** A hidden field that people leave empty. Bots that fill every field give themselves away. */
  website: z.string().max(200).optional(),
})
export type MakeReservationInput = z.infer<typeof MakeReservationInput>

/** A reservation as the office sees it. The phone is in E.164: "+84912345678". */
export const Reservation = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    /** The phone as its country writes it: "0912 345 678", "+44 20 7946 0018". */
    shownPhone: z.string(),
    date: z.string(),
    time: z.string(),
    guests: z.int(),
    specialRequests: z.string().nullable(),
    status: ReservationStatus,
    source: ReservationSource,
    /**
     * True if the guest's booking was above a limit that the owner has set (`callAboveGuests`, `callAboveOpen`). While such a
     * reservation is pending, it holds no seats, and the restaurant first calls the guest.
     */
    needsCall: z.boolean(),
    /** The id of the user who entered the reservation; null if a guest booked. */
    createdBy: z.string().nullable(),
    /** The full name of the user who entered the reservation; null if the account has been deleted since or a guest booked. */
    createdByName: z.string().nullable(),
    tableLabel: z.string().nullable(),
    /** When staff marked the guests as arrived. */
    arrivedAt: z.iso.datetime().nullable(),
    /** When staff marked the guests as a no-show. Such a party holds no seats. At most one of the two marks is set. */
    noShowAt: z.iso.datetime().nullable(),
    /** How many open bookings and orders this phone number has for today or later. */
    openOfNumber: z.int(),
    /** Staff's reason for booking although there were no seats left; null if there were enough seats. */
    overCapacityReason: z.string().nullable(),
    /** The other reservations that have the same table at the same time. */
    tableConflicts: z.array(z.object({ id: z.string(), name: z.string(), time: z.string() })),
    language: z.enum(['vi', 'en']),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** When the reservation was archived; null for all others. Archived reservations can only be read. */
    archivedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Reservation' })
export type Reservation = z.infer<typeof Reservation>

/** A pending or confirmed reservation for today or later. */
export const ComingReservation = Reservation.pick({
  id: true,
  date: true,
  time: true,
  guests: true,
  name: true,
})
export type ComingReservation = z.infer<typeof ComingReservation>

/**
 * What the guest who booked gets: the reservation and the link to its ticket. It leaves out the name of the user who entered the
 * reservation, what else the phone number has open, and what only concerns staff.
 */
export const MadeReservation = Reservation.omit({
  createdByName: true,
  openOfNumber: true,
  overCapacityReason: true,
  arrivedAt: true,
  noShowAt: true,
  tableConflicts: true,
})
  .extend({ ticketUrl: z.string() })
  .meta({ id: 'MadeReservation' })
export type MadeReservation = z.infer<typeof MadeReservation>

/** What the holder of a ticket's link sees: name, time, table and status, but no phone, e-mail or special requests. */
export const ReservationTicket = Reservation.pick({
  name: true,
  tableLabel: true,
  date: true,
  time: true,
  guests: true,
  status: true,
  needsCall: true,
  createdAt: true,
})
  .extend({
    /** The last moment at which the guest may cancel; null if the guest can no longer cancel the reservation. */
    cancellableUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReservationTicket' })
export type ReservationTicket = z.infer<typeof ReservationTicket>

/** The label of the table that staff give the guests. A call that sets the status may also contain a table. */
const TableLabel = optionalLine(maxTableLabel)

/** The `updatedAt` that the screen shows. If the reservation has changed since, the server rejects the call. */
const ShownUpdate = z.iso.datetime().optional()

export const SetReservationStatusInput = z.object({
  status: ReservationStatus,
  tableLabel: TableLabel,
  updatedAt: ShownUpdate,
})
export type SetReservationStatusInput = z.infer<typeof SetReservationStatusInput>

/** Sets a mark (true) or clears it (false). A mark that is set clears the other one. */
export const MarkReservationInput = z
  .object({ arrived: z.boolean().optional(), noShow: z.boolean().optional(), updatedAt: ShownUpdate })
  .refine(({ arrived, noShow }) => !(arrived && noShow), 'Guests either arrive or do not come')
export type MarkReservationInput = z.infer<typeof MarkReservationInput>

/** What the edit dialog sends: the fields that are sent change, the others stay. */
export const ChangeReservationInput = z.object({
  name: Name.optional(),
  email: Email,
  phone: Phone.optional(),
  guests: Guests.optional(),
  date: PlainDate.optional(),
  time: PlainTime.optional(),
  status: ReservationStatus.optional(),
  specialRequests: Wishes,
  tableLabel: TableLabel,
  /** Why the reservation is changed although there are no seats for it. It counts only for a change that needs seats. */
  overCapacityReason: optionalText(200),
  updatedAt: ShownUpdate,
})
export type ChangeReservationInput = z.infer<typeof ChangeReservationInput>

/**
 * One of several reservations that were cancelled together: the status that it had before, and its `updatedAt` after the
 * cancellation.
 */
export const CancelledReservation = z.object({
  id: z.string().max(100),
  status: ReservationStatus,
  updatedAt: z.iso.datetime(),
})
export type CancelledReservation = z.infer<typeof CancelledReservation>

export const DayParams = z.object({ date: PlainDate })

/** The reservations of a day in the order of arrival, and for each time of the day how many guests are at the tables. */
export const ReservationDay = z
  .object({
    date: z.string(),
    /** How many seats the restaurant has; null if no capacity is set. */
    seats: z.int().nullable(),
    /** How many guests all reservations that hold seats have together. */
    covers: z.int(),
    /** How many guests are at the tables at the beginning of each slot. */
    slots: z.array(z.object({ time: z.string(), guests: z.int() })),
    reservations: z.array(Reservation),
  })
  .meta({ id: 'ReservationDay' })
export type ReservationDay = z.infer<typeof ReservationDay>

const AskedGuests = z.coerce.number().pipe(Guests).default(1)

export const SlotsQuery = z.object({ date: PlainDate, guests: AskedGuests })

export const FullDaysQuery = z.object({ guests: AskedGuests })

/** A time of a day that can still be booked. If `isFull` is true, there are not enough free seats for the party at this time. */
export const ReservationSlot = z
  .object({ time: z.string(), isFull: z.boolean() })
  .meta({ id: 'ReservationSlot' })
export type ReservationSlot = z.infer<typeof ReservationSlot>
