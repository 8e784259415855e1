import { kitchenFacts, type KitchenFacts } from '#src/features/orders/rules/kitchen-facts.ts'
import type { KitchenTicket } from '../contract/kitchen.ts'
import { dueAt } from './ticket-age.ts'

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

/**
 * When an order is due; if its time was changed and nobody has seen that, the earlier of both times. So it stays where cooks see it
 * until they know.
 */
export function placedAt(ticket: KitchenTicket, unseen: KitchenTicket['before']): number {
  const due = dueAt(ticket)
  return unseen === null ? due : Math.min(due, dueAt({ ...unseen, createdAt: ticket.createdAt }))
}
