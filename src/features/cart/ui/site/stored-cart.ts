import { createContext } from 'react'

import type { BrowserStorage } from '#src/web/browser-storage.ts'
import { createStore, useStore } from '#src/web/store.ts'
import type { addingProblem, CartLine } from '../../rules/cart.ts'
import { itemCount, type PricedLine, pricedLines } from '../../rules/cart-totals.ts'

interface StoredCart {
  /** Only price and quantity of these lines are checked when the cart is read. `cart-store.ts` checks their other fields. */
  readonly lines: readonly PricedLine[]
  /**
   * The order that emptied the cart, so that the browser's other tabs know of that order. Code that reads this value has to check
   * it, because it comes from the browser's storage. The next change of the cart drops it.
   */
  readonly ordered?: unknown
}

/**
 * A cart as the browser stores it under its key. Every page shows how many pieces the guest's cart holds, so this code does not
 * load the rules for lines. The server renders the cart as empty. The browser reads the stored cart when the first component needs
 * it or when the cart first changes, whichever is earlier.
 */
export function storedCart(storage: BrowserStorage, key: string) {
  return createStore<StoredCart>(
    { lines: [] },
    {
      storage,
      key,
      version: 1,
      restore: (stored) => {
        const state = stored as Partial<StoredCart> | null | undefined // `pricedLines` checks the lines, which the cast only assumes.
        return { ...state, lines: pricedLines(state?.lines) }
      },
    },
  )
}

/** The guest's cart, in local storage. */
export const storedGuestCart = storedCart('localStorage', 'cart')

/** The lines of the guest's cart as far as their totals need them. */
export function usePricedLines(): readonly PricedLine[] {
  return useStore(storedGuestCart, ({ lines }) => lines)
}

export function useCartCount(): number {
  return itemCount(usePricedLines())
}

/** A cart: its lines, and the functions that change them. */
export interface Cart {
  lines(): readonly CartLine[]
  /** Adds a line. If the cart does not accept it, the cart stays as it is and the function returns the reason. */
  add(line: CartLine): ReturnType<typeof addingProblem>
  setQuantity(key: string, quantity: number): void
  setNote(key: string, note: string): void
  remove(key: string): void
  /** Replaces all lines, by those of a newer quote or by those from before a removal. */
  replace(lines: readonly CartLine[]): void
  readonly store: ReturnType<typeof storedCart>
  /** Opens the cart after something was added. It is absent if the cart is visible anyway. */
  readonly show?: () => void
}

/** The cart that a screen of the office provides. Without one, dishes are added to the guest's own. */
export const CurrentCart = createContext<Cart | undefined>(undefined)
