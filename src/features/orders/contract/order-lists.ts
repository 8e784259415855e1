import { z } from 'zod'

import { Order } from './order.ts'

// These schemas contain `Order` and have no id in the OpenAPI document. The file that defines `Order` is loaded twice, so with an
// id in these schemas the document would contain two schemas with the same id, which is an error.

/** Which orders the counter wants to see: those at one stage, or those that were finished today (`done`). */
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
 * The open orders sorted by the time when they are due, or only those at one stage. `counts` contains the numbers for all stages,
 * even for those that `orders` leaves out.
 */
export const DueOrders = z.object({ orders: z.array(Order), counts: StageCounts })
export type DueOrders = z.infer<typeof DueOrders>

/**
 * The orders that guests want to pay by bank transfer but have not paid yet. `total` and `sum` (in VND) also cover such orders that
 * `orders` leaves out.
 */
export const UnpaidTransfers = z.object({ orders: z.array(Order), total: z.int(), sum: z.string() })
export type UnpaidTransfers = z.infer<typeof UnpaidTransfers>
