import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { HoldingOrder } from './holding-order.ts'

export const listHoldingOrders = endpointsOf('Orders')('GET /api/orders/holding/:ingredientId', {
  summary: 'The open orders that hold an ingredient, by the time they are due, to call their guests',
  params: z.object({ ingredientId: RowId }),
  response: z.array(HoldingOrder),
  problems: { 404: 'No such ingredient' },
  codes: ['ingredients.not-found'],
})
