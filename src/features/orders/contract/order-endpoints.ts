import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { IdempotencyHeaders } from '#src/kernel/idempotency-headers.ts'
import { archivedListInput } from '#src/kernel/list-input.ts'
import { ChangeOrderInput, ChangeReason, SetOrderPaymentInput } from './order-changes.ts'
import {
  ComingOrder,
  Order,
  OrderStatus,
  PaymentMethod,
  PlacedOrder,
  PlaceOrderInput,
  Quote,
  QuoteInput,
  TableLabel,
} from './order.ts'
import { contactChecks } from './order-contact.ts'
import { DueOrders, DueStage, UnpaidTransfers } from './order-lists.ts'
import { OrderTicket } from './order-ticket.ts'

const endpoint = endpointsOf('Orders')
const maxBytes = 64 * 1024
const OrderParams = z.object({ id: z.string().max(100) })
const listLimit = z.coerce.number().int().min(1).max(200).default(100)
const changedMeanwhile = 'Someone else has changed the order meanwhile, or it is archived'
/** The error codes for a cart, both for a quote of its prices and for the order itself. */
const cartCodes = [
  'orders.no-lines',
  'orders.too-many-lines',
  'orders.quantity-invalid',
  'orders.amount-too-large',
  'orders.dishes-unavailable',
  'orders.not-enough-left',
  'orders.choices-invalid',
] as const

/** The error codes for a requested time. */
const timeCodes = [
  'orders.requested-time-invalid',
  'orders.requested-time-past',
  'orders.requested-time-too-far',
  'orders.requested-time-closed',
  'orders.requested-time-between',
] as const

export const quoteOrder = endpoint('POST /api/orders/quote', {
  summary: 'Prices a cart as placing the order would, itemised',
  body: QuoteInput,
  bodyLimit: maxBytes,
  response: Quote,
  problems: { 409: 'A dish or choice is unknown or sold out, or fewer portions are left' },
  codes: cartCodes,
})

export const placeOrder = endpoint('POST /api/orders', {
  summary: 'Places an order at the prices the guest was shown',
  headers: IdempotencyHeaders,
  body: PlaceOrderInput.check(...contactChecks),
  bodyLimit: maxBytes,
  status: 201,
  response: PlacedOrder,
  problems: {
    401: 'The office enters it without a session',
    403: 'The office enters it with a session of a customer',
    409: 'A dish or choice is sold out or too few are left, a price or the grand total has changed, the requested time is full, or the idempotency key belongs to another order',
  },
  codes: [
    ...cartCodes,
    'orders.price-changed',
    'orders.time-full',
    'orders.key-reused',
    'orders.rejected',
    'orders.phone-extra',
    'orders.phone-invalid',
    'orders.address-too-short',
    'orders.delivery-off',
    ...timeCodes,
  ],
})

export const getOrderTicket = endpoint('GET /api/orders/ticket/:token', {
  summary: 'What was ordered and how far it is, for the holder of the link',
  params: z.object({ token: z.string().max(100) }),
  response: OrderTicket,
  problems: { 404: 'No such ticket' },
  codes: ['orders.ticket-not-found'],
})

export const listOrders = endpoint('GET /api/orders', {
  summary: 'Orders, newest first; X-Total-Count and Link tell of the rest',
  // The search text: words in any order, or a phone number in any form. It is looked for in the name, the e-mail address, the phone
  // number, the id, the table and the dishes.
  query: archivedListInput(OrderStatus),
  response: z.array(Order),
})

export const listComingOrders = endpoint('GET /api/orders/coming', {
  summary: 'The open orders that are due at a time of today or a later day, by that time',
  response: z.array(ComingOrder),
})

export const listDueOrders = endpoint('GET /api/orders/due', {
  summary:
    'The open orders, those to confirm first, by the time they are due, or those of one stage, with the number of orders at each stage',
  query: z.object({
    stage: DueStage.optional(),
    limit: z.coerce.number().int().min(1).max(5_000).default(100),
  }),
  response: DueOrders,
})

export const listUnpaidTransfers = endpoint('GET /api/orders/unpaid', {
  summary: 'The orders whose transfer has not arrived, oldest first, with their number and sum',
  query: z.object({ limit: listLimit }),
  response: UnpaidTransfers,
})

export const getOrder = endpoint('GET /api/orders/:id', {
  summary: 'One order',
  params: OrderParams,
  response: Order,
  problems: { 404: 'No such order' },
  codes: ['orders.not-found'],
})

export const setOrderStatus = endpoint('PATCH /api/orders/:id/status', {
  summary: 'Sets the status of an order, and its table; any status may follow any other',
  params: OrderParams,
  body: z.object({
    status: OrderStatus,
    /** The table at which the guest sits. If the field is not sent, the stored table stays. */
    tableLabel: TableLabel,
    /** The reason for the cancellation, which the guest reads. With any other status the field is ignored. */
    reason: ChangeReason,
    /** How the guest has paid the total; null if the guest has not paid. If the field is not sent, the payment stays as it is. */
    paidVia: PaymentMethod.nullish(),
    /**
     * The `updatedAt` of the order that the screen shows. If the order has been changed since then, the server rejects the call.
     */
    updatedAt: z.iso.datetime().optional(),
  }),
  response: Order,
  problems: {
    404: 'No such order',
    409: `${changedMeanwhile}, the restaurant has to call and confirm it first, or too few portions are left today`,
  },
  codes: [
    'orders.not-found',
    'orders.stale',
    'orders.archived',
    'orders.confirm-first',
    'orders.not-enough-left',
  ],
})

export const changeOrder = endpoint('PATCH /api/orders/:id', {
  summary: 'Changes the fields of an order that are sent; lines that were sold keep their price',
  params: OrderParams,
  body: ChangeOrderInput,
  bodyLimit: maxBytes,
  response: Order,
  problems: {
    403: 'A field, or a stage of the order, that only admins change',
    404: 'No such order',
    409: `${changedMeanwhile}, it has to be confirmed first, or a dish that is added is unknown or sold out`,
  },
  codes: [
    ...cartCodes,
    ...timeCodes,
    'orders.phone-extra',
    'orders.phone-invalid',
    'orders.address-too-short',
    'orders.delivery-off',
    'orders.reason-required',
    'orders.field-forbidden',
    'orders.admins-alone',
    'orders.not-found',
    'orders.stale',
    'orders.archived',
    'orders.confirm-first',
  ],
})

export const setOrderPayment = endpoint('PATCH /api/orders/:id/payment', {
  summary: 'Notes that the grand total is paid, in cash or by transfer, or that it is not',
  params: OrderParams,
  body: SetOrderPaymentInput,
  response: Order,
  problems: { 404: 'No such order', 409: changedMeanwhile },
  codes: ['orders.not-found', 'orders.stale', 'orders.archived'],
})

export const deleteOrder = endpoint('DELETE /api/orders/:id', {
  summary: 'Deletes an order',
  params: OrderParams,
  problems: { 404: 'No such order', 409: 'It is archived' },
  codes: ['orders.not-found', 'orders.archived'],
})
