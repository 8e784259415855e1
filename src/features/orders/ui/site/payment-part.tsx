import { lazy } from 'react'

import { Skeleton } from '#src/design/skeleton.tsx'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/use-site-settings.tsx'
import type { OrderTicket } from '../../contract/order.ts'
import { paymentTexts } from '../../texts/payment-texts.ts'

const TransferCode = lazy(() =>
  import('./transfer-code.tsx').then((part) => ({ default: part.TransferCode })),
)

type PaidOrder = Pick<
  OrderTicket,
  'paymentMethod' | 'orderType' | 'grandTotal' | 'shortCode' | 'needsCall' | 'status'
>

/** How this order is paid, in one sentence. */
export function PaymentLine({ order }: { order: PaidOrder }) {
  const texts = useTexts(paymentTexts)
  const { bankAccount } = useSiteSettings()
  const amount = formatMoney(order.grandTotal)
  if (order.paymentMethod === 'cash') return <p>{texts.cash[order.orderType](amount)}</p>
  return (
    <p>{bankAccount && !waitsForCall(order) ? texts.transferByCode(amount) : texts.transferByCall(amount)}</p>
  )
}

/** The code to transfer with, where the order is paid so and the restaurant has named an account; not before it has called, where it calls first. */
export function PaymentCode({ order }: { order: PaidOrder }) {
  const texts = useTexts(paymentTexts)
  const { bankAccount } = useSiteSettings()
  if (order.paymentMethod !== 'transfer' || !bankAccount || waitsForCall(order)) return null
  return (
    <PagePart
      waiting={<Skeleton shape="block" width="100%" height="30rem" />}
      failed={
        <p>
          {texts.transferByCall(formatMoney(order.grandTotal))} <CallLink />
        </p>
      }
    >
      <TransferCode account={bankAccount} amount={amountOf(order.grandTotal)} code={order.shortCode} />
    </PagePart>
  )
}
