import type { ReactNode } from 'react'

import { Button } from '#src/design/button.tsx'
import { TextLink } from '#src/design/link.tsx'
import { Container } from '#src/design/section.tsx'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import type { OwnOrder } from '../../rules/own-orders.ts'
import { ownOrdersTexts } from '../../texts/own-orders-texts.ts'
import styles from '../site/own-orders.module.css'
import { forgetAllOwnOrders, useOwnOrders } from './own-orders-store.ts'

/** The orders that were placed on this device, each a link to its ticket, and a way to remove them all; nothing without one. */
export function OwnOrdersList({ onLeave }: { onLeave?: () => void }) {
  const texts = useTexts(ownOrdersTexts)
  const orders = useOwnOrders()
  if (orders.length === 0) return null
  function forget() {
    forgetAllOwnOrders()
    focusWhatStays()
    showToast({ title: texts.forgotten, tone: 'success' })
  }
  return (
    <nav aria-label={texts.list} className={styles.list}>
      <OwnOrderLinks orders={orders} onLeave={onLeave} />
      <Button look="ghost" size="small" icon={<TrashIcon />} className={styles.forget} onClick={forget}>
        {texts.forget}
      </Button>
    </nav>
  )
}

/** One order is a link that says what it is; several are their codes after one label. */
function OwnOrderLinks({
  orders,
  onLeave,
}: {
  orders: readonly OwnOrder[]
  onLeave?: (() => void) | undefined
}) {
  const texts = useTexts(ownOrdersTexts)
  const [newest, ...others] = orders
  if (newest && others.length === 0) return <TicketLink order={newest} onClick={onLeave} />
  return (
    <div className={styles.several}>
      <span>{texts.title}</span>
      <ul role="list" className={styles.codes}>
        {orders.map((order) => (
          <li key={order.ticketUrl}>
            <TicketLink order={order} label={order.code} onClick={onLeave} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The list at the end of a page, beneath its footer, where it moves nothing when it appears. */
export function OwnOrdersAtEnd(): ReactNode {
  return (
    <div className={styles.end} data-tone="night">
      <Container>
        <OwnOrdersList />
      </Container>
    </div>
  )
}

/** Over the free corner of the menu's heading: one order is a link, several are a list to open. It takes no place of its own. */
export function OwnOrdersOnMenu(): ReactNode {
  const texts = useTexts(ownOrdersTexts)
  const orders = useOwnOrders()
  const [newest, ...others] = orders
  if (!newest) return null
  return (
    <nav aria-label={texts.title} className={styles.over}>
      <Container className={styles.corner}>
        {others.length === 0 ? (
          <TicketLink order={newest} />
        ) : (
          <details className={styles.opened}>
            <summary>{texts.several(orders.length)}</summary>
            <ul role="list">
              {orders.map((order) => (
                <li key={order.ticketUrl}>
                  <TicketLink order={order} label={order.code} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </Container>
    </nav>
  )
}

interface TicketLinkProps {
  order: OwnOrder
  /** In place of what it is called where it stands alone. */
  label?: string
  onClick?: (() => void) | undefined
}

function TicketLink({ order, label, onClick }: TicketLinkProps) {
  const texts = useTexts(ownOrdersTexts)
  return (
    <TextLink to={order.ticketUrl} className={styles.ticket} onClick={onClick}>
      {label ?? texts.one(order.code)}
    </TextLink>
  )
}

/** The button that had the focus is gone with the list. */
function focusWhatStays(): void {
  const dialog = document.querySelector('dialog[open]')
  const next = dialog?.querySelector('button') ?? document.getElementById('main')
  next?.focus({ preventScroll: true })
}
