import { amountOf, maxAmount, vatAmount, vatWithin } from '#src/kernel/money.ts'
import { type CartLine, maxLines, maxPieces } from '#src/features/cart/rules/cart.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import type { Order } from '../contract/order.ts'

/** The totals of an order in whole VND. The guest pays the grand total: the subtotal, plus VAT if the prices do not include it. */
export interface OrderTotals extends Tax {
  subtotal: number
  vatAmount: number
  grandTotal: number
}

/** The fields of a line that are needed for the totals. `unitPrice` is in whole VND. */
export interface PricedQuantity {
  unitPrice: number
  quantity: number
}

/** A limit that an order exceeds. `line` is the index of the line. */
export type OrderLimitProblem =
  | { code: 'orders.no-lines'; message: string }
  | { code: 'orders.too-many-lines'; message: string; max: number }
  | { code: 'orders.quantity-invalid'; message: string; line: number; max: number }
  | { code: 'orders.amount-too-large'; message: string; line?: number }

/**
 * Computes the subtotal, the VAT and the grand total of lines. VAT is computed on the subtotal and rounded once to whole VND. The
 * function accepts any lines, even an empty cart; `orderSizeProblems` and `orderAmountProblems` check whether the lines can be
 * ordered.
 */
export function orderTotals(lines: readonly PricedQuantity[], { taxMode, vatRate }: Tax): OrderTotals {
  const subtotal = lines.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0)
  if (taxMode === 'included')
    return { subtotal, taxMode, vatRate, vatAmount: vatWithin(subtotal, vatRate), grandTotal: subtotal }
  const vat = vatAmount(subtotal, vatRate)
  return { subtotal, taxMode, vatRate, vatAmount: vat, grandTotal: subtotal + vat }
}

/**
 * The totals of a cart's lines with the prices stored in the cart and the VAT in `tax`. These are the totals that the guest has
 * seen.
 */
export function cartTotals(lines: readonly CartLine[], tax: Tax): OrderTotals {
  return orderTotals(
    lines.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
    tax,
  )
}

/** The totals of an order as numbers, from the amounts that were stored when it was placed. */
export function soldTotals({
  totalAmount,
  taxMode,
  vatRate,
  vatAmount: vat,
  grandTotal,
}: Pick<Order, 'totalAmount' | 'vatAmount' | 'grandTotal' | keyof Tax>): OrderTotals {
  return {
    subtotal: amountOf(totalAmount),
    taxMode,
    vatRate,
    vatAmount: amountOf(vat),
    grandTotal: amountOf(grandTotal),
  }
}

/** Finds lines and quantities outside their limits: 1 to 50 lines, 1 to 99 whole pieces each. */
export function orderSizeProblems(lines: readonly { quantity: number }[]): OrderLimitProblem[] {
  if (lines.length === 0) return [{ code: 'orders.no-lines', message: 'The cart is empty' }]
  if (lines.length > maxLines) {
    const message = `An order holds at most ${maxLines} lines`
    return [{ code: 'orders.too-many-lines', message, max: maxLines }]
  }
  return lines.flatMap(({ quantity }, line) => {
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= maxPieces) return []
    const message = `A quantity is a whole number from 1 to ${maxPieces}`
    return [{ code: 'orders.quantity-invalid' as const, message, line, max: maxPieces }]
  })
}

/**
 * Finds amounts that are too large for their numeric(10,2) columns: amounts of single lines, or, if none of these is too large, the
 * amount of the whole order.
 */
export function orderAmountProblems(
  lines: readonly PricedQuantity[],
  totals: OrderTotals,
): OrderLimitProblem[] {
  const code = 'orders.amount-too-large' as const
  const message = 'This amount is too large for one order'
  const tooLarge = lines.flatMap(({ unitPrice, quantity }, line) =>
    unitPrice * quantity > maxAmount ? [{ code, message, line }] : [],
  )
  if (tooLarge.length > 0) return tooLarge
  // The grand total is never less than the subtotal, so it is enough to check the grand total.
  return totals.grandTotal > maxAmount ? [{ code, message }] : []
}
