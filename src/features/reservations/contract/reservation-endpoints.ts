import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { IdempotencyHeaders } from '#src/kernel/idempotency-headers.ts'
import { archivedListInput } from '#src/kernel/list-input.ts'
import {
  ChangeReservationInput,
  ComingReservation,
  DayParams,
  FullDaysQuery,
  MadeReservation,
  MakeReservationInput,
  MarkReservationInput,
  Reservation,
  ReservationDay,
  ReservationSlot,
  ReservationStatus,
  ReservationTicket,
  SetReservationStatusInput,
  SlotsQuery,
} from './reservation.ts'

const endpoint = endpointsOf('Reservations')
const maxBytes = 16 * 1024
const ReservationParams = z.object({ id: z.string().max(100) })
const TicketParams = z.object({ token: z.string().max(100) })
const noSuchReservation = 'No such reservation'
/**
 * The error codes for days and times that cannot be booked. Both the call that books and the call that moves a reservation have
 * them.
 */
const visitCodes = [
  'reservations.date-invalid',
  'reservations.date-past',
  'reservations.date-too-far',
  'reservations.closed',
  'reservations.time-invalid',
  'reservations.time-between',
  'reservations.time-closed',
  'reservations.time-past',
  'reservations.slot-full',
  'reservations.party-too-large',
  'reservations.phone-extra',
  'reservations.phone-invalid',
] as const

export const makeReservation = endpoint('POST /api/reservations', {
  summary: 'Books a table',
  headers: IdempotencyHeaders,
  body: MakeReservationInput,
  bodyLimit: maxBytes,
  status: 201,
  response: MadeReservation,
  problems: {
    409: 'The time is full, the party has more guests than there are seats, the idempotency key belongs to another reservation, or staff have booked the same number, day and time already and do not say that they know',
  },
  codes: [...visitCodes, 'reservations.booked-already', 'reservations.key-reused', 'reservations.rejected'],
})

export const listReservationSlots = endpoint('GET /api/reservations/slots', {
  summary:
    'The times of a day a party may still book, and which of them are full; none where the restaurant is closed',
  query: SlotsQuery,
  response: z.array(ReservationSlot),
})

export const listFullDays = endpoint('GET /api/reservations/full-days', {
  summary: 'The days a party could book but for the seats: at none of their times does it fit in',
  query: FullDaysQuery,
  response: z.array(z.string()),
})

export const getReservationTicket = endpoint('GET /api/reservations/ticket/:token', {
  summary: 'What was booked and how it stands, for the holder of the link',
  params: TicketParams,
  response: ReservationTicket,
  problems: { 404: 'No such ticket' },
  codes: ['reservations.ticket-not-found'],
})

export const cancelReservation = endpoint('POST /api/reservations/ticket/:token/cancel', {
  summary: 'Cancels a reservation, up to two hours before; cancelling twice is fine',
  params: TicketParams,
  response: ReservationTicket,
  problems: { 404: 'No such ticket', 409: 'Less than two hours are left, or the visit is over' },
  codes: ['reservations.cancel-too-late', 'reservations.ticket-not-found'],
})

export const listReservations = endpoint('GET /api/reservations', {
  summary: 'Reservations, the newest first; X-Total-Count and Link tell of the rest',
  // The search looks for the text in name, phone and e-mail.
  query: archivedListInput(ReservationStatus),
  response: z.array(Reservation),
})

export const getReservationDay = endpoint('GET /api/reservations/days/:date', {
  summary: 'The tables of a day in the order of arrival, with the guests at each slot',
  params: DayParams,
  response: ReservationDay,
})

export const listComingReservations = endpoint('GET /api/reservations/coming', {
  summary: 'The pending and confirmed tables of today and all later days, by when the guests come',
  response: z.array(ComingReservation),
})

export const getReservation = endpoint('GET /api/reservations/:id', {
  summary: 'One reservation',
  params: ReservationParams,
  response: Reservation,
  problems: { 404: noSuchReservation },
  codes: ['reservations.not-found'],
})

export const setReservationStatus = endpoint('PATCH /api/reservations/:id/status', {
  summary: 'Sets the status of a reservation, and its table; any status may follow any other',
  params: ReservationParams,
  body: SetReservationStatusInput,
  response: Reservation,
  problems: {
    404: noSuchReservation,
    409: 'Someone else has changed it meanwhile, a cancelled one no longer finds its seats, or it is archived',
  },
  codes: [
    'reservations.not-found',
    'reservations.stale',
    'reservations.archived',
    'reservations.slot-full',
    'reservations.party-too-large',
  ],
})

export const markReservation = endpoint('PATCH /api/reservations/:id/marks', {
  summary: 'Marks that the guests have arrived or did not come, or clears the mark',
  params: ReservationParams,
  body: MarkReservationInput,
  response: Reservation,
  problems: {
    404: noSuchReservation,
    409: 'Someone else has changed it meanwhile, its time has not come, its seats are taken by others meanwhile, or it is archived',
  },
  codes: [
    'reservations.not-found',
    'reservations.stale',
    'reservations.archived',
    'reservations.not-due',
    'reservations.slot-full',
    'reservations.party-too-large',
  ],
})

export const changeReservation = endpoint('PATCH /api/reservations/:id', {
  summary: 'Changes the fields of a reservation that are sent',
  params: ReservationParams,
  body: ChangeReservationInput,
  bodyLimit: maxBytes,
  response: Reservation,
  problems: {
    404: noSuchReservation,
    409: 'Someone else has changed it meanwhile, the time is full, or it is archived',
  },
  codes: [...visitCodes, 'reservations.not-found', 'reservations.stale', 'reservations.archived'],
})

export const deleteReservation = endpoint('DELETE /api/reservations/:id', {
  summary: 'Deletes a reservation',
  params: ReservationParams,
  problems: { 404: noSuchReservation, 409: 'It is archived' },
  codes: ['reservations.not-found', 'reservations.archived'],
})
