import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { amountText } from '#src/kernel/money.ts'
import { ApiError } from '#src/web/api.ts'
import type { Api } from '#src/web/api.ts'
import { lineKey, noteOf } from '#src/features/cart/rules/cart.ts'
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { fromStored } from '#src/features/customization/rules/choice.ts'
import {
  resultOfQuote,
  resultOfProblem,
  mergeResults,
  emptyResult,
  withoutProblems,
  type CartResult,
} from '../../rules/review-cart.ts'

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
 * Asks for prices; lines that are rejected are set aside and the rest is asked again, so that each line gets its
 * result.
 */
async function quoteCart(api: Api, lines: readonly CartLine[]): Promise<CartResult> {
  let result = emptyResult
  let left = lines
  while (left.length > 0) {
    try {
      const quote = await api.call('POST /api/orders/quote', {
        body: { items: orderItems(left) },
      })
      return mergeResults(result, resultOfQuote(left, quote))
    } catch (error) {
      const rejected = error instanceof ApiError ? resultOfProblem(left, error) : emptyResult
      if (Object.keys(rejected.problems).length === 0) throw error
      result = mergeResults(result, rejected)
      left = withoutProblems(left, rejected)
    }
  }
  return result
}
