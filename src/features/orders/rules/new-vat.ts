import type { CartLine } from '#src/features/cart/rules/cart.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import { cartTotals, orderTotals, type OrderTotals, type PricedQuantity } from './order-totals.ts'

/** A line of the cart, with today's price where that is another. */
interface PricedLine {
  readonly line: CartLine
  readonly newPrice: number | undefined
}

/** What the same lines came to when the guest saw them, and come to at today's prices and VAT. */
export interface NewVat {
  readonly before: OrderTotals
  readonly now: OrderTotals
}

/**
 * What the guest is told where VAT is another than was seen. Undefined while it is the same or not known, and where the guest
 * pays the same: prices may have come to include what was added to them.
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

/** Whether VAT is added as it was, by another rate. */
export function isNewRate({ before, now }: NewVat): boolean {
  return before.taxMode === 'excluded' && now.taxMode === 'excluded'
}

export function pricedToday({ line, newPrice = line.price }: PricedLine): PricedQuantity {
  return { unitPrice: newPrice, quantity: line.quantity }
}
