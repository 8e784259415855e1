import { Link } from 'react-router'

import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { bookingsDueNow, ordersDueNow } from '../../rules/due-now.ts'
import { dueNowTexts } from '../../texts/due-now-texts.ts'
import styles from './to-do-now.module.css'
import { useDueNow } from './use-due-now.ts'

/**
 * What staff have to do now, besides the orders and bookings that wait for a confirmation, which the page counts above. Each line
 * has a number and a link to the list in question. Lines with the number 0 are left out.
 */
export function ToDoNow() {
  const texts = useTexts(dueNowTexts)
  const now = useServerMinute()
  const { due, day, unpaid, soldOut } = useDueNow()
  const orders = due && ordersDueNow(due.orders, now)
  const bookings = day && bookingsDueNow(day.reservations, now)
  const entries = [
    { name: texts.lateOrders, count: orders?.late, to: '/staff/orders', isLate: true },
    { name: texts.lateBookings, count: bookings?.late, to: '/staff/reservations', isLate: true },
    { name: texts.soonOrders, count: orders?.soon, to: '/staff/orders' },
    { name: texts.soonBookings, count: bookings?.soon, to: '/staff/reservations' },
    {
      name: texts.unpaid(formatMoney(unpaid?.sum)),
      count: unpaid?.total,
      to: '/staff/orders?view=unpaid',
    },
    { name: texts.soldOut, count: soldOut, to: '/staff/menu' },
  ].filter(({ count }) => count !== undefined && count > 0)
  const isLoaded = [orders, bookings, unpaid, soldOut].every((part) => part !== undefined)
  return (
    <section aria-label={texts.title} className={styles.due}>
      <h3>{texts.title}</h3>
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
