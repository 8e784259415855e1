import { ActionIcon } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { PhoneIcon } from '#src/design/icons.tsx'
import smallText from '#src/design/small-text.module.css'
import { formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { CallCode } from '#src/web/office/call-code.tsx'
import card from '#src/web/office/card.module.css'
import { MoreButton, useFold } from '#src/web/office/more-fold.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { DetailsLink } from '#src/web/office/row-links.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import { useIsFresh } from '#src/features/notifications/ui/office/live-store.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { dueGroup } from '../../rules/order-due.ts'
import { isByPhone } from '../../rules/table-order.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels, placeOf } from '../../texts/order-labels.ts'
import styles from './due-orders.module.css'
import { MovePromise } from './move-promise.tsx'
import { OrderDueNote, OrderDueTime } from './order-due-time.tsx'
import { OrderAllergy, OrderLines } from './order-lines.tsx'
import { OrderPayment, PaymentBadge } from './order-payment.tsx'
import { RareActions } from './rare-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import { NextStep, StatusControls } from './status-controls.tsx'
import { useOrderStatus } from './order-writes.ts'

/**
 * The card of an order in the list of due orders. It is as low as possible: the dishes and when the order is due, the guest, and a
 * button for the next step. A press opens everything else.
 */
export function DueOrderCard({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const { status } = useOrderStatus(order)
  const more = useFold()
  const fresh = useIsFresh(order.id)
  const isUnderHeading = dueGroup(order, useServerMinute()) === 'waiting'
  const code = shortCode(order.id)
  return (
    <article
      className={classNames(card.card, styles.card, fresh && card.marked, fresh && card.fresh)}
      aria-label={texts.dialog.title(code)}
    >
      <header className={styles.head}>
        <OrderDueTime order={order} />
        {/* The heading above the list already says that these orders wait. */}
        {!(status === 'pending' && isUnderHeading) && <StatusBadge status={status} />}
        <PaymentBadge order={order} />
        {fresh && <Badge tone="gold">{texts.fresh}</Badge>}
        {isByPhone(order) && <Badge>{texts.byPhone}</Badge>}
        <OrderDueNote order={order} />
        <MovePromise order={order} />
        <div className={styles.bill}>
          <h3 className={styles.code}>
            <CallCode code={code} />
          </h3>
          <strong>
            <span className="visually-hidden">{texts.total} </span>
            {formatMoney(order.grandTotal)}
          </strong>
        </div>
      </header>
      <OrderAllergy order={order} />
      <CallMarks row={order} />
      <div className={styles.body}>
        <div className={styles.made}>
          <OrderLines order={order} />
        </div>
        <div className={styles.whom}>
          <Guest order={order} />
          <StepAndCall order={order} more={more} />
        </div>
      </div>
      <FoldedActions order={order} more={more} />
    </article>
  )
}

interface WithMore {
  readonly order: Order
  /** Whether the card shows the actions that staff rarely need. */
  readonly more: ReturnType<typeof useFold>
}

/** The buttons of a card in one line: the next step, a call to the guest, and the actions that staff rarely need. */
export function StepAndCall({ order, more }: WithMore) {
  const texts = useTexts(officeOrdersTexts)
  return (
    <div className={styles.actions}>
      <NextStep order={order} />
      {order.shownPhone && (
        <ActionIcon
          component="a"
          href={`tel:${order.customerPhone}`}
          aria-label={texts.callOf(order.shownPhone)}
          title={texts.callOf(order.shownPhone)}
        >
          <PhoneIcon size="1.375rem" />
        </ActionIcon>
      )}
      <MoreButton label={texts.moreOf(shortCode(order.id))} fold={more} />
    </div>
  )
}

/** The actions that staff rarely need. */
export function FoldedActions({ order, more }: WithMore) {
  if (!more.isOpen) return null
  return (
    <div id={more.id} className={styles.more}>
      <StatusControls order={order} />
      <OrderPayment order={order} />
      <Details order={order} />
      <RareActions order={order} />
    </div>
  )
}

/** Where the order goes, which staff look for first, the guest's name, how the order is paid, and the phone number to call. */
function Guest({ order }: { order: Order }) {
  const language = useLanguage()
  return (
    <div>
      <p className={styles.name}>{placeOf(order, language)}</p>
      <p className={classNames(smallText.muted, styles.how)}>
        {order.customerName && <span>{order.customerName}</span>}
        <span>{orderLabels[language].payment[order.paymentMethod]}</span>
        {order.shownPhone && <span className={styles.phone}>{order.shownPhone}</span>}
      </p>
    </div>
  )
}

function Details({ order: { id } }: { order: Order }) {
  const { detailsOf } = useTexts(officeOrdersTexts)
  const address = useOpenAddress('order')
  return <DetailsLink to={address({ as: 'details', id })} label={detailsOf(shortCode(id))} />
}
