import type { OrderTotals } from '../../rules/order-totals.ts'
import type { orderingTexts } from '../../texts/ordering-texts.ts'

/** A line of the totals; `amount` in whole VND. */
interface TotalLine {
  readonly label: string
  readonly amount: number
  readonly strong?: boolean
}

/** The totals of a bill: what is to be paid, and VAT at the rate that applies, before it where it is added and after where it is included. */
export function totalLines(
  { subtotal, taxMode, vatRate, vatAmount, grandTotal }: OrderTotals,
  texts: Pick<typeof orderingTexts.en, 'subtotal' | 'vat' | 'vatWithin' | 'total'>,
): TotalLine[] {
  const total = { label: texts.total, amount: grandTotal, strong: true }
  if (taxMode === 'none') return [total]
  const rate = String(vatRate)
  if (taxMode === 'included') return [total, { label: texts.vatWithin(rate), amount: vatAmount }]
  return [{ label: texts.subtotal, amount: subtotal }, { label: texts.vat(rate), amount: vatAmount }, total]
}
