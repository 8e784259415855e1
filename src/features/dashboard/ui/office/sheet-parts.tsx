import type { ReactNode } from 'react'

import { formatDate } from '#src/kernel/dates.ts'
import { formatDayTime } from '#src/kernel/day-time.ts'
import { markEnglish } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import { sellableRows } from '#src/features/menu/rules/sellable-rows.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { guestOf } from '#src/features/orders/rules/table-order.ts'
import { shiftSheetTexts } from '../../texts/shift-sheet-texts.ts'
import styles from './shift-sheet.module.css'
import type { ShiftSheetData } from './use-shift-sheet.ts'

interface PartProps {
  readonly title: string
  readonly none: string
  /** How many further entries there are that were not loaded. */
  readonly more?: number
  readonly children: readonly ReactNode[]
}

function Part({ title, none, more = 0, children }: PartProps) {
  const texts = useTexts(shiftSheetTexts)
  return (
    <section className={styles.part} aria-label={title}>
      <h4>{title}</h4>
      {children.length === 0 ? <p>{none}</p> : <ul role="list">{children}</ul>}
      {more > 0 && <p>{texts.more(more)}</p>}
    </section>
  )
}

interface SheetCallsProps {
  readonly bookings: ShiftSheetData['pendingBookings']
  readonly orders: ShiftSheetData['pendingOrders']
}

/** The phone numbers that staff have to call: of reservations above the owner's limits, and of orders that are not confirmed. */
export function SheetCalls({ bookings, orders }: SheetCallsProps) {
  const { calls } = useTexts(shiftSheetTexts)
  const language = useLanguage()
  return (
    <Part title={calls.title} none={calls.none} more={orders.total - orders.rows.length}>
      {[
        ...bookings.rows.filter(waitsForCall).map(({ id, shownPhone, name, date, time, guests }) => (
          <li key={id}>
            <strong className={styles.phone}>{shownPhone}</strong> {name}: {calls.booking} {time}{' '}
            {formatDate(date, language)} ({guests})
          </li>
        )),
        ...orders.rows.map(({ id, shownPhone, grandTotal, ...order }) => (
          <li key={id}>
            <strong className={styles.phone}>{shownPhone}</strong> {guestOf(order, language)}:{' '}
            {calls.order(shortCode(id))}, {formatMoney(grandTotal)}
          </li>
        )),
      ]}
    </Part>
  )
}

/** The orders that guests want to pay by bank transfer but have not paid yet, with the total amount. */
export function SheetUnpaid({ unpaid }: Pick<ShiftSheetData, 'unpaid'>) {
  const texts = useTexts(shiftSheetTexts).unpaid
  const language = useLanguage()
  const { orders, total, sum } = unpaid
  const title = total > 0 ? `${texts.title} · ${total} · ${formatMoney(sum)}` : texts.title
  return (
    <Part title={title} none={texts.none} more={total - orders.length}>
      {orders.map(({ id, shownPhone, grandTotal, ...order }) => (
        <li key={id}>
          <strong>{shortCode(id)}</strong> {guestOf(order, language)}{' '}
          <span className={styles.phone}>{shownPhone}</span>: {formatMoney(grandTotal)}
        </li>
      ))}
    </Part>
  )
}

/** The dishes and options that are sold out, each with the time when it is on sale again. */
export function SheetSoldOut({ dishes, schemas }: Pick<ShiftSheetData, 'dishes' | 'schemas'>) {
  const texts = useTexts(shiftSheetTexts).soldOut
  const language = useLanguage()
  return (
    <Part title={texts.title} none={texts.none}>
      {sellableRows(dishes, schemas)
        .filter(({ isAvailable }) => !isAvailable)
        .map((row) => (
          <li key={row.id}>
            <strong>{showEnglish(markEnglish(language, row.name, row.nameVi))}</strong>
            {row.dish ? (
              ''
            ) : (
              <> ({showEnglish(markEnglish(language, row.category.name, row.category.nameVi))})</>
            )}
            {': '}
            {row.soldOutUntil ? texts.until(formatDayTime(new Date(row.soldOutUntil), language)) : texts.open}
          </li>
        ))}
    </Part>
  )
}
