import { z } from 'zod'

import { endpoint } from '../../../kernel/endpoint.ts'
import { OrderTicket, PlacedOrder, PlaceOrderInput, Quote, QuoteInput } from './order.ts'

const mostBytes = 64 * 1024

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/api/orders/quote',
  summary: 'Prices a cart as placing the order would, itemised',
  tag: 'Orders',
  body: QuoteInput,
  bodyLimit: mostBytes,
  status: 200,
  response: Quote,
  problems: { 409: 'A dish is unknown or sold out', 413: 'The request is too large' },
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary: 'Places an order at the prices the guest was shown',
  tag: 'Orders',
  headers: z.object({
    /** Chosen by the client for one attempt to order: sent again, it answers the same order. */
    'idempotency-key': z.string().min(8).max(100).optional(),
  }),
  body: PlaceOrderInput,
  bodyLimit: mostBytes,
  status: 201,
  response: PlacedOrder,
  problems: {
    409: 'A dish is sold out, a price has changed, or the idempotency key belongs to another order',
    413: 'The request is too large',
  },
})

export const getOrderTicket = endpoint({
  method: 'GET',
  path: '/api/orders/ticket/:token',
  summary: 'What was ordered and how far it is, for the holder of the link',
  tag: 'Orders',
  params: z.object({ token: z.string().max(100) }),
  status: 200,
  response: OrderTicket,
  problems: { 404: 'No such ticket' },
})
