import { createContext } from 'react'

import type { BrowserStorage } from '#src/web/browser-storage.ts'
import { createStore, useStore } from '#src/web/store.ts'
import type { addingProblem, CartLine } from '../../rules/cart.ts'
import { itemCount, type PricedLine, pricedLines } from '../../rules/cart-totals.ts'

interface StoredCart {
  /** Only price and quantity of these lines are checked when the cart is read. `cart-store.ts` checks their other fields. */
  readonly lines: readonly PricedLine[]
  /**
   * The order for which the cart was emptied, so that the browser's other tabs learn of that order too. This value comes from the
   * browser's storage, so code that reads it must check it. The next change of the cart deletes it.
   */
  readonly ordered?: unknown
}

/**
 * A cart in the browser's storage. Every page shows the number of pieces in the cart, so this file does not import the larger rules
 * for cart lines. On the server the cart is always empty. The browser reads the stored cart when the first component needs it or
 * when the cart is first changed.
 */
export function storedCart(storage: BrowserStorage, key: string) {
  return createStore<StoredCart>(
    { lines: [] },
    {
      storage,
      key,
      version: 1,
      restore: (stored) => {
        const state = stored as Partial<StoredCart> | null | undefined // The cast assumes that the value is a list of lines; `pricedLines` checks that.
        return { ...state, lines: pricedLines(state?.lines) }
      },
    },
  )
}

/** The guest's cart, in local storage. */
export const storedGuestCart = storedCart('localStorage', 'cart')

/** The lines of the guest's cart, with only the fields that are needed for totals. */
export function usePricedLines(): readonly PricedLine[] {
  return useStore(storedGuestCart, ({ lines }) => lines)
}

export function useCartCount(): number {
  return itemCount(usePricedLines())
}

/** A cart: its lines, and the functions that change them. */
export interface Cart {
  lines(): readonly CartLine[]
  /** Adds a line. If a rule forbids it, the cart stays unchanged and the function returns the reason. */
  add(line: CartLine): ReturnType<typeof addingProblem>
  setQuantity(key: string, quantity: number): void
  setNote(key: string, note: string): void
  remove(key: string): void
  /** Replaces all lines with others: with newer prices from a quote, or with the lines as they were before a removal. */
  replace(lines: readonly CartLine[]): void
  readonly store: ReturnType<typeof storedCart>
  /** Opens the cart after a line was added. Absent if the cart is always visible. */
  readonly show?: (() => void) | undefined
}

/** The cart of an office screen. On all other screens it is undefined, and dishes are added to the guest's own cart. */
export const CurrentCart = createContext<Cart | undefined>(undefined)
