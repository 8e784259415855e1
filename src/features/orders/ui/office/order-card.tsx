import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useFresh } from '#src/features/notifications/ui/shared/office/live-store.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { formatMoment } from '../shared/order-times.ts'
import { CopyOrderButton } from './copy-button.tsx'
import { lineAsText } from './order-as-text.ts'
import styles from './order-parts.module.css'
import { StatusBadge } from './status-badge.tsx'
import { StatusSelect } from './status-select.tsx'

interface OrderCardProps {
  readonly order: Order
  /** The address that opens the order's details; without it the card is a short one for an overview. */
  readonly detailsAt?: { readonly search: string }
}

/** An order in a list: who, what, when, how much; with its status to set, or in short to read. */
export function OrderCard({ order, detailsAt }: OrderCardProps) {
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const labels = orderLabels[language]
  const code = shortCode(order.id)
  const fresh = useFresh().has(order.id)
  const created = restaurantDateTime(new Date(order.createdAt))
  return (
    <article className={classNames(styles.card, fresh && styles.fresh)} aria-label={texts.dialog.title(code)}>
      <header className={styles.head}>
        <h3 className={styles.code}>{code}</h3>
        {fresh && <Badge tone="gold">{texts.fresh}</Badge>}
        <time dateTime={order.createdAt} className={styles.when}>
          {formatMoment(created, new Date(), language)}
        </time>
        <strong className={styles.amount}>
          <span className="visually-hidden">{texts.total} </span>
          {formatMoney(order.grandTotal)}
        </strong>
      </header>
      <p className={styles.customer}>
        {order.customerName}
        <span className={styles.how}>
          {labels.type[order.orderType]} · {labels.payment[order.paymentMethod]}
          {order.requestedTime &&
            ` · ${texts.dialog.requested} ${formatMoment(order.requestedTime, new Date(), language)}`}
        </span>
      </p>
      <ul role="list" className={styles.items}>
        {order.items.map((line, index) => (
          // Lines have no id of their own and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{lineAsText(line, language)}</li>
        ))}
      </ul>
      <footer className={styles.actions}>
        {detailsAt ? <StatusSelect order={order} /> : <StatusBadge status={order.status} />}
        <CopyOrderButton order={order} />
        {detailsAt && (
          <Button
            component={Link}
            to={detailsAt}
            preventScrollReset
            variant="default"
            aria-label={texts.detailsOf(code)}
          >
            {texts.details}
          </Button>
        )}
      </footer>
    </article>
  )
}
