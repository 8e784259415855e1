import { createStore, useStore } from '#src/web/store.ts'
import * as cart from '../../rules/cart.ts'
import type { CartLine } from '../../rules/cart.ts'
import { restoreCart } from '../../rules/restore-cart.ts'

interface Cart {
  readonly lines: readonly CartLine[]
}

/**
 * The guest's cart, persisted in local storage under `cart`. The server renders it empty; the browser restores it with the
 * first component that reads it, or with the first change, whichever is earlier.
 */
const store = createStore<Cart>(
  { lines: [] },
  {
    storage: 'localStorage',
    key: 'cart',
    version: 1,
    restore: (stored) => ({ lines: restoreCart((stored as Partial<Cart> | undefined)?.lines) }), // checked by `restoreCart`
  },
)

/** The lines of the cart now, outside of components. */
export const cartLines = () => store.get().lines

/** Adds a line; returns why not where the cart will not take it, and then changes nothing. */
export function addToCart(line: CartLine): ReturnType<typeof cart.addingProblem> {
  const problem = cart.addingProblem(cartLines(), line)
  if (!problem) replaceCart(cart.addLine(cartLines(), line))
  return problem
}

export function setQuantityInCart(key: string, quantity: number): void {
  replaceCart(cart.setQuantity(cartLines(), key, quantity))
}

export function setNoteInCart(key: string, note: string): void {
  replaceCart(cart.setNote(cartLines(), key, note))
}

export function removeFromCart(key: string): void {
  replaceCart(cart.removeLine(cartLines(), key))
}

/** Takes over lines as a quote says they are now, or as they were before one was removed. */
export function replaceCart(lines: readonly CartLine[]): void {
  store.set({ lines })
}

export function useCartLines(): readonly CartLine[] {
  return useStore(store, ({ lines }) => lines)
}

export function useCartCount(): number {
  return useStore(store, ({ lines }) => cart.itemCount(lines))
}

/** Which step of ordering is open. */
export type OrderingStep = 'closed' | 'cart' | 'checkout' | 'success'

const ordering = createStore<OrderingStep>('closed')

export const orderingStep = ordering.get
export const showOrdering = ordering.set

export function useOrderingStep(): OrderingStep {
  return useStore(ordering, (step) => step)
}
