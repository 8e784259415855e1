import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { orderTotals, type OrderTotals, type PricedQuantity } from './order-totals.ts'

/** A line of the cart, with today's price where that is another. */
interface PricedLine {
  readonly line: CartLine
  readonly newPrice: number | undefined
}

/** What the same lines came to when the guest saw them, and come to at today's prices and rate of VAT. */
export interface NewVat {
  readonly before: OrderTotals
  readonly now: OrderTotals
}

/** What the guest is told where the rate of VAT, in percent, is another than was seen; undefined while it is the same or not known. */
export function newVatOf(
  lines: readonly PricedLine[],
  seenRate: number | undefined,
  rate: number | undefined,
): NewVat | undefined {
  if (seenRate === undefined || rate === undefined || rate === seenRate) return undefined
  const seen = lines.map(({ line }) => line)
  return { before: seenTotals(seen, seenRate), now: orderTotals(lines.map(pricedToday), rate) }
}

/** What lines come to at the prices of the cart, which the guest has seen; the rate in percent. */
export function seenTotals(lines: readonly CartLine[], vatRate: number): OrderTotals {
  return orderTotals(
    lines.map((line) => pricedToday({ line, newPrice: undefined })),
    vatRate,
  )
}

export function pricedToday({ line, newPrice = line.price }: PricedLine): PricedQuantity {
  return { unitPrice: newPrice, quantity: line.quantity }
}
