import { kitchenFacts, type KitchenFacts } from '#src/features/orders/rules/kitchen-facts.ts'
import { isOpen } from '#src/features/orders/rules/order-progress.ts'
import type { KitchenTicket } from '../contract/kitchen.ts'

/** Whether an order has a card: it is still to be made, or the kitchen must stop making it. */
export const isToMake = ({ status, isToStop }: Pick<KitchenTicket, 'status' | 'isToStop'>) =>
  isToStop || (isOpen(status) && status !== 'ready')

/** What the kitchen knew of an order, or null if it knows all that holds now. */
export function changedFrom(before: KitchenFacts | null, now: KitchenFacts): KitchenFacts | null {
  return before === null || kitchenFacts.every((fact) => before[fact] === now[fact]) ? null : before
}

/**
 * What a board has to announce of an order: what it knew before a change that nobody has seen. Whoever has set the time on this board
 * (`setHere`) knows of it.
 */
export function unseenFrom(
  { before, ...now }: KitchenTicket,
  setHere: string | undefined,
): KitchenTicket['before'] {
  const { requestedTime, scheduledTime, promisedTime } = now
  if (before === null || setHere === undefined || setHere !== promisedTime) return before
  return changedFrom({ ...before, requestedTime, scheduledTime, promisedTime }, now)
}
