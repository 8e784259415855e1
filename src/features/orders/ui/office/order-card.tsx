import { Button } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { PhoneIcon } from '#src/design/icons.tsx'
import layout from '#src/design/layout.module.css'
import { formatMoney } from '#src/kernel/money.ts'
import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { CopyButton } from '#src/web/office/copy-button.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { DeleteLink, DetailsLink, EditLink } from '#src/web/office/row-links.tsx'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import { useIsFresh } from '#src/features/notifications/ui/office/live-store.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels, placeOf } from '../../texts/order-labels.ts'
import { orderAsText } from './order-as-text.ts'
import { OrderDueTime } from './order-due-time.tsx'
import { OrderLines } from './order-lines.tsx'
import styles from './order-parts.module.css'
import { OrderPayment } from './order-payment.tsx'
import { orderResource } from './order-resource.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusControls } from './status-controls.tsx'

interface OrderCardProps {
  readonly order: Order
  /** True in an overview: the status is read only, and the card has no links to the order's details, to edit it or to delete it. */
  readonly isShort?: boolean
  /** True if all orders of the list have the same phone number: the card then has no link to that number's other open orders. */
  readonly hidesNumber?: boolean
}

/**
 * An order as a card in a list: when it is due, what is to be made and for whom. Staff can set its status here; in the short form
 * the status is read only.
 */
export function OrderCard({ order, isShort = false, hidesNumber = false }: OrderCardProps) {
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const code = shortCode(order.id)
  const fresh = useIsFresh(order.id)
  return (
    <article
      className={classNames(card.card, fresh && card.marked, fresh && card.fresh)}
      aria-label={texts.dialog.title(code)}
    >
      <header className={styles.head}>
        <OrderDueTime order={order} />
        <div className={layout.baseline}>
          <h3 className={styles.code}>{code}</h3>
          {order.archivedAt === null && <StatusBadge status={order.status} />}
          {fresh && <Badge tone="gold">{texts.fresh}</Badge>}
          {order.source === 'staff' && <Badge>{texts.byPhone}</Badge>}
          <strong className={styles.amount}>
            <span className="visually-hidden">{texts.total} </span>
            {formatMoney(order.grandTotal)}
          </strong>
        </div>
      </header>
      <CallMarks row={order} hidesNumber={hidesNumber} />
      <OrderLines order={order} />
      <OrderCustomer order={order} />
      <footer className={card.actions}>
        {!isShort && (
          <>
            <StatusControls order={order} />
            <OrderPayment order={order} />
          </>
        )}
        <div className={styles.more}>
          <CopyButton text={() => orderAsText(order, language, serverTime())} label={texts.copyOf(code)} />
          {!isShort && <OrderCardLinks order={order} />}
        </div>
      </footer>
    </article>
  )
}

/** Who has ordered, how the order is handed over and paid, and the button that calls the guest. */
export function OrderCustomer({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const phone = order.shownPhone
  return (
    <div className={styles.customer}>
      <p className={styles.name}>
        {order.customerName}
        <span className={styles.how}>
          {placeOf(order, language)} · {orderLabels[language].payment[order.paymentMethod]}
        </span>
        {order.createdBy !== null && <span className={styles.how}>{texts.takenBy(order.createdByName)}</span>}
      </p>
      <Button
        component="a"
        href={`tel:${order.customerPhone}`}
        variant="default"
        leftSection={<PhoneIcon size="1.25rem" />}
        aria-label={texts.callOf(phone)}
      >
        {phone}
      </Button>
    </div>
  )
}

/** The links of a card: to all details of an order and, for admins, to edit and delete the order. */
function OrderCardLinks({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const address = useOpenAddress('order')
  const { id } = order
  const code = shortCode(id)
  const mayChange = orderResource.mayChange(order)
  return (
    <>
      {mayChange && <EditLink to={address({ as: 'edit', id })} label={texts.edit(code)} />}
      <DetailsLink to={address({ as: 'details', id })} label={texts.detailsOf(code)} />
      {mayChange && <DeleteLink to={address({ as: 'delete', id })} label={texts.deleteOf(code)} />}
    </>
  )
}
