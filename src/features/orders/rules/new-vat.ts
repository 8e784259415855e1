import type { CartLine } from '#src/features/cart/rules/cart.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import { cartTotals, orderTotals, type OrderTotals, type PricedQuantity } from './order-totals.ts'

/** A line of the cart, with the current price if the price has changed. */
interface PricedLine {
  readonly line: CartLine
  readonly newPrice: number | undefined
}

/** The totals of the same lines when the guest last saw them, and with the current prices and VAT. */
export interface NewVat {
  readonly before: OrderTotals
  readonly now: OrderTotals
}

/**
 * What the guest is told if VAT has changed since the guest saw the totals. Undefined if VAT is unchanged or not known. Also
 * undefined if the guest pays the same amount as before, as when the prices now include the VAT that was added before.
 */
export function newVatOf(
  lines: readonly PricedLine[],
  seen: Tax | undefined,
  tax: Tax | undefined,
): NewVat | undefined {
  if (!seen || !tax || (tax.taxMode === seen.taxMode && tax.vatRate === seen.vatRate)) return undefined
  const before = cartTotals(
    lines.map(({ line }) => line),
    seen,
  )
  const now = orderTotals(lines.map(pricedToday), tax)
  return before.grandTotal === now.grandTotal ? undefined : { before, now }
}

/** True if VAT was and still is added to the prices, so that only the rate has changed. */
export function isNewRate({ before, now }: NewVat): boolean {
  return before.taxMode === 'excluded' && now.taxMode === 'excluded'
}

export function pricedToday({ line, newPrice = line.price }: PricedLine): PricedQuantity {
  return { unitPrice: newPrice, quantity: line.quantity }
}
