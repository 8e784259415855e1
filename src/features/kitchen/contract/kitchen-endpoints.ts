import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { MovePromiseInput } from '#src/features/orders/contract/promised-times.ts'
import { KitchenOrders, KitchenTicket, SeenInput, SetStageInput, StrikeInput } from './kitchen.ts'

const endpoint = endpointsOf('Kitchen')
const params = z.object({ id: RowId })
const bodyLimit = 4 * 1024
const notThere = 'The order is not in the kitchen'

export const listKitchenOrders = endpoint('GET /api/kitchen/orders', {
  summary: 'What the kitchen makes today, by the time it is due, without phone, e-mail, address and money',
  response: KitchenOrders,
})

export const setStage = endpoint('PATCH /api/kitchen/orders/:id/stage', {
  summary: 'Sets the stage of an order in the kitchen, or recalls one that has just left it',
  params,
  body: SetStageInput,
  bodyLimit,
  response: KitchenTicket,
  problems: { 404: notThere, 409: 'The order has changed since the board read it' },
  codes: [
    'kitchen.order-gone',
    'orders.not-found',
    'orders.stale',
    'orders.archived',
    'orders.confirm-first',
  ],
})

export const movePromise = endpoint('PATCH /api/kitchen/orders/:id/promise', {
  summary:
    'Moves the time that an order of the kitchen is promised for; its guest sees the new one on the ticket',
  params,
  body: MovePromiseInput,
  bodyLimit,
  response: KitchenTicket,
  problems: { 404: notThere, 409: 'The order has changed since the board read it, or it is ready' },
  codes: [
    'kitchen.order-gone',
    'orders.not-found',
    'orders.stale',
    'orders.archived',
    'orders.not-cooking',
    'orders.confirm-first',
  ],
})

export const strikeLine = endpoint('PATCH /api/kitchen/orders/:id/strike', {
  summary: 'Strikes pieces of a line, or takes the strike back; the same again changes nothing',
  params,
  body: StrikeInput,
  bodyLimit,
  response: KitchenTicket,
  problems: { 404: notThere, 409: 'The order has no such line any more' },
  codes: ['kitchen.order-gone', 'kitchen.line-gone'],
})

export const markSeen = endpoint('PATCH /api/kitchen/orders/:id/seen', {
  summary: 'Notes that the kitchen has seen what an edit added and removed',
  params,
  body: SeenInput,
  bodyLimit,
  response: KitchenTicket,
  problems: { 404: notThere, 409: 'The order has changed since the board read it' },
  codes: ['kitchen.order-gone', 'orders.stale'],
})
