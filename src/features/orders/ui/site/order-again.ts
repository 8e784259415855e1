import { browserApi } from '#src/web/browser-api.ts'
import { createStore } from '#src/web/store.ts'
import { guestCart } from '#src/features/cart/ui/site/cart-store.ts'
import type { Cart } from '#src/features/cart/ui/site/stored-cart.ts'
import { findMenu } from '#src/features/menu/ui/site/load-menu.ts'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { linePictures, picturesIn } from '../../rules/line-pictures.ts'
import { type AgainChange, linesOfTicket, priceAgain } from '../../rules/sold-again.ts'
import { quoteCart } from './cart-quote.ts'

/** What a guest who has ordered the same again reads above the cart. */
export interface AgainReport {
  readonly shortCode: string
  /** Whether all, some or none of the order's dishes are now in the cart. */
  readonly added: 'all' | 'some' | 'none'
  readonly changes: readonly AgainChange[]
}

export const againReport = createStore<AgainReport | undefined>(undefined)

/**
 * Adds the dishes of a ticket to the guest's cart, at today's prices, and opens the cart. If today's prices cannot be loaded, the
 * promise rejects and the cart stays as it was.
 */
export async function orderAgain(ticket: OrderTicket): Promise<void> {
  // Removes what was reported about an earlier order, which no longer applies.
  againReport.set(undefined)
  againReport.set(await addAgain(guestCart, ticket))
  guestCart.show?.()
}

/**
 * Adds the dishes of an order to a cart, at today's prices, and returns the messages about them. If `isWanted` returns false once
 * the prices have arrived, the cart stays as it was. If the prices cannot be loaded, the promise rejects and the cart stays too.
 */
export async function addAgain(
  cart: Cart,
  { shortCode, items }: Pick<OrderTicket, 'shortCode' | 'items'>,
  isWanted = () => true,
): Promise<AgainReport | undefined> {
  const sold = linesOfTicket(items)
  const [result, dishes] = await Promise.all([quoteCart(browserApi, sold), findMenu()])
  if (!isWanted()) return undefined
  const pictureOf = picturesIn(dishes)
  const { lines, changes } = priceAgain(sold, result)
  const rejected = lines.flatMap((line): AgainChange[] => {
    const code = cart.add({ ...line, ...linePictures(line, pictureOf) })
    return code ? [{ code, name: line.name, nameVi: line.nameVi }] : []
  })
  const added = lines.length - rejected.length
  return {
    shortCode,
    added: added === 0 ? 'none' : added < sold.length ? 'some' : 'all',
    changes: [...changes, ...rejected],
  }
}
