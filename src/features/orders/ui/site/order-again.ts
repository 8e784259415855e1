import { browserApi } from '#src/web/browser-api.ts'
import { createStore } from '#src/web/store.ts'
import { guestCart } from '#src/features/cart/ui/site/cart-store.ts'
import type { Cart } from '#src/features/cart/ui/site/stored-cart.ts'
import { findMenu } from '#src/features/menu/ui/site/load-menu.ts'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { linePictures, picturesIn } from '../../rules/line-pictures.ts'
import { type AgainChange, linesOfTicket, priceAgain } from '../../rules/sold-again.ts'
import { quoteCart } from './cart-quote.ts'

/** The notice above the cart for a guest who has ordered the same again. */
export interface AgainReport {
  readonly shortCode: string
  /** Whether all, some or none of the dishes of the earlier order were put into the cart. */
  readonly added: 'all' | 'some' | 'none'
  readonly changes: readonly AgainChange[]
}

export const againReport = createStore<AgainReport | undefined>(undefined)

/**
 * Puts the dishes of a ticket into the guest's cart, with current prices, and opens the cart. If the prices cannot be loaded, the
 * promise rejects and the cart stays unchanged.
 */
export async function orderAgain(ticket: OrderTicket): Promise<void> {
  // Removes the notice about an earlier order, which no longer fits the cart.
  againReport.set(undefined)
  againReport.set(await addAgain(guestCart, ticket))
  guestCart.show?.()
}

/**
 * Puts the dishes of an order into a cart, with current prices, and returns the notice for the guest. The cart stays unchanged if
 * `isWanted` returns false after the prices have arrived, or if the prices cannot be loaded; in the latter case the promise
 * rejects.
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
