import { lazy } from 'react'

import { Skeleton } from '#src/design/skeleton.tsx'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { isToTransfer, type Transferable } from '../../rules/order-progress.ts'
import { paymentTexts } from '../../texts/payment-texts.ts'

const TransferCode = lazy(() =>
  import('./transfer-code.tsx').then((part) => ({ default: part.TransferCode })),
)

type PaidOrder = Transferable & Pick<OrderTicket, 'orderType' | 'grandTotal' | 'shortCode'>

/** Says in one sentence how the guest pays this order. Renders nothing if `PaymentCode` says it. */
export function PaymentLine({ order }: { order: PaidOrder }) {
  const texts = useTexts(paymentTexts)
  const { bankAccount } = useSiteSettings()
  const amount = formatMoney(order.grandTotal)
  if (order.paymentMethod === 'cash') return <p>{texts.cash[order.orderType](amount)}</p>
  return bankAccount && !waitsForCall(order) ? null : <p>{texts.transferByCall(amount)}</p>
}

interface PaymentCodeProps {
  order: PaidOrder
  /** The path of the page with the order's ticket. */
  ticketUrl: string
  heading: 'h2' | 'h3'
}

/**
 * The QR code for a bank transfer. It is shown only if the guest still has to transfer the money and the restaurant has entered a
 * bank account.
 */
export function PaymentCode({ order, ticketUrl, heading }: PaymentCodeProps) {
  const texts = useTexts(paymentTexts)
  const { bankAccount } = useSiteSettings()
  if (!bankAccount || !isToTransfer(order)) return null
  return (
    <PagePart
      waiting={<Skeleton shape="block" width="100%" height="40rem" />}
      failed={
        <p>
          {texts.transferByCall(formatMoney(order.grandTotal))} <CallLink />
        </p>
      }
    >
      <TransferCode
        account={bankAccount}
        amount={amountOf(order.grandTotal)}
        code={order.shortCode}
        pictureUrl={`${ticketUrl}/transfer-code.png`}
        heading={heading}
      />
    </PagePart>
  )
}
