import { createContext, use } from 'react'

import { createStore, useStore } from '#src/web/store.ts'
import type { BrowserStorage } from '#src/web/browser-storage.ts'
import * as cart from '../../rules/cart.ts'
import type { CartLine } from '../../rules/cart.ts'

interface CartState {
  readonly lines: readonly CartLine[]
  /** Of a cart that an order has emptied: which, for the other tabs; whoever reads it checks it. Gone with the next change. */
  readonly ordered?: unknown
}

/** A cart: its lines, and all that can be done with them. */
export interface Cart {
  lines(): readonly CartLine[]
  /** Adds a line; returns why not where the cart will not take it, and then changes nothing. */
  add(line: CartLine): ReturnType<typeof cart.addingProblem>
  setQuantity(key: string, quantity: number): void
  setNote(key: string, note: string): void
  remove(key: string): void
  /** Takes over lines as a quote says they are now, or as they were before one was removed. */
  replace(lines: readonly CartLine[]): void
  readonly store: ReturnType<typeof createStore<CartState>>
  /** Shows it to who has just added something; absent where it is in sight. */
  readonly show?: () => void
}

/**
 * A cart persisted under its key. The server renders it empty; the browser restores it with the first component that reads
 * it, or with the first change, whichever is earlier.
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
        lines: cart.restoreCart((stored as Partial<CartState> | undefined)?.lines), // checked by `restoreCart`
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

/** The lines of the guest's cart, and their replacement, outside of components. */
export const { lines: cartLines, replace: replaceCart } = guestCart

/** The cart that dishes are added to: the guest's, unless a screen of the office provides one of its own. */
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
