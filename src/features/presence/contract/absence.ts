import { z } from 'zod'

/** An order that a guest placed while no screen of the office was there. */
const MissedOrder = z.object({
  id: z.string(),
  shortCode: z.string(),
  createdAt: z.iso.datetime(),
  /** False as long as nobody has opened or changed the order since. */
  isSeen: z.boolean(),
})
export type MissedOrder = z.infer<typeof MissedOrder>

/** A time in which the restaurant was open and no screen was there to show its orders. */
export const Absence = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  /** Null while the absence lasts. */
  until: z.iso.datetime().nullable(),
  /** The orders that guests placed in this time, the oldest first; at most 100. */
  orders: z.array(MissedOrder),
})
export type Absence = z.infer<typeof Absence>
