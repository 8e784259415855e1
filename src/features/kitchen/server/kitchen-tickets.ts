import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { findKitchenOrder, findKitchenOrders, type KitchenOrder } from '#src/features/orders/server/orders.ts'
import { kitchenFacts, type KitchenFacts } from '#src/features/orders/rules/kitchen-facts.ts'
import type { KitchenOrders, KitchenTicket } from '../contract/kitchen.ts'
import { kitchenLines, type Strikes } from './kitchen-lines.ts'
import { findStrikes } from './strike-store.ts'

/** What a board shows at this moment. */
export async function readBoard(db: Queries, now: Date): Promise<KitchenOrders> {
  const { open, done, cancelled, leftOver } = await findKitchenOrders(db, now)
  const strikes = await findStrikes(
    db,
    [...open, ...done, ...cancelled].map(({ id }) => id),
  )
  const ticketOf = (order: KitchenOrder) => presentTicket(order, strikes.get(order.id))
  return {
    open: open.map(ticketOf),
    done: done.map(ticketOf),
    cancelled: cancelled.map(ticketOf),
    leftOver,
  }
}

/** One order as the kitchen sees it. Throws 404 if the order is not in the kitchen. */
export async function readTicket(db: Queries, id: string): Promise<KitchenTicket> {
  const order = await findKitchenOrder(db, id)
  if (!order) throw orderGone()
  return presentTicket(order, (await findStrikes(db, [id])).get(id))
}

export function orderGone() {
  return notFound('kitchen.order-gone', 'This order is not in the kitchen')
}

function presentTicket(order: KitchenOrder, strikes: Strikes = new Map()): KitchenTicket {
  const { items, itemsBefore, factsBefore, createdAt, updatedAt, ...rest } = order
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    before: changedFrom(factsBefore, rest),
    lines: kitchenLines(items, itemsBefore, strikes),
  }
}

/** What the kitchen saw before an edit, if anything of it has changed. */
function changedFrom(before: KitchenFacts | null, now: KitchenFacts): KitchenFacts | null {
  const isSame = before === null || kitchenFacts.every((fact) => before[fact] === now[fact])
  return isSame ? null : before
}
