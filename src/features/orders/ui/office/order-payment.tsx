import { SegmentedControl } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import type { Order, PaymentMethod } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import styles from './order-parts.module.css'
import { useOrderPayment } from './order-writes.ts'

/** The values of the field for the payment: not paid, or the payment method. */
type Payment = PaymentMethod | 'unpaid'
const payments: readonly Payment[] = ['unpaid', 'cash', 'transfer']
const tones = { unpaid: 'neutral', cash: 'success', transfer: 'success' } as const

/** Whether and how an order is paid. Staff can change this, except for an archived order. */
export function OrderPayment({ order }: { order: Order }) {
  if (order.archivedAt !== null) return <PaymentBadge order={order} />
  return (
    <>
      <PaymentSwitch order={order} />
      <Difference order={order} />
    </>
  )
}

/** A badge that shows whether and how an order is paid. */
export function PaymentBadge({ order }: { order: Order }) {
  const texts = useTexts(orderFormTexts).payment
  const { paidVia } = useOrderPayment(order)
  return (
    <>
      <Badge tone={tones[paidVia ?? 'unpaid']}>{paidVia ? texts.paid[paidVia] : texts.unpaid}</Badge>
      <Difference order={order} />
    </>
  )
}

function PaymentSwitch({ order }: { order: Order }) {
  const texts = useTexts(orderFormTexts).payment
  const { paidVia, setPaidVia } = useOrderPayment(order)
  return (
    <SegmentedControl
      className={styles.payment}
      aria-label={texts.label(shortCode(order.id))}
      data={payments.map((value) => ({ value, label: texts.choices[value] }))}
      value={paidVia ?? 'unpaid'}
      onChange={(chosen) => setPaidVia(chosen === 'unpaid' ? null : chosen)}
    />
  )
}

/** Shows the difference between the paid amount and the grand total, if the order was edited after the payment. */
function Difference({ order: { paidAmount, grandTotal } }: { order: Order }) {
  const texts = useTexts(orderFormTexts).payment
  const due = paidAmount === null ? 0 : amountOf(grandTotal) - amountOf(paidAmount)
  if (due === 0) return null
  return <Badge tone="danger">{due > 0 ? texts.due(formatMoney(due)) : texts.back(formatMoney(-due))}</Badge>
}
