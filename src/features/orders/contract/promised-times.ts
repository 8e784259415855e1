import { z } from 'zod'

import { OrderItemInput } from './order.ts'

const Local = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** The lines of a cart for which the checkout asks for possible times. The list may be empty, unlike in a request for a quote. */
export const TimesInput = z.object({
  items: z.array(OrderItemInput.omit({ price: true, name: true })).max(50),
})
export type TimesInput = z.infer<typeof TimesInput>

/** The times that the checkout shows before the order is sent, YYYY-MM-DDTHH:mm in the restaurant's time zone. */
export const OrderTimes = z.object({
  /**
   * The time for an order without a requested time. Null if the kitchen makes such an order at once, or when the restaurant opens
   * next.
   */
  first: Local.nullable(),
  /** True if the order will be ready at `first`. False if the kitchen only begins with it at that time. */
  isPromise: z.boolean(),
  /** The end of the kitchen's current pause. Null if the kitchen is not pausing. */
  pausedUntil: Local.nullable(),
  /** Times within the opening hours that guests cannot choose, because the kitchen has too many orders or is pausing then. */
  full: z.array(Local),
})
export type OrderTimes = z.infer<typeof OrderTimes>

/** By how many minutes a promised time is moved. A negative number undoes an earlier move. */
export const MovePromiseInput = z.object({
  minutes: z.literal([10, 20, -10, -20]),
  updatedAt: z.iso.datetime().optional(),
})
export type MovePromiseInput = z.infer<typeof MovePromiseInput>
