import { z } from 'zod'

import { OrderItemInput } from './order.ts'

const Local = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** The lines of a cart, for which times are asked. Unlike a quote, an empty cart is allowed. */
export const TimesInput = z.object({
  items: z.array(OrderItemInput.omit({ price: true, name: true })).max(50),
})
export type TimesInput = z.infer<typeof TimesInput>

/** What the checkout shows about times, restaurant-local YYYY-MM-DDTHH:mm, before the order is sent. */
export const OrderTimes = z.object({
  /** What an order without a requested time would get; null if it is made at once, or at the next opening. */
  first: Local.nullable(),
  /** True if the order is promised to be ready at `first`, false if the kitchen begins with it then. */
  isPromise: z.boolean(),
  /** Until when the kitchen pauses. */
  pausedUntil: Local.nullable(),
  /** The times of the opening hours that cannot be asked for. */
  full: z.array(Local),
})
export type OrderTimes = z.infer<typeof OrderTimes>

/** How a promised time is moved, in minutes. Less than 0 takes a move back. */
export const MovePromiseInput = z.object({
  minutes: z.literal([10, 20, -10, -20]),
  updatedAt: z.iso.datetime().optional(),
})
export type MovePromiseInput = z.infer<typeof MovePromiseInput>
