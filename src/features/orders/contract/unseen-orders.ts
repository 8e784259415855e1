import { z } from 'zod'

/** Orders from guests that nobody in the restaurant has opened or changed yet, the oldest first. */
export const UnseenOrders = z.object({
  orders: z.array(z.object({ id: z.string(), shortCode: z.string(), createdAt: z.iso.datetime() })),
  /** How many such orders there are. `orders` may contain fewer. */
  total: z.int(),
  /**
   * Since when the restaurant has been open; null if it is closed. While it is closed, no screen repeats the sound for new orders.
   */
  openSince: z.iso.datetime().nullable(),
})
export type UnseenOrders = z.infer<typeof UnseenOrders>
