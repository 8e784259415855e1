import { z } from 'zod'

/** The orders of guests that nobody of the restaurant has opened or changed yet, the oldest first. */
export const UnseenOrders = z.object({
  orders: z.array(z.object({ id: z.string(), shortCode: z.string(), createdAt: z.iso.datetime() })),
  /** How many such orders there are; `orders` may list fewer. */
  total: z.int(),
  /** Since when the restaurant has been open; null if it is closed. While it is closed, no screen goes on ringing. */
  openSince: z.iso.datetime().nullable(),
})
export type UnseenOrders = z.infer<typeof UnseenOrders>
