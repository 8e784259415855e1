import { useQuery, useQueryClient } from '@tanstack/react-query'

import { browserApi } from '#src/web/browser-api.ts'
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { useCartLines } from '#src/features/cart/ui/shared/cart-store.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import { orderAmountProblems, orderTotals, type OrderTotals } from '../../rules/order-totals.ts'
import {
  mergeResults,
  emptyResult,
  reviewCart,
  type CartResult,
  type CartReview,
} from '../../rules/review-cart.ts'
import { cartQuoteQuery } from '../site/cart-quote.ts'

export interface CartQuote {
  lines: readonly CartLine[]
  result: CartResult
  review: CartReview
  /** Of the lines that can be ordered, at today's prices as far as they are known. */
  totals: OrderTotals
  tooLarge: boolean
  checking: boolean
  /** The last attempt to check prices failed. */
  failed: boolean
  /** Asks again; returns what is known then. Never throws. */
  check(): Promise<CartReview>
  /** Takes over the result for the cart from a rejected order. */
  update(result: CartResult): void
}

/** The guest's cart beside what the server says of it, asked while `open`. */
export function useCartQuote(open: boolean): CartQuote {
  const client = useQueryClient()
  const { vatRate } = useSiteSettings()
  const lines = useCartLines()
  const options = cartQuoteQuery(browserApi, lines)
  const { data, isError, isFetching, refetch } = useQuery({ ...options, enabled: open && lines.length > 0 })

  const result = data ?? emptyResult
  const review = reviewCart(lines, result)
  const totals = orderTotals(review.orderable, result.vatRate ?? vatRate)
  return {
    lines,
    result,
    review,
    totals,
    tooLarge: orderAmountProblems(review.orderable, totals).length > 0,
    checking: isFetching,
    failed: isError,
    check: async () => reviewCart(lines, (await refetch()).data ?? result),
    update: (newer) => client.setQueryData(options.queryKey, mergeResults(result, newer)),
  }
}
