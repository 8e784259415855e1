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
  /** Of the lines that can be ordered, at today's prices as far as they are known; with that VAT while another has to be accepted. */
  totals: OrderTotals
  tooLarge: boolean
  checking: boolean
  /** The last attempt to check prices failed. */
  failed: boolean
  /** Asks again; returns what is known then. Never throws. */
  check(): Promise<CartReview>
  /** Takes over the result for the cart from a rejected order. */
  update(result: CartResult): void
  /** The guest has read the VAT that is shown: `tax` stays as it is, whatever is heard of it meanwhile. */
  noteVat(): void
  /** The guest accepts today's VAT. */
  acceptVat(): void
}

/** The guest's cart beside what the server says of it, asked while `open`. */
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
 * The VAT that the guest has seen while the cart is open: the first that the server said. As a line keeps its price, it stays
 * until the guest accepts another. Before the server has said one, it is that of the page.
 */
function useSeenVat(open: boolean, quoted: Tax | undefined) {
  const settings = useSiteSettings()
  const [seen, setSeen] = useState<Tax>()
  if (open && seen === undefined && quoted !== undefined) setSeen(quoted)
  if (!open && seen !== undefined) setSeen(undefined)
  const tax = seen ?? quoted ?? settings
  return { seen, tax, noteVat: () => setSeen(tax), acceptVat: () => setSeen(quoted ?? tax) }
}

/** Lines of the cart as the API takes them. */
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

/** Lines of the cart as they are ordered: with what the guest tells the kitchen, which no price depends on. */
export function orderedItems(lines: readonly CartLine[]) {
  return orderItems(lines).map((item, index) => {
    const line = lines[index]
    const note = line && noteOf(line)
    return { ...item, ...(note && { note }) }
  })
}

/**
 * Today's truth about a cart. Asked anew whenever the cart opens or its lines change; quantities change no price, so
 * the totals of those are computed here. While a new result is on its way the last one stays.
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
 * Asks for prices. Lines that are rejected are set aside and the rest is asked again, so that each line gets its result; where
 * the server suggests other choices, the line is asked again with those.
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
      // What was suggested is rejected as well: the menu is changing at this moment.
      const again = Object.keys(rejected.suggested ?? {}).some((key) => result.suggested?.[key] !== undefined)
      if (again || !isAboutLines(rejected)) throw error
      result = mergeResults(result, rejected)
      left = withoutProblems(left, rejected)
    }
  }
  return result
}
