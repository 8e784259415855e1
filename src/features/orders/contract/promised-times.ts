import { z } from 'zod'

import { OrderItemInput } from './order.ts'

const Local = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** The lines of a cart for which the checkout asks for possible times. Unlike for a quote, the cart may be empty. */
export const TimesInput = z.object({
  items: z.array(OrderItemInput.omit({ price: true, name: true })).max(50),
})
export type TimesInput = z.infer<typeof TimesInput>

/** The times that the checkout shows before the order is sent, restaurant-local YYYY-MM-DDTHH:mm. */
export const OrderTimes = z.object({
  /** The time that an order without a requested time would get. Null if the kitchen makes it at once, or at the next opening. */
  first: Local.nullable(),
  /** True if the order is promised to be ready at `first`, false if the kitchen begins with it then. */
  isPromise: z.boolean(),
  /** Until when the kitchen pauses. Null if it does not pause now. */
  pausedUntil: Local.nullable(),
  /** The times within the opening hours that guests cannot choose, because the kitchen is full or pauses. */
  full: z.array(Local),
})
export type OrderTimes = z.infer<typeof OrderTimes>

/** How a promised time is moved, in minutes. Less than 0 takes a move back. */
export const MovePromiseInput = z.object({
  minutes: z.literal([10, 20, -10, -20]),
  updatedAt: z.iso.datetime().optional(),
})
export type MovePromiseInput = z.infer<typeof MovePromiseInput>
