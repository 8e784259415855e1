import { useQuery } from '@tanstack/react-query'

import { browserApi } from '#src/web/browser-api.ts'
import { useCartLines } from '#src/features/cart/ui/site/cart-store.ts'
import { fromStored } from '#src/features/customization/rules/choice.ts'
import type { OrderTimes } from '../../contract/promised-times.ts'

/** The first part of the key of the query for times. */
export const orderTimesKey = '/api/orders/times'

/** Milliseconds: how often the times are fetched again while the checkout is open. */
const refresh = 60_000

/**
 * The times at which the order in the cart can be ready. They are fetched anew whenever the checkout opens, because stored times
 * would be outdated. Undefined until the server has responded; the form works without them.
 */
export function useOrderTimes(): OrderTimes | undefined {
  const items = useCartLines().map(({ id, quantity, customization }) => {
    const choices = fromStored(customization)
    return { id, quantity, ...(choices.length > 0 && { customization: choices }) }
  })
  const { data } = useQuery({
    queryKey: [orderTimesKey, items],
    queryFn: () => browserApi.call('POST /api/orders/times', { body: { items } }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: refresh,
  })
  return data
}
