import { createStore, useStore } from '#src/web/store.ts'

/** Which step of ordering is open. */
export type OrderingStep = 'closed' | 'cart' | 'checkout' | 'success'

const ordering = createStore<OrderingStep>('closed')

export const orderingStep = ordering.get
export const showOrdering = ordering.set

export function useOrderingStep(): OrderingStep {
  return useStore(ordering, (step) => step)
}
