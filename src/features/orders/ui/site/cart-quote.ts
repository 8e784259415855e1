import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '#src/kernel/money.ts'
import { ApiError, type Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { lineKey, noteOf, type CartLine } from '#src/features/cart/rules/cart.ts'
import { useCartLines } from '#src/features/cart/ui/site/cart-store.ts'
import { fromStored } from '#src/features/customization/rules/choice.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { orderAmountProblems, orderTotals, type OrderTotals } from '../../rules/order-totals.ts'
import {
  emptyResult,
  isAboutLines,
  mergeResults,
  resultOfProblem,
  resultOfQuote,
  reviewCart,
  withoutProblems,
  withSuggestions,
  type CartResult,
  type CartReview,
} from '../../rules/review-cart.ts'

export interface CartQuote {
  lines: readonly CartLine[]
  result: CartResult
  review: CartReview
  /** The VAT in the totals that the guest has seen. */
  tax: Tax
  /**
   * The totals of the lines that can be ordered, with current prices as far as the server has sent them. If VAT has changed, the
   * totals contain the former VAT until the guest accepts the new one.
   */
  totals: OrderTotals
  tooLarge: boolean
  checking: boolean
  /** True if the last attempt to fetch the prices has failed. */
  failed: boolean
  /** Fetches the prices again and returns the new state of the cart. Never throws. */
  check(): Promise<CartReview>
  /** Stores the result that came with the rejection of an order, in place of the former result for the cart. */
  update(result: CartResult): void
  /**
   * Stores that the guest has seen the VAT on the screen. From then on `tax` stays the same until the guest accepts another VAT,
   * even if the server reports one.
   */
  noteVat(): void
  /** Stores that the guest accepts the current VAT. */
  acceptVat(): void
}

/** The guest's cart, with the server's result for it. The result is fetched only while the cart is `open`. */
export function useCartQuote(open: boolean): CartQuote {
  const client = useQueryClient()
  const lines = useCartLines()
  const options = cartQuoteQuery(browserApi, lines)
  const { data, isError, isFetching, refetch } = useQuery({ ...options, enabled: open && lines.length > 0 })

  const result = data ?? emptyResult
  const { seen, tax, ...vat } = useSeenVat(open, result.tax)
  const review = reviewCart(lines, result, tax)
  const totals = orderTotals(review.orderable, review.newVat ? tax : (result.tax ?? tax))
  return {
    lines,
    result,
    review,
    ...vat,
    tax,
    totals,
    tooLarge: orderAmountProblems(review.orderable, review.newVat?.now ?? totals).length > 0,
    checking: isFetching,
    failed: isError,
    check: async () => reviewCart(lines, (await refetch()).data ?? result, seen),
    update: (newer) => client.setQueryData(options.queryKey, mergeResults(result, newer)),
  }
}

/**
 * The VAT that the guest has seen since the cart was opened: the first VAT that the server has sent, or before that, the VAT in the
 * page's settings. Like the price of a line, it does not change until the guest accepts another.
 */
function useSeenVat(open: boolean, quoted: Tax | undefined) {
  const settings = useSiteSettings()
  const [seen, setSeen] = useState<Tax>()
  if (open && seen === undefined && quoted !== undefined) setSeen(quoted)
  if (!open && seen !== undefined) setSeen(undefined)
  const tax = seen ?? quoted ?? settings
  return { seen, tax, noteVat: () => setSeen(tax), acceptVat: () => setSeen(quoted ?? tax) }
}

/** The lines of the cart in the form of the API call that computes prices. */
function orderItems(lines: readonly CartLine[]) {
  return lines.map(({ id, name, price, quantity, customization }) => {
    const choices = fromStored(customization)
    return {
      id,
      name,
      price: amountText(price),
      quantity,
      ...(choices.length > 0 && { customization: choices }),
    }
  })
}

/**
 * The lines of the cart in the form of the API call that places an order. Unlike the call for prices, it contains the guest's
 * notes, on which no price depends.
 */
export function orderedItems(lines: readonly CartLine[]) {
  return orderItems(lines).map((item, index) => {
    const line = lines[index]
    const note = line && noteOf(line)
    return { ...item, ...(note && { note }) }
  })
}

/**
 * The query for the server's current result for a cart. It is fetched whenever the cart is opened or its lines change. If only a
 * quantity changes, no request is needed: the price per piece stays the same, and the browser computes the totals. Until a new
 * result arrives, the former one stays.
 */
export function cartQuoteQuery(api: Api, lines: readonly CartLine[]) {
  return queryOptions({
    queryKey: ['/api/orders/quote', lines.map(lineKey)],
    queryFn: () => quoteCart(api, lines),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/**
 * Asks the server for the prices of a cart. If the server rejects some lines, this function asks again without them, so that each
 * of the other lines gets a result. If the server suggests other choices for a rejected line, this function asks for that line with
 * the suggested choices.
 */
export async function quoteCart(api: Api, lines: readonly CartLine[]): Promise<CartResult> {
  let result = emptyResult
  let left = lines
  while (left.length > 0) {
    try {
      const quote = await api.call('POST /api/orders/quote', {
        body: { items: orderItems(withSuggestions(left, result)) },
      })
      return mergeResults(result, resultOfQuote(left, quote))
    } catch (error) {
      const rejected = error instanceof ApiError ? resultOfProblem(left, error) : emptyResult
      // The server has rejected even choices that it has suggested itself. This happens if the menu is just being changed. Asking
      // again could go on for ever, so the function throws the error.
      const again = Object.keys(rejected.suggested ?? {}).some((key) => result.suggested?.[key] !== undefined)
      if (again || !isAboutLines(rejected)) throw error
      result = mergeResults(result, rejected)
      left = withoutProblems(left, rejected)
    }
  }
  return result
}
