import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { MissingIngredient } from '#src/features/ingredients/rules/missing-ingredients.ts'
import {
  findKitchenOrder,
  findKitchenOrders,
  type KitchenNow,
  type KitchenOrder,
} from '#src/features/orders/server/orders.ts'
import { openSince } from '#src/features/restaurant/rules/opening-state.ts'
import type { KitchenOrders, KitchenTicket } from '../contract/kitchen.ts'
import { changedFrom } from '../rules/unseen-change.ts'
import { kitchenLines, type MenuNow, menuNow, type Strikes } from './kitchen-lines.ts'
import { soldOutNow } from './sold-out.ts'
import { findStrikes } from './strike-store.ts'

/** What decides how the orders are shown, besides the orders themselves. */
export interface BoardNow extends KitchenNow {
  readonly missing: readonly MissingIngredient[]
}

/** All that a board shows at this moment. */
export async function readBoard(
  db: Queries,
  { menu, missing, settings, pausedUntil, now }: BoardNow,
): Promise<KitchenOrders> {
  const { open, done, cancelled, leftOver } = await findKitchenOrders(db, now)
  const strikes = await findStrikes(
    db,
    [...open, ...done, ...cancelled].map(({ id }) => id),
  )
  const today = menuNow(menu, missing)
  const ticketOf = (order: KitchenOrder) => presentTicket(order, today, strikes.get(order.id))
  return {
    readAt: now.toISOString(),
    open: open.map(ticketOf),
    done: done.map(ticketOf),
    cancelled: cancelled.map(ticketOf),
    leftOver,
    soldOut: soldOutNow(missing, menu),
    pausedUntil: pausedUntil?.toISOString() ?? null,
    openSince: openSince(now, settings)?.toISOString() ?? null,
    menu: menu.map(({ name, nameVi, category }) => ({ name, nameVi, category })),
  }
}

/** One order as the board shows it. Throws 404 if the order is not in the kitchen. */
export async function readTicket(
  db: Queries,
  id: string,
  { menu, missing }: BoardNow,
): Promise<KitchenTicket> {
  const order = await findKitchenOrder(db, id)
  if (!order) throw orderGone()
  return presentTicket(order, menuNow(menu, missing), (await findStrikes(db, [id])).get(id))
}

export function orderGone() {
  return notFound('kitchen.order-gone', 'This order is not in the kitchen')
}

function presentTicket(order: KitchenOrder, menu: MenuNow, strikes: Strikes = new Map()): KitchenTicket {
  const { items, itemsBefore, factsBefore, createdAt, updatedAt, ...rest } = order
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    before: factsBefore && changedFrom({ promisedTime: rest.promisedTime, ...factsBefore }, rest),
    lines: kitchenLines(items, itemsBefore, strikes, menu),
    // See `lines-before.ts` of the orders.
    isToStop: order.status === 'cancelled' && itemsBefore !== null,
  }
}
