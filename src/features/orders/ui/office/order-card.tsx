import { Button } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { PhoneIcon } from '#src/design/icons.tsx'
import layout from '#src/design/layout.module.css'
import { formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { CallCode } from '#src/web/office/call-code.tsx'
import card from '#src/web/office/card.module.css'
import { MoreButton, useFold } from '#src/web/office/more-fold.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { DetailsLink } from '#src/web/office/row-links.tsx'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import { useIsFresh } from '#src/features/notifications/ui/office/live-store.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { guestOf, isByPhone } from '../../rules/table-order.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels, placeOf } from '../../texts/order-labels.ts'
import { CancelReason } from './cancel-reason.tsx'
import { OrderDueNote, OrderDueTime } from './order-due-time.tsx'
import { OrderAllergy, OrderLines } from './order-lines.tsx'
import styles from './order-parts.module.css'
import { OrderPayment } from './order-payment.tsx'
import { CopyOrder, RareActions } from './rare-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import { NextStep, StatusControls } from './status-controls.tsx'

interface OrderCardProps {
  readonly order: Order
  /**
   * True for a card that only informs. It has no list of statuses, and no links to the order's details, to its form and to its
   * deletion.
   */
  readonly isShort?: boolean
  /**
   * True if all orders in the list have the same phone number. The card then has no link to the other open orders of this number.
   */
  readonly hidesNumber?: boolean
}

/**
 * The card of an order in a list: when it is due, what has to be made, and for whom. Staff can set its status here, except on a
 * short card.
 */
export function OrderCard({ order, isShort = false, hidesNumber = false }: OrderCardProps) {
  const texts = useTexts(officeOrdersTexts)
  const code = shortCode(order.id)
  const fresh = useIsFresh(order.id)
  return (
    <article
      className={classNames(card.card, styles.card, fresh && card.marked, fresh && card.fresh)}
      aria-label={texts.dialog.title(code)}
    >
      <header className={styles.head}>
        <div>
          <OrderDueTime order={order} />
          <OrderDueNote order={order} />
        </div>
        <div className={layout.baseline}>
          <h3 className={styles.code}>
            <CallCode code={code} />
          </h3>
          {isShort && <CopyOrder order={order} isQuiet />}
          {isShort && order.archivedAt === null && <StatusBadge status={order.status} />}
          {fresh && <Badge tone="gold">{texts.fresh}</Badge>}
          {isByPhone(order) && <Badge>{texts.byPhone}</Badge>}
          <strong className={styles.amount}>
            <span className="visually-hidden">{texts.total} </span>
            {formatMoney(order.grandTotal)}
          </strong>
        </div>
      </header>
      <OrderAllergy order={order} />
      <CallMarks row={order} hidesNumber={hidesNumber} />
      <div className={styles.body}>
        <div className={styles.made}>
          <OrderLines order={order} />
          <CancelReason order={order} />
        </div>
        <OrderCustomer order={order} />
      </div>
      {!isShort && <OrderActions order={order} />}
    </article>
  )
}

/**
 * What staff can do with an order in the list: set its status and payment, take the next step by one press, and open the actions
 * that are seldom needed.
 */
function OrderActions({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const address = useOpenAddress('order')
  const rare = useFold()
  return (
    <footer className={card.actions}>
      <StatusControls order={order} />
      <OrderPayment order={order} />
      <div className={styles.more}>
        <DetailsLink
          to={address({ as: 'details', id: order.id })}
          label={texts.detailsOf(shortCode(order.id))}
        />
        <MoreButton label={texts.moreOf(shortCode(order.id))} fold={rare} />
      </div>
      <NextStep order={order} />
      {rare.isOpen && (
        <div id={rare.id} className={styles.rare}>
          <RareActions order={order} />
        </div>
      )}
    </footer>
  )
}

/** The guest's name, how the guest gets and pays the order, and a button that calls the guest. */
export function OrderCustomer({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const phone = order.shownPhone
  return (
    <div className={styles.customer}>
      <p className={styles.name}>
        {guestOf(order, language)}
        <span className={styles.how}>
          {placeOf(order, language)} · {orderLabels[language].payment[order.paymentMethod]}
        </span>
        {order.createdBy !== null && <span className={styles.how}>{texts.takenBy(order.createdByName)}</span>}
      </p>
      {phone && (
        <Button
          component="a"
          href={`tel:${order.customerPhone}`}
          variant="default"
          leftSection={<PhoneIcon size="1.25rem" />}
          aria-label={texts.callOf(phone)}
        >
          {phone}
        </Button>
      )}
    </div>
  )
}
