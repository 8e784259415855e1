import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { persistedIn } from '#src/web/browser-storage.ts'
import {
  addLine,
  addingProblem,
  type CartLine,
  itemCount,
  removeLine,
  setQuantity,
} from '../../rules/cart.ts'
import { restoreCart } from '../../rules/restore-cart.ts'

const storageKey = 'cart'

interface CartState {
  readonly lines: readonly CartLine[]
  /** Adds a line; returns why not where the cart will not take it, and then changes nothing. */
  add(line: CartLine): ReturnType<typeof addingProblem>
  setQuantity(key: string, quantity: number): void
  remove(key: string): void
  /** Takes over lines as a quote says they are now, or as they were before one was removed. */
  replace(lines: readonly CartLine[]): void
  clear(): void
}

/**
 * The guest's cart, persisted in local storage under `cart`. The server renders it empty; it is restored with the first
 * component that reads it, or with the first change, whichever is earlier.
 */
export const useCartStore = create<CartState>()(
  persist(
    (set, get) => {
      const change = (lines: (now: readonly CartLine[]) => readonly CartLine[]) => {
        restoreOnce()
        set({ lines: lines(get().lines) })
      }
      return {
        lines: [],
        add(line) {
          restoreOnce()
          const problem = addingProblem(get().lines, line)
          if (!problem) change((lines) => addLine(lines, line))
          return problem
        },
        setQuantity: (key, quantity) => change((lines) => setQuantity(lines, key, quantity)),
        remove: (key) => change((lines) => removeLine(lines, key)),
        replace: (lines) => change(() => lines),
        clear: () => change(() => []),
      }
    },
    {
      name: storageKey,
      version: 1,
      storage: persistedIn(() => localStorage),
      partialize: ({ lines }) => ({ lines }),
      // What lies in storage may be of another version of the site, or edited by hand.
      merge: (persisted, current) => ({
        ...current,
        lines: restoreCart((persisted as Partial<CartState> | undefined)?.lines),
      }),
      skipHydration: true,
    },
  ),
)

let restored = false

/** Reads the persisted cart, once, and follows what other tabs do to it. */
function restoreOnce(): void {
  if (restored || typeof window === 'undefined') return
  restored = true
  void useCartStore.persist.rehydrate()
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) void useCartStore.persist.rehydrate()
  })
}

export function useCartLines(): readonly CartLine[] {
  useEffect(restoreOnce, [])
  return useCartStore((cart) => cart.lines)
}

export function useCartCount(): number {
  useEffect(restoreOnce, [])
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
