import { z } from 'zod'

import { optionalTable } from '#src/kernel/table-field.ts'
import { optionalLine, optionalText, requiredLine } from '#src/kernel/text-field.ts'

export const ReservationStatus = z.enum(['pending', 'confirmed', 'completed', 'cancelled'])
export type ReservationStatus = z.infer<typeof ReservationStatus>

export const ReservationSource = z.enum(['web', 'staff', 'device'])
export type ReservationSource = z.infer<typeof ReservationSource>

/** A date and a time as the calendar and the clock in the restaurant show them. They contain no time zone. */
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
 * The booking form as the browser sends it. This schema does not check whether the day and time can be booked; the server checks
 * that later with the other booking rules.
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
  /** The reason of the staff for booking although no seats are left. Ignored if a guest sends it. */
  overCapacityReason: optionalText(200),
  /**
   * True if staff confirm that they want to book once more for the same phone number, day and time. Ignored if a guest sends it.
   */
  evenIfTwice: z.literal(true).optional(),
  /** A hidden field, which people leave empty. A bot that fills in every field gives itself away. */
  website: z.string().max(200).optional(),
})
export type MakeReservationInput = z.infer<typeof MakeReservationInput>

/** A reservation in the form for the office. The phone number is in E.164: "+84912345678". */
export const Reservation = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    /** The phone number as people in its country write it: "0912 345 678", "+44 20 7946 0018". */
    shownPhone: z.string(),
    date: z.string(),
    time: z.string(),
    guests: z.int(),
    specialRequests: z.string().nullable(),
    status: ReservationStatus,
    source: ReservationSource,
    /**
     * True if the guest's booking was above a limit that the owner has set (`callAboveGuests`, `callAboveOpen`), so that the
     * restaurant calls the guest first. While such a reservation is pending, it holds no seats.
     */
    needsCall: z.boolean(),
    /** The id of the user who entered the reservation; null if the guest made it on the site. */
    createdBy: z.string().nullable(),
    /**
     * The full name of the user who entered the reservation. Null if that account was deleted since, or if the guest made the
     * reservation on the site.
     */
    createdByName: z.string().nullable(),
    tableLabel: z.string().nullable(),
    /** When staff marked the guests as arrived. */
    arrivedAt: z.iso.datetime().nullable(),
    /**
     * When staff marked the guests as a no-show. The reservation then holds no seats. At most one of `arrivedAt` and `noShowAt` is
     * set.
     */
    noShowAt: z.iso.datetime().nullable(),
    /** How many open bookings and orders for today or later have this phone number. */
    openOfNumber: z.int(),
    /** The reason of the staff for booking although no seats were left; null if there were enough seats. */
    overCapacityReason: z.string().nullable(),
    /** The other reservations for the same table at the same time. */
    tableConflicts: z.array(z.object({ id: z.string(), name: z.string(), time: z.string() })),
    language: z.enum(['vi', 'en']),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** When the reservation was archived; null if it was not. Archived reservations are read-only. */
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
 * The response to the guest who has booked: the reservation and the link to its ticket. It leaves out who entered the reservation,
 * the phone number's other open bookings, and everything that concerns only staff.
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

/**
 * What anyone with the ticket's link sees: name, time, table and status, but no phone number, e-mail address or special requests.
 */
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
    /** The last moment at which the guest may cancel; null if the guest may no longer cancel. */
    cancellableUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReservationTicket' })
export type ReservationTicket = z.infer<typeof ReservationTicket>

/** The label of the table that staff assign to the guests. A call that sets the status may also set the table. */
const TableLabel = optionalTable()

/** The reservation's `updatedAt` that the screen shows. If the reservation has changed since, the server rejects the call. */
const ShownUpdate = z.iso.datetime().optional()

export const SetReservationStatusInput = z.object({
  status: ReservationStatus,
  tableLabel: TableLabel,
  updatedAt: ShownUpdate,
})
export type SetReservationStatusInput = z.infer<typeof SetReservationStatusInput>

/** Sets (true) or clears (false) one of the marks `arrived` and `noShow`. Setting one mark clears the other. */
export const MarkReservationInput = z
  .object({ arrived: z.boolean().optional(), noShow: z.boolean().optional(), updatedAt: ShownUpdate })
  .refine(({ arrived, noShow }) => !(arrived && noShow), 'Guests either arrive or do not come')
export type MarkReservationInput = z.infer<typeof MarkReservationInput>

/** The changes from the edit dialog. Fields that are not sent stay unchanged. */
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

/** One of several reservations that were cancelled together: its former status, and its `updatedAt` after the cancellation. */
export const CancelledReservation = z.object({
  id: z.string().max(100),
  status: ReservationStatus,
  updatedAt: z.iso.datetime(),
})
export type CancelledReservation = z.infer<typeof CancelledReservation>

export const DayParams = z.object({ date: PlainDate })

/** A day's reservations in the order of arrival, and how many guests are at the tables at each time. */
export const ReservationDay = z
  .object({
    date: z.string(),
    /** How many seats the restaurant has; null if no capacity is set. */
    seats: z.int().nullable(),
    /** The number of guests in all reservations that hold seats. */
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

/**
 * A time of a day at which guests can still book. If `isFull` is true, there are not enough free seats for the party at this time.
 */
export const ReservationSlot = z
  .object({ time: z.string(), isFull: z.boolean() })
  .meta({ id: 'ReservationSlot' })
export type ReservationSlot = z.infer<typeof ReservationSlot>
