import type { PriceLine } from '#src/design/price-lines.tsx'
import type { OrderTotals } from '../../rules/order-totals.ts'
import type { orderingTexts } from '../../texts/ordering-texts.ts'

/** The totals of a bill: subtotal, VAT at the rate that applies, and what is to be paid. */
export function totalLines(
  totals: OrderTotals,
  texts: Pick<typeof orderingTexts.en, 'subtotal' | 'vat' | 'total'>,
): PriceLine[] {
  return [
    { label: texts.subtotal, amount: totals.subtotal },
    { label: texts.vat(String(totals.vatRate)), amount: totals.vatAmount },
    { label: texts.total, amount: totals.grandTotal, strong: true },
  ]
}
