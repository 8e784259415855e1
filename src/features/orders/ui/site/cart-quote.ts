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
  /** The VAT that the guest has seen. */
  tax: Tax
  /**
   * The totals of the lines that can be ordered, at today's prices as far as they are known. Until the guest accepts a changed VAT,
   * the totals contain the VAT that the guest saw before.
   */
  totals: OrderTotals
  tooLarge: boolean
  checking: boolean
  /** True if the last attempt to check prices failed. */
  failed: boolean
  /** Asks the server for prices again and returns what is then known about the cart. Never throws. */
  check(): Promise<CartReview>
  /** Replaces the result for the cart with the one that came with the rejection of an order. */
  update(result: CartResult): void
  /**
   * Records that the guest has read the VAT that is shown: `tax` then stays the same until the guest accepts another, even if the
   * server reports another VAT meanwhile.
   */
  noteVat(): void
  /** Records that the guest accepts today's VAT. */
  acceptVat(): void
}

/** The guest's cart together with the server's result for it. The result is fetched while the cart is `open`. */
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
 * The VAT that the guest has seen while the cart is open: the first VAT that the server reported. Like the price of a line, it
 * stays until the guest accepts another. Before the server has reported any, it is the VAT in the page's settings.
 */
function useSeenVat(open: boolean, quoted: Tax | undefined) {
  const settings = useSiteSettings()
  const [seen, setSeen] = useState<Tax>()
  if (open && seen === undefined && quoted !== undefined) setSeen(quoted)
  if (!open && seen !== undefined) setSeen(undefined)
  const tax = seen ?? quoted ?? settings
  return { seen, tax, noteVat: () => setSeen(tax), acceptVat: () => setSeen(quoted ?? tax) }
}

/** Turns the lines of the cart into the items that the API prices. */
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
 * Turns the lines of the cart into the items that an order sends. Unlike a request for prices, an order includes the guest's notes
 * for the kitchen, because no price depends on the notes.
 */
export function orderedItems(lines: readonly CartLine[]) {
  return orderItems(lines).map((item, index) => {
    const line = lines[index]
    const note = line && noteOf(line)
    return { ...item, ...(note && { note }) }
  })
}

/**
 * The server's current result for a cart. It is fetched again whenever the cart opens or its lines change. A new quantity changes
 * no price per piece, so it needs no request: the totals are computed in the browser. While a new result loads, the previous one
 * stays.
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
 * Asks the server for prices. If the server rejects some lines, this asks again for the other lines alone, so that each line gets
 * its result. If the server suggests other choices for a line, this asks for that line with the suggested choices.
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
      // The server rejects even the choices that it suggested itself, because the menu is changing at this moment. Asking again
      // could go on for ever, so this throws.
      const again = Object.keys(rejected.suggested ?? {}).some((key) => result.suggested?.[key] !== undefined)
      if (again || !isAboutLines(rejected)) throw error
      result = mergeResults(result, rejected)
      left = withoutProblems(left, rejected)
    }
  }
  return result
}
