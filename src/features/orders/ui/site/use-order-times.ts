import { useQuery } from '@tanstack/react-query'

import { browserApi } from '#src/web/browser-api.ts'
import { useCartLines } from '#src/features/cart/ui/site/cart-store.ts'
import { fromStored } from '#src/features/customization/rules/choice.ts'
import type { OrderTimes } from '../../contract/promised-times.ts'

/** The first part of the query's key. */
export const orderTimesKey = '/api/orders/times'

/** How often the times are asked for while the checkout is open, in milliseconds. */
const refresh = 60_000

/**
 * The times that the kitchen can keep for the cart. The server is asked whenever the checkout opens, because stored times would be
 * outdated. Undefined until the server has responded; the form then works without them.
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
