import { ButtonLink } from '#src/design/button.tsx'
import { SuccessMark } from '#src/design/success-mark.tsx'
import { Notice } from '#src/design/notice.tsx'
import { Price } from '#src/design/price.tsx'
import { amountOf } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { PlacedOrder } from '../../contract/order.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import { OrderedItems } from './ordered-items.tsx'
import styles from './ordering.module.css'
import { PaymentCode, PaymentLine } from './payment-part.tsx'
import { formatMoment } from '#src/features/orders/ui/shared/order-times.ts'

/** The order is placed: its code, what is to be paid, when it is made, and how to pay by transfer. */
export function SuccessStep({ order }: { order: PlacedOrder }) {
  const texts = useTexts(orderingTexts)
  const { items: ordered } = useTexts(ticketTexts)
  const language = useLanguage()
  const now = useServerMinute()
  return (
    <div className={styles.success}>
      <SuccessMark />
      <p>{texts.success.message}</p>
      {order.needsCall && <Notice>{texts.success.callFirst}</Notice>}
      <PaymentLine order={order} />
      <dl className={styles.facts}>
        <div className={styles.code}>
          <dt>{texts.success.code}</dt>
          <dd>{order.shortCode}</dd>
        </div>
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
      {order.scheduledTime && !order.needsCall && (
        <Notice>{texts.success.scheduled(formatMoment(order.scheduledTime, now, language))}</Notice>
      )}
      <PaymentCode order={order} ticketUrl={order.ticketUrl} />
      <section className={styles.ordered}>
        <h3 className={styles.partTitle}>{ordered}</h3>
        <OrderedItems items={order.items} />
      </section>
    </div>
  )
}

/** The link to the order's ticket; following it closes the dialog. */
export function SuccessFooter({ order, onLeave }: { order: PlacedOrder; onLeave: () => void }) {
  const texts = useTexts(orderingTexts).success
  return (
    <ButtonLink to={order.ticketUrl} wide size="large" onClick={onLeave}>
      {texts.ticket}
    </ButtonLink>
  )
}
