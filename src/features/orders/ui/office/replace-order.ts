import type { ListPage } from '#src/web/office/office-api.ts'
import type { Order } from '../../contract/order.ts'

type Page = ListPage<Order>
/** What the queries of orders hold: one order, one page, or several of an endless list. */
export type HeldOrders = Order | Page | { readonly pages: readonly Page[] } | undefined

/** The same with an order as it is now, wherever they hold it. */
export function replaceOrder(held: HeldOrders, changed: Order): HeldOrders {
  if (!held) return held
  if ('id' in held) return held.id === changed.id ? changed : held
  if ('pages' in held) return { ...held, pages: held.pages.map((page) => inPage(page, changed)) }
  return inPage(held, changed)
}

function inPage(page: Page, changed: Order): Page {
  return { ...page, rows: page.rows.map((order) => (order.id === changed.id ? changed : order)) }
}
