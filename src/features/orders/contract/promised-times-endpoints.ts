import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { MovePromiseInput, OrderTimes, TimesInput } from './promised-times.ts'
import { Order } from './order.ts'

const endpoint = endpointsOf('Orders')

export const getOrderTimes = endpoint('POST /api/orders/times', {
  summary: 'Which times a cart can get: the first one, and those that are full',
  body: TimesInput,
  bodyLimit: 64 * 1024,
  response: OrderTimes,
  codes: [],
})

export const moveOrderPromise = endpoint('PATCH /api/orders/:id/promise', {
  summary: 'Moves the time that an order is promised for; its guest sees the new one on the ticket',
  params: z.object({ id: z.string().max(100) }),
  body: MovePromiseInput,
  response: Order,
  problems: {
    404: 'No such order',
    409: 'Someone else has changed the order meanwhile, it is archived, ready or over, or it has to be confirmed first',
  },
  codes: [
    'orders.not-found',
    'orders.stale',
    'orders.archived',
    'orders.not-cooking',
    'orders.confirm-first',
  ],
})
