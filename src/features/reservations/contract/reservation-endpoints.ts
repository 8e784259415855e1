import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import {
  MadeReservation,
  MakeReservationInput,
  ReservationSlot,
  ReservationTicket,
  SlotsQuery,
} from './reservation.ts'

const maxBytes = 16 * 1024
const TicketParams = z.object({ token: z.string().max(100) })

export const makeReservation = endpoint({
  method: 'POST',
  path: '/api/reservations',
  summary: 'Books a table',
  tag: 'Reservations',
  headers: z.object({
    /** Chosen by the client for one attempt to book: sent again, it returns the same reservation. */
    'idempotency-key': z.string().min(8).max(100).optional(),
  }),
  body: MakeReservationInput,
  bodyLimit: maxBytes,
  status: 201,
  response: MadeReservation,
  problems: {
    409: 'The time is full, or the idempotency key belongs to another reservation',
    413: 'The request is too large',
  },
  codes: [
    'reservations.date-invalid',
    'reservations.date-past',
    'reservations.date-too-far',
    'reservations.closed',
    'reservations.time-invalid',
    'reservations.time-past',
    'reservations.slot-full',
    'reservations.phone-invalid',
    'reservations.key-reused',
    'reservations.rejected',
  ],
})

export const listReservationSlots = endpoint({
  method: 'GET',
  path: '/api/reservations/slots',
  summary:
    'The times of a day a party may still book, and which of them are full; none where the restaurant is closed',
  tag: 'Reservations',
  query: SlotsQuery,
  status: 200,
  response: z.array(ReservationSlot),
})

export const getReservationTicket = endpoint({
  method: 'GET',
  path: '/api/reservations/ticket/:token',
  summary: 'What was booked and how it stands, for the holder of the link',
  tag: 'Reservations',
  params: TicketParams,
  status: 200,
  response: ReservationTicket,
  problems: { 404: 'No such ticket' },
  codes: ['reservations.ticket-not-found'],
})

export const cancelReservation = endpoint({
  method: 'POST',
  path: '/api/reservations/ticket/:token/cancel',
  summary: 'Cancels a reservation, up to two hours before; cancelling twice is fine',
  tag: 'Reservations',
  params: TicketParams,
  status: 200,
  response: ReservationTicket,
  problems: { 404: 'No such ticket', 409: 'Less than two hours are left, or the visit is over' },
  codes: ['reservations.cancel-too-late', 'reservations.ticket-not-found'],
})
