import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

import { emptyCheckout, type CheckoutForm } from '../../rules/checkout.ts'
import { restoreCheckout } from '../../rules/restore-checkout.ts'

interface CheckoutDraft {
  readonly form: CheckoutForm
  change(part: Partial<CheckoutForm>): void
  reset(): void
}

/**
 * The half-filled checkout form. It lives in the tab's session storage, so that neither a reload nor another language
 * nor a failed order costs the guest a word; it is gone with the tab.
 */
export const useCheckoutDraft = create<CheckoutDraft>()(
  persist(
    (set) => ({
      form: emptyCheckout,
      change: (part) => set(({ form }) => ({ form: { ...form, ...part } })),
      reset: () => set({ form: emptyCheckout }),
    }),
    {
      name: 'checkout',
      storage: createJSONStorage(() => ({
        getItem: (name) => attempt(() => sessionStorage.getItem(name)),
        setItem: (name, value) => attempt(() => sessionStorage.setItem(name, value)),
        removeItem: (name) => attempt(() => sessionStorage.removeItem(name)),
      })),
      partialize: ({ form }) => ({ form }),
      merge: (kept, draft) => ({
        ...draft,
        form: restoreCheckout((kept as Partial<CheckoutDraft> | undefined)?.form),
      }),
    },
  ),
)

/** Storage can be forbidden or full; the form then lives as long as the page. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
