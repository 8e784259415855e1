import { use } from 'react'

import type { BrowserStorage } from '#src/web/browser-storage.ts'
import { useStore } from '#src/web/store.ts'
import * as cart from '../../rules/cart.ts'
import type { CartLine } from '../../rules/cart.ts'
import type { PricedLine } from '../../rules/cart-totals.ts'
import { showOrdering } from './ordering-step.ts'
import { type Cart, CurrentCart, storedCart, storedGuestCart } from './stored-cart.ts'

/** Makes a cart that the browser stores under `key`. All changes follow the rules for cart lines. */
export function createCart(storage: BrowserStorage, key: string): Cart {
  return cartOf(storedCart(storage, key))
}

function cartOf(store: ReturnType<typeof storedCart>, show?: () => void): Cart {
  const lines = () => checkedLines(store.get().lines)
  function replace(next: readonly CartLine[]): void {
    checked.set(next, next)
    store.set({ lines: next })
  }
  return {
    lines,
    add(line) {
      const problem = cart.addingProblem(lines(), line)
      if (!problem) replace(cart.addLine(lines(), line))
      return problem
    },
    setQuantity: (line, quantity) => replace(cart.setQuantity(lines(), line, quantity)),
    setNote: (line, note) => replace(cart.setNote(lines(), line, note)),
    remove: (line) => replace(cart.removeLine(lines(), line)),
    replace,
    store,
    ...(show && { show }),
  }
}

const checked = new WeakMap<readonly PricedLine[], readonly CartLine[]>()

/**
 * The checked lines of a stored cart. The same stored list always gives the same checked list, because React compares lists by
 * identity and would render again for a new list.
 */
function checkedLines(stored: readonly PricedLine[]): readonly CartLine[] {
  const lines = checked.get(stored) ?? cart.restoreCart(stored)
  checked.set(stored, lines)
  return lines
}

/** The guest's own cart, in local storage. */
export const guestCart = cartOf(storedGuestCart, () => showOrdering('cart'))

/** For code outside of React components: the lines of the guest's cart, and a function that replaces them. */
export const { lines: cartLines, replace: replaceCart } = guestCart

/** The cart to which dishes are added: the one that an office screen provides, or else the guest's own. */
export const useCart = (): Cart => use(CurrentCart) ?? guestCart

export function useCartLines(): readonly CartLine[] {
  return useStore(useCart().store, ({ lines }) => checkedLines(lines))
}
