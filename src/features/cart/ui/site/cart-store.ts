import { createContext, use } from 'react'

import { createStore, useStore } from '#src/web/store.ts'
import type { BrowserStorage } from '#src/web/browser-storage.ts'
import * as cart from '../../rules/cart.ts'
import type { CartLine } from '../../rules/cart.ts'

interface CartState {
  readonly lines: readonly CartLine[]
  /**
   * The order that emptied the cart, so that other tabs know it. Whoever reads the value checks it. The next change of the cart
   * drops it.
   */
  readonly ordered?: unknown
}

/** A cart: its lines, and the functions that change them. */
export interface Cart {
  lines(): readonly CartLine[]
  /** Adds a line. If the cart does not accept it, the cart stays as it is and the function returns the reason. */
  add(line: CartLine): ReturnType<typeof cart.addingProblem>
  setQuantity(key: string, quantity: number): void
  setNote(key: string, note: string): void
  remove(key: string): void
  /** Replaces the lines with those of a newer quote, or with those from before a removal. */
  replace(lines: readonly CartLine[]): void
  readonly store: ReturnType<typeof createStore<CartState>>
  /** Opens the cart after something was added. It is absent if the cart is visible anyway. */
  readonly show?: () => void
}

/**
 * A cart that the browser stores under its key. The server renders it empty. The browser restores it when the first component reads
 * it or when it first changes, whichever is earlier.
 */
export function createCart(storage: BrowserStorage, key: string, show?: () => void): Cart {
  const store = createStore<CartState>(
    { lines: [] },
    {
      storage,
      key,
      version: 1,
      restore: (stored) => ({
        ...(stored as Partial<CartState> | undefined),
        lines: cart.restoreCart((stored as Partial<CartState> | undefined)?.lines), // `restoreCart` checks the lines.
      }),
    },
  )
  const lines = () => store.get().lines
  const replace = (next: readonly CartLine[]) => store.set({ lines: next })
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

/** The guest's cart, in local storage. */
export const guestCart = createCart('localStorage', 'cart', () => showOrdering('cart'))

/** The lines of the guest's cart and a function that replaces them, for code outside of components. */
export const { lines: cartLines, replace: replaceCart } = guestCart

/** The cart that dishes are added to: the guest's own, unless a screen of the office provides another. */
export const CurrentCart = createContext(guestCart)

export const useCart = () => use(CurrentCart)

export function useCartLines(): readonly CartLine[] {
  return useStore(useCart().store, ({ lines }) => lines)
}

export function useCartCount(): number {
  return useStore(useCart().store, ({ lines }) => cart.itemCount(lines))
}

/** Which step of ordering is open. */
export type OrderingStep = 'closed' | 'cart' | 'checkout' | 'success'

const ordering = createStore<OrderingStep>('closed')

export const orderingStep = ordering.get
export const showOrdering = ordering.set

export function useOrderingStep(): OrderingStep {
  return useStore(ordering, (step) => step)
}
