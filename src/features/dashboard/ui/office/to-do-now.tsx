import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { type Figure, Figures } from '#src/web/office/figures.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { bookingsDueNow, ordersDueNow } from '../../rules/due-now.ts'
import { dueNowTexts } from '../../texts/due-now-texts.ts'
import layout from '#src/design/layout.module.css'
import { useDueNow } from './use-due-now.ts'

/**
 * What staff have to do now. `pending` counts the orders and bookings that wait for a confirmation. Each tile below has a number and
 * a link to the list in question. Tiles with the number 0 are left out.
 */
export function ToDoNow({ pending }: { readonly pending: readonly Figure[] }) {
  const texts = useTexts(dueNowTexts)
  const now = useServerMinute()
  const { due, day, unpaid, soldOut } = useDueNow()
  const orders = due && ordersDueNow(due.orders, now)
  const bookings = day && bookingsDueNow(day.reservations, now)
  const entries: Figure[] = [
    { name: texts.lateOrders(orders?.late), value: orders?.late, to: '/staff/orders', tone: 'late' },
    {
      name: texts.lateBookings(bookings?.late),
      value: bookings?.late,
      to: '/staff/reservations',
      tone: 'late',
    },
    { name: texts.soonOrders(orders?.soon), value: orders?.soon, to: '/staff/orders' },
    { name: texts.soonBookings(bookings?.soon), value: bookings?.soon, to: '/staff/reservations' },
    {
      name: texts.unpaid(formatMoney(unpaid?.sum), unpaid?.total),
      value: unpaid?.total,
      to: '/staff/orders?view=unpaid',
    },
    { name: texts.soldOut(soldOut), value: soldOut, to: '/staff/menu' },
  ]
  const toDo = entries.filter(({ value }) => value !== undefined && value > 0)
  const isLoaded = [orders, bookings, unpaid, soldOut].every((part) => part !== undefined)
  return (
    <section aria-label={texts.title} className={layout.stack2}>
      <h3>{texts.title}</h3>
      <Figures figures={pending} />
      {toDo.length > 0 ? <Figures figures={toDo} /> : <p>{isLoaded ? texts.nothing : texts.loading}</p>}
    </section>
  )
}
