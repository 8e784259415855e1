import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { addLine, addingRefused, type CartLine, itemCount, removeLine, setQuantity } from '../../rules/cart.ts'

interface CartState {
  readonly lines: readonly CartLine[]
  /** Adds a line; answers why not where the cart will not take it, and then changes nothing. */
  add(line: CartLine): ReturnType<typeof addingRefused>
  setQuantity(key: string, quantity: number): void
  remove(key: string): void
  /** Takes over lines as a quote says they are now. */
  replace(lines: readonly CartLine[]): void
  clear(): void
}

/**
 * The guest's cart, kept in local storage under `cart`. The server renders it empty, so components read it through
 * `useCartLines`, which hydrates after the first rendering.
 */
export const useCartStore = create<CartState>()(
  persist(
    (set, get) => ({
      lines: [],
      add(line) {
        const refused = addingRefused(get().lines, line)
        if (!refused) set({ lines: addLine(get().lines, line) })
        return refused
      },
      setQuantity: (key, quantity) => set({ lines: setQuantity(get().lines, key, quantity) }),
      remove: (key) => set({ lines: removeLine(get().lines, key) }),
      replace: (lines) => set({ lines }),
      clear: () => set({ lines: [] }),
    }),
    { name: 'cart', version: 1, partialize: ({ lines }) => ({ lines }), skipHydration: true },
  ),
)

export function useCartCount(): number {
  return useCartStore((cart) => itemCount(cart.lines))
}

/** Which step of ordering is open. */
export type OrderingStep = 'closed' | 'cart' | 'checkout' | 'success'

interface OrderingState {
  readonly step: OrderingStep
  show(step: OrderingStep): void
}

export const useOrdering = create<OrderingState>()((set) => ({
  step: 'closed',
  show: (step) => set({ step }),
}))
