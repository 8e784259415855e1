import { Notice } from '#src/design/notice.tsx'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { paymentTexts } from '../../texts/payment-texts.ts'
import { formatMoment } from './order-times.ts'

/**
 * Says how much is paid, how, and when the restaurant stored the payment, and by how much the order's total has changed since.
 * Renders nothing if nothing is paid.
 */
export function PaidNotice({ order }: { order: OrderTicket }) {
  const texts = useTexts(paymentTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const { paidAt, paidAmount, paidVia, grandTotal } = order
  if (paidAt === null || paidAmount === null || paidVia === null) return null
  const when = formatMoment(restaurantDateTime(new Date(paidAt)), now, language)
  const left = amountOf(grandTotal) - amountOf(paidAmount)
  return (
    <Notice tone="success">
      <p>{texts.paid[paidVia](formatMoney(paidAmount), when)}</p>
      {left > 0 && <p>{texts.leftToPay(formatMoney(left))}</p>}
      {left < 0 && <p>{texts.paidTooMuch(formatMoney(-left))}</p>}
    </Notice>
  )
}
