import { z } from 'zod'

/** An order that a guest placed while no office screen was showing orders. */
const MissedOrder = z.object({
  id: z.string(),
  shortCode: z.string(),
  createdAt: z.iso.datetime(),
  /** True once a user of the office has opened or changed the order. */
  isSeen: z.boolean(),
})
export type MissedOrder = z.infer<typeof MissedOrder>

/** An absence: a period in which the restaurant was open, but no office screen was showing its orders. */
export const Absence = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  /** The end of the absence; null while the absence lasts. */
  until: z.iso.datetime().nullable(),
  /** The orders that guests placed during the absence, the oldest first; at most 100. */
  orders: z.array(MissedOrder),
})
export type Absence = z.infer<typeof Absence>
