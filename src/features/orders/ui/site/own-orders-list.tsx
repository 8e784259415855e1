import type { ReactNode } from 'react'

import { Button } from '#src/design/button.tsx'
import { TextLink } from '#src/design/link.tsx'
import { Container } from '#src/design/section.tsx'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { ApiError } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useTexts } from '#src/web/language.tsx'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import type { OwnOrder } from '../../rules/own-orders.ts'
import { ownOrdersTexts } from '../../texts/own-orders-texts.ts'
import styles from './own-orders.module.css'
import { OrderAgainButton } from './order-again-button.tsx'
import { forgetAllOwnOrders, forgetOwnOrder, useOwnOrders } from './own-orders-store.ts'

interface OwnOrdersListProps {
  onLeave?: () => void
}

/**
 * The orders that were placed on this device: links to their tickets, buttons to order the same again, and a button to remove all
 * of them from the list. Renders nothing if there are none.
 */
export function OwnOrdersList({ onLeave }: OwnOrdersListProps) {
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
      {orders.length > 1 && <span className={styles.title}>{texts.title}</span>}
      <Orders orders={orders} onLeave={onLeave} />
      <Button look="ghost" size="small" icon={<TrashIcon />} className={styles.forget} onClick={forget}>
        {texts.forget}
      </Button>
    </nav>
  )
}

/** The list of the guest's orders at the very end of a page, below the footer. So nothing else moves when the list appears. */
export function OwnOrdersAtEnd(): ReactNode {
  if (useOwnOrders().length === 0) return null
  return (
    <div className={styles.end} data-tone="night">
      <Container>
        <OwnOrdersList />
      </Container>
    </div>
  )
}

interface OrdersProps {
  orders: readonly OwnOrder[]
  onLeave?: (() => void) | undefined
}

function Orders({ orders, onLeave }: OrdersProps) {
  return (
    <ul role="list" className={styles.rows}>
      {orders.map((order) => (
        <li key={order.ticketUrl} className={styles.order}>
          <OwnOrderItem order={order} isOnly={orders.length === 1} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

/**
 * If there is only one order, its link says "your order". If there are several, a label stands before all of them, and each link
 * consists only of the order's code.
 */
function OwnOrderItem({
  order,
  isOnly,
  onLeave,
}: Pick<OrdersProps, 'onLeave'> & { order: OwnOrder; isOnly: boolean }) {
  return (
    <>
      <TicketLink order={order} label={isOnly ? undefined : order.code} onClick={onLeave} />
      <OrderAgainButton
        read={() => readTicket(order)}
        look="ghost"
        shortCode={order.code}
        className={styles.again}
      />
    </>
  )
}

/** Loads the ticket of an order. If the server no longer has it, the order is removed from this device. */
async function readTicket({ ticketUrl }: OwnOrder): Promise<OrderTicket> {
  const token = ticketUrl.slice(ticketUrl.lastIndexOf('/') + 1)
  try {
    return await browserApi.call('GET /api/orders/ticket/:token', { params: { token } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetOwnOrder(ticketUrl)
    throw error
  }
}

/**
 * Shows the guest's orders in the free corner beside the menu's heading: a link for one order, or a list to be opened for several.
 * The element has no height of its own, so nothing moves when it appears.
 */
export function OwnOrdersOnMenu(): ReactNode {
  const texts = useTexts(ownOrdersTexts)
  const orders = useOwnOrders()
  const [newest, ...others] = orders
  if (!newest) return null
  return (
    <nav aria-label={texts.title} className={styles.over}>
      <Container className={styles.corner}>
        {others.length === 0 ? (
          <OwnOrderItem order={newest} isOnly />
        ) : (
          <details className={styles.opened}>
            <summary>{texts.several(orders.length)}</summary>
            <Orders orders={orders} />
          </details>
        )}
      </Container>
    </nav>
  )
}

interface TicketLinkProps {
  order: OwnOrder
  /** The text of the link in place of its usual text. It is used if there is only one order. */
  label?: string | undefined
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

/** The focused button disappears together with the list. So the focus moves to an element that stays. */
function focusWhatStays(): void {
  const dialog = document.querySelector('dialog[open]')
  const next = dialog?.querySelector('button') ?? document.getElementById('main')
  next?.focus({ preventScroll: true })
}
