import type { Order } from '../contract/order.ts'

/** The fields of an order, besides its lines, that the kitchen has to know anew if an edit changes them. */
export const kitchenFacts = [
  'orderType',
  'tableLabel',
  'specialInstructions',
  'requestedTime',
  'scheduledTime',
  'promisedTime',
] as const
export type KitchenFacts = Pick<Order, (typeof kitchenFacts)[number]>
