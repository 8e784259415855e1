import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'

import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import layout from '#src/design/layout.module.css'
import { restaurantTime } from '#src/kernel/dates.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { CallCode } from '#src/web/office/call-code.tsx'
import card from '#src/web/office/card.module.css'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { takesTap } from '#src/web/office/second-tap.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import { PaymentMethod } from '../../contract/order.ts'
import type { TableVisit } from '../../contract/table-visit.ts'
import { allergyNotes } from '../../rules/known-guest.ts'
import { shortCode } from '../../rules/order-code.ts'
import { minutesSince } from '../../rules/order-due.ts'
import { isOpen } from '../../rules/order-progress.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { visitTexts } from '../../texts/visit-texts.ts'
import { GuestNote } from './guest-note.tsx'
import { StatusBadge } from './status-badge.tsx'
import { NextStep } from './status-controls.tsx'
import styles from './tables-page.module.css'
import { MoveTable, OpenTable } from './visit-dialogs.tsx'
import { useVisitClosing, useVisitPayment } from './visit-writes.ts'

interface TakenTableProps {
  readonly visit: TableVisit
  /** The tables in the owner's list, and those of them at which nobody sits. */
  readonly tables: readonly string[]
  readonly free: readonly string[]
  /** Opens the dialog for an order at this table. */
  onOrder(label: string): void
}

/** The card of a table at which guests sit: since when, what they have ordered, and the amount to pay. */
export function TakenTable({ visit, tables, free, onOrder }: TakenTableProps) {
  const texts = useTexts(visitTexts)
  const table = formatTable(visit.tableLabel, useLanguage())
  const pending = visit.orders.find(({ status }) => status === 'pending')
  return (
    <article className={card.card} aria-label={table}>
      <header className={styles.head}>
        <h3 className={styles.table}>{table}</h3>
        <Opened visit={visit} />
      </header>
      <VisitOrders visit={visit} />
      <footer className={card.actions}>
        {pending ? <NextStep order={pending} /> : <TableState visit={visit} />}
        <Payment visit={visit} />
        <div className={styles.steps}>
          <Button
            variant={visit.orders.length === 0 ? 'filled' : 'default'}
            onClick={() => onOrder(visit.tableLabel)}
          >
            {texts.addOrder}
          </Button>
          <MoveTable visit={visit} tables={tables} free={free} />
          <Clearing visit={visit} />
        </div>
      </footer>
    </article>
  )
}

/**
 * The card of a free table, with buttons that enter the guests' order at once, or only open the table. The order opens the table
 * when it is entered, so the table stays free if nothing is ordered.
 */
export function FreeTable({ label, onOrder }: Pick<TakenTableProps, 'onOrder'> & { readonly label: string }) {
  const texts = useTexts(visitTexts)
  const table = formatTable(label, useLanguage())
  return (
    <article className={classNames(card.card, styles.free)} aria-label={`${table}, ${texts.free}`}>
      <h3 className={styles.table}>{table}</h3>
      <Button variant="subtle" onClick={() => onOrder(label)}>
        {texts.addOrder}
      </Button>
      <OpenTable label={label} />
    </article>
  )
}

function Opened({ visit: { openedAt, guests, reservationId } }: { readonly visit: TableVisit }) {
  const texts = useTexts(visitTexts)
  const now = useServerTime()
  return (
    <div className={layout.baseline}>
      <span>{texts.since(restaurantTime(new Date(openedAt)), minutesSince(openedAt, now))}</span>
      {guests !== null && <strong>{texts.guests(guests)}</strong>}
      {reservationId !== null && <Badge>{texts.booked}</Badge>}
    </div>
  )
}

