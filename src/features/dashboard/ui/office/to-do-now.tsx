import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { bookingsDueNow, ordersDueNow } from '../../rules/due-now.ts'
import { dueNowTexts } from '../../texts/due-now-texts.ts'
import styles from './to-do-now.module.css'
import { useDueNow } from './use-due-now.ts'

/**
 * What staff have to do now. `pending` counts the orders and bookings that wait for a confirmation. Each line below has a number and
 * a link to the list in question. Lines with the number 0 are left out.
 */
export function ToDoNow({ pending }: { readonly pending: ReactNode }) {
  const texts = useTexts(dueNowTexts)
  const now = useServerMinute()
  const { due, day, unpaid, soldOut } = useDueNow()
  const orders = due && ordersDueNow(due.orders, now)
  const bookings = day && bookingsDueNow(day.reservations, now)
  const entries = [
    { name: texts.lateOrders(orders?.late), count: orders?.late, to: '/staff/orders', isLate: true },
    {
      name: texts.lateBookings(bookings?.late),
      count: bookings?.late,
      to: '/staff/reservations',
      isLate: true,
    },
    { name: texts.soonOrders(orders?.soon), count: orders?.soon, to: '/staff/orders' },
    { name: texts.soonBookings(bookings?.soon), count: bookings?.soon, to: '/staff/reservations' },
    {
      name: texts.unpaid(formatMoney(unpaid?.sum), unpaid?.total),
      count: unpaid?.total,
      to: '/staff/orders?view=unpaid',
    },
    { name: texts.soldOut(soldOut), count: soldOut, to: '/staff/menu' },
  ].filter(({ count }) => count !== undefined && count > 0)
  const isLoaded = [orders, bookings, unpaid, soldOut].every((part) => part !== undefined)
  return (
    <section aria-label={texts.title} className={styles.due}>
      <h3>{texts.title}</h3>
      {pending}
      {entries.length === 0 && <p>{isLoaded ? texts.nothing : texts.loading}</p>}
      <ul role="list" className={styles.entries}>
        {entries.map(({ name, count, to, isLate }) => (
          <li key={name}>
            <Link to={to} className={styles.entry} data-late={isLate}>
              <strong className={styles.count}>{count}</strong> <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
