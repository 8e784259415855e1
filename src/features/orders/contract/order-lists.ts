import { z } from 'zod'

import { Order } from './order.ts'

// These schemas nest `Order` and have no id in the OpenAPI document. With an id the document could not be made, because the file that
// defines `Order` is loaded twice, and both copies of `Order` claim the same id.

/** What the counter asks for among the orders that are due: those at one stage, or those that were done today. */
export const DueStage = z.enum(['pending', 'confirmed', 'preparing', 'ready', 'done'])
export type DueStage = z.infer<typeof DueStage>

const StageCounts = z.object({
  pending: z.int(),
  confirmed: z.int(),
  preparing: z.int(),
  ready: z.int(),
  done: z.int(),
} satisfies Record<DueStage, z.ZodInt>)

/**
 * The open orders in the order in which they are due, or only those at one stage. `counts` counts the orders at all stages, whether
 * or not `orders` lists them.
 */
export const DueOrders = z.object({ orders: z.array(Order), counts: StageCounts })
export type DueOrders = z.infer<typeof DueOrders>

/** The orders whose bank transfer has not arrived. `total` and `sum`, in VND, include such orders that `orders` does not list. */
export const UnpaidTransfers = z.object({ orders: z.array(Order), total: z.int(), sum: z.string() })
export type UnpaidTransfers = z.infer<typeof UnpaidTransfers>
