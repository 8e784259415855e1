import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { tableField } from '#src/kernel/table-field.ts'
import { PaymentMethod } from './order.ts'
import { TableVisit } from './table-visit.ts'

const endpoint = endpointsOf('Tables')
const VisitParams = z.object({ id: z.string().max(100) })
const Label = tableField('Name the table')
const Guests = z.int().min(1, 'A party has at least 1 guest').max(200, 'A party has at most 200 guests')

export const listVisits = endpoint('GET /api/visits', {
  summary: 'The tables, and the parties that sit there with their orders',
  /** The tables in the owner's list, and the open visits, the longest-open visit first. */
  response: z.object({ tables: z.array(z.string()), visits: z.array(TableVisit) }),
})

export const openVisit = endpoint('POST /api/visits', {
  summary: 'Opens a table for a party',
  body: z.object({
    tableLabel: Label,
    guests: Guests.nullish(),
    /** The id of the party's booking. If `guests` is not sent, the number of guests in the booking is used. */
    reservationId: z.string().max(100).nullish(),
  }),
  status: 201,
  response: TableVisit.extend({
    /** True if the guests at all tables, together with those of bookings for now or soon, are more than there are seats. */
    isAboveSeats: z.boolean(),
  }),
  problems: { 404: 'No such booking', 409: 'The table is taken' },
  codes: ['visits.booking-not-found', 'visits.table-taken'],
})

export const changeVisit = endpoint('PATCH /api/visits/:id', {
  summary: 'Moves a party with its orders to another table, sets how many guests it has, or opens it again',
  params: VisitParams,
  body: z.object({
    tableLabel: Label.optional(),
    guests: Guests.nullish(),
    /** Null reopens a visit that was closed. */
    closedAt: z.null().optional(),
  }),
  response: TableVisit,
  problems: { 404: 'No such visit', 409: 'The visit is closed, or the other table is taken' },
  codes: ['visits.not-found', 'visits.closed', 'visits.table-taken'],
})

export const closeVisit = endpoint('POST /api/visits/:id/close', {
  summary: 'Notes that the party has left; the next order at its table begins another visit',
  params: VisitParams,
  response: TableVisit,
  problems: { 404: 'No such visit' },
  codes: ['visits.not-found'],
})

export const payVisit = endpoint('POST /api/visits/:id/payment', {
  summary:
    'Notes that all orders of the visit are paid, which closes it once they are done; the same call twice pays once',
  params: VisitParams,
  body: z.object({
    paidVia: PaymentMethod,
    /** The amount to pay as the screen shows it. If the amount has changed since then, the server rejects the call. */
    toPay: z.string().regex(/^\d{1,10}(\.00)?$/, 'An amount is whole VND, such as "288000.00"'),
  }),
  response: TableVisit,
  problems: { 404: 'No such visit', 409: 'There is another sum to pay, or the visit is closed' },
  codes: ['visits.not-found', 'visits.sum-changed', 'visits.closed'],
})

export const undoVisitPayment = endpoint('POST /api/visits/:id/payment/undo', {
  summary: 'Takes the payment of a visit back, which opens it again if that has closed it',
  params: VisitParams,
  body: z.object({
    /** The `paidAt` that the payment which is to be undone has set on the visit. */
    paidAt: z.iso.datetime(),
  }),
  response: TableVisit,
  problems: {
    404: 'No such visit',
    409: 'A sum or a payment has changed since, or the table is taken',
  },
  codes: ['visits.not-found', 'visits.changed-since', 'visits.table-taken'],
})
