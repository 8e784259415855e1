import type { OrderTotals } from '../../rules/order-totals.ts'
import type { orderingTexts } from '../../texts/ordering-texts.ts'

/** A line of the totals. `amount` is in whole VND. */
interface TotalLine {
  readonly label: string
  readonly amount: number
  readonly strong?: boolean
}

/**
 * The lines with the totals of a bill: the amount to pay, and the VAT with its rate. VAT stands before the total if it is added to
 * the prices, and after it if the prices include it.
 */
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
