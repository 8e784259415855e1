import { Notice } from '#src/design/notice.tsx'
import { Price } from '#src/design/price.tsx'
import { amountOf } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import type { PlacedOrder } from '../../contract/order.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import { OrderOven } from './order-oven.tsx'
import { OrderedItems } from './ordered-items.tsx'
import { UnattendedNotice } from './unattended-notice.tsx'
import styles from './ordering.module.css'
import { PaymentCode, PaymentLine } from './payment-part.tsx'

/**
 * Shown after the order was placed: when the guest gets it, its code, the QR code for a bank transfer if one is needed, and the
 * amount to pay.
 */
export function SuccessStep({ order }: { order: PlacedOrder }) {
  const texts = useTexts(orderingTexts)
  const { items: ordered } = useTexts(ticketTexts)
  return (
    <div className={styles.success}>
      <OrderOven order={order} className={styles.oven}>
        <dl className={styles.code}>
          <dt>{texts.success.code}</dt>
          <dd>{order.shortCode}</dd>
        </dl>
      </OrderOven>
      <PaymentCode order={order} ticketUrl={order.ticketUrl} heading="h3" />
      <p>{texts.success.message}</p>
      <UnattendedNotice ticketUrl={order.ticketUrl} />
      {order.needsCall && <Notice>{texts.success.callFirst}</Notice>}
      <PaymentLine order={order} />
      <dl className={styles.facts}>
        {order.tableLabel && (
          <div className={styles.table}>
            <dt>{texts.success.table}</dt>
            <dd>{order.tableLabel}</dd>
          </div>
        )}
        <div className={styles.toPay}>
          <dt>{texts.total}</dt>
          <dd>
            <Price amount={amountOf(order.grandTotal)} size="large" />
          </dd>
        </div>
      </dl>
      <section className={styles.ordered}>
        <h3 className={styles.partTitle}>{ordered}</h3>
        <OrderedItems items={order.items} note={order.specialInstructions} />
      </section>
    </div>
  )
}