function VisitOrders({ visit }: { readonly visit: TableVisit }) {
  const { orders, total, toPay, guests } = visit
  const texts = useTexts(visitTexts)
  const { detailsOf } = useTexts(officeOrdersTexts)
  const address = useOpenAddress('order')
  if (orders.length === 0) return <p className={card.more}>{texts.noOrders}</p>
  const notes = orders
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ specialInstructions, items }) => [specialInstructions, ...items.map(({ note }) => note)])
  return (
    <>
      {allergyNotes(notes).map((note) => (
        <GuestNote key={note} text={note} />
      ))}
      <ul role="list" className={styles.orders}>
        {orders.map(({ id, status, grandTotal, paidAt }) => (
          <li key={id} className={styles.order}>
            <Link
              className={styles.code}
              to={address({ as: 'details', id })}
              replace
              preventScrollReset
              aria-label={detailsOf(shortCode(id))}
            >
              <CallCode code={shortCode(id)} />
            </Link>
            <StatusBadge status={status} />
            {paidAt !== null && <Badge tone="success">{texts.paid}</Badge>}
            {/* The amount of a single order stands below, as the amount to pay. */}
            {orders.length > 1 && <span className={styles.amount}>{formatMoney(grandTotal)}</span>}
          </li>
        ))}
      </ul>
      {visit.paidAt !== null && Number(toPay) === 0 && <Badge tone="success">{texts.paidServing}</Badge>}
      <p className={styles.sums}>
        {total !== toPay && (
          <span className={card.more}>
            {texts.total} {formatMoney(total)}
          </span>
        )}
        <strong className={styles.toPay}>
          {texts.toPay} {formatMoney(toPay)}
        </strong>
      </p>
      {guests !== null && guests > 1 && Number(toPay) > 0 && (
        // The amount per guest, only as a help for guests who share the bill. The table is still paid as a whole.
        <p className={card.more}>{texts.share(guests, formatMoney(Math.ceil(Number(toPay) / guests)))}</p>
      )}
    </>
  )
}

/** In the place of the button that confirms an order: how far the table's orders are, if none waits for a confirmation. */
function TableState({ visit: { orders } }: { readonly visit: TableVisit }) {
  const texts = useTexts(visitTexts).state
  const open = orders.filter(({ status }) => isOpen(status))
  if (orders.every(({ status }) => status === 'cancelled')) return null
  if (open.length === 0) return <p className={styles.state}>{texts.served}</p>
  const isReady = open.some(({ status }) => status === 'ready')
  return <p className={styles.state}>{isReady ? texts.ready : texts.kitchen}</p>
}

/** Buttons that mark all orders of the visit as paid, one button for each payment method. */
function Payment({ visit }: { readonly visit: TableVisit }) {
  const texts = useTexts(visitTexts)
  const labels = orderLabels[useLanguage()].payment
  const { pay, isPending } = useVisitPayment(visit)
  const isServed = !visit.orders.some(({ status }) => isOpen(status))
  if (Number(visit.toPay) === 0) return null
  return (
    <div
      role="group"
      aria-label={texts.pay}
      className={styles.payment}
      data-quiet={visit.orders.some(({ status }) => status === 'pending') || undefined}
    >
      <span className={card.more}>{texts.pay}</span>
      {PaymentMethod.options.map((method) => (
        <Button
          key={method}
          // Guests usually pay after the meal, so until then the button must not look like the next thing to do.
          variant={method === 'cash' && isServed ? 'filled' : 'default'}
          disabled={isPending}
          onClick={(event) => takesTap(visit.id, event) && pay(method)}
        >
          {labels[method]}
        </Button>
      ))}
    </div>
  )
}

/** The button that frees a table. It asks for a confirmation if there is still an amount to pay. */
function Clearing({ visit }: { readonly visit: TableVisit }) {
  const texts = useTexts(visitTexts)
  const { clearUnpaid } = texts
  const table = formatTable(visit.tableLabel, useLanguage())
  const { send, isPending } = useVisitClosing(visit)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        // Nothing else is left to do at a table whose orders were all cancelled.
        variant={
          visit.orders.length > 0 && Number(visit.toPay) === 0 && visit.paidAt === null ? 'filled' : 'subtle'
        }
        loading={isPending}
        onClick={(event) => {
          if (Number(visit.toPay) > 0) setAsking(true)
          else if (takesTap(visit.id, event)) void send()
        }}
      >
        {texts.clear}
      </Button>
      <ConfirmDeletion
        open={isAsking}
        onClose={() => setAsking(false)}
        texts={{ ...clearUnpaid, title: clearUnpaid.title(table, formatMoney(visit.toPay)) }}
        isPending={isPending}
        onConfirm={() => void send().then(() => setAsking(false))}
      />
    </>
  )
}
