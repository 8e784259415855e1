import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { streamEvents } from '#test/support/dom/streamed-events.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import AdminOverviewPage from './admin-overview-page.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'

const restaurant = testRestaurant()
const guests = 60
/** Some of them book as well, for today and tomorrow. */
const booking = { time: '20:30', guests: 3, phone: '0900 000 000' }
const soup = { id: 'pumpkin-soup' }

/** What sixty guests ask for: to eat in, take away or have delivered, now, later and tomorrow. */
const wishes = [
  { items: [smallPepperoni], changes: { orderType: 'dine-in', tableLabel: '4' } },
  { items: [smallPepperoni, soup], changes: { requestedTime: '2026-05-06T20:00' } },
  { items: [{ ...soup, quantity: 7 }], changes: { requestedTime: '2026-05-07T12:00' } },
  {
    items: [{ ...smallPepperoni, quantity: 2 }],
    changes: { orderType: 'delivery', customerAddress: '12 Đường Bờ Sông', paymentMethod: 'transfer' },
  },
] as const

async function book(name: string, date: string): Promise<void> {
  const payload = { ...booking, name, date }
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/reservations', payload })
  expect(response.statusCode, response.body).toBe(201)
}

/** Sixty orders, ten at a time, each from an address of its own. */
async function placeOrders(): Promise<readonly PlacedOrder[]> {
  const { app } = restaurant
  const bodies = await Promise.all(wishes.map(({ items, changes }) => orderFor(app, items, changes)))
  const placed: PlacedOrder[] = []
  const place = async (guest: number) => {
    const payload = bodies[guest % bodies.length]
    const remoteAddress = `198.51.100.${guest + 1}`
    const response = await app.inject({ method: 'POST', url: '/api/orders', remoteAddress, payload })
    expect(response.statusCode, response.body).toBe(201)
    placed.push(response.json<PlacedOrder>())
    if (guest % 6 === 0) await book(`Guest ${guest}`, guest % 12 === 0 ? '2026-05-06' : '2026-05-07')
  }
  for (let first = 0; first < guests; first += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => place(first + index)))
  return placed
}

type Sum = 'takings' | 'paid' | 'due' | 'total' | 'cancelled'
type OtherSum = 'booked' | 'unbooked' | 'covers' | 'bookings' | 'messages'

/** What the overview has to show, summed from the rows themselves. */
async function summed() {
  const { rows } = await restaurant.db.execute<Record<Sum | OtherSum, string>>(sql`
    with listed as (
      select *, status <> 'cancelled' and coalesce(requested_time, '2026-05-06') < '2026-05-07' as is_due from orders
    )
    select sum(grand_total) filter (where is_due) as takings, coalesce(sum(paid_amount) filter (where is_due), 0) as paid,
      count(*) filter (where is_due) as due, count(*) as total, count(*) filter (where status = 'cancelled') as cancelled,
      (select count(*) from reservations) as booked,
      (select count(*) from reservations where status = 'cancelled') as unbooked,
      (select coalesce(sum(guests), 0) from reservations
        where date = '2026-05-06' and status <> 'cancelled') as covers,
      (select count(*) from reservations where date = '2026-05-06' and status <> 'cancelled') as bookings,
      (select count(*) from contact_messages) as messages
    from listed`)
  const [row] = rows
  if (!row) throw new Error('Sums are one row')
  const average = Math.round(Number(row.takings ?? 0) / Math.max(1, Number(row.due)))
  return {
    'Order value today': `${formatMoney(row.takings)}${formatMoney(row.paid)} of it paid`,
    'Orders due today': `${row.due}${formatMoney(average)} on average`,
    'Total orders': row.total,
    'Cancelled orders': row.cancelled,
    'Total reservations': row.booked,
    'Cancelled reservations': row.unbooked,
    Covers: `${row.covers}${row.bookings} ${row.bookings === '1' ? 'booking' : 'bookings'}`,
    'Total messages': row.messages,
  }
}

/** What it shows, by the names of its figures. */
function shown(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const term = screen.getByText(name, { selector: 'dt' })
      return [name, term.parentElement?.querySelector('dd')?.textContent]
    }),
  )
}

test('an evening of sixty orders: while it is open, every figure of the overview comes to be the sum of the database', async () => {
  const { app, db, clock } = restaurant
  // Six in the evening.
  clock.set('2026-05-06T11:00:00Z')
  await db.delete(orderTable)
  await streamEvents(app, await signIn(app, 'admin'))
  const destinations = { order: '/admin/dashboard/orders', reservation: '/', contact: '/' }
  const overview = (
    <DashboardFrame area="admin" sections={[]} destinations={destinations}>
      <AdminOverviewPage />
    </DashboardFrame>
  )
  await showOfficePart(restaurant, 'admin', overview, { address: '/admin/dashboard', language: 'en' })
  await waitFor(() =>
    expect(shown(['Cancelled orders', 'Total orders'])).toEqual({
      'Cancelled orders': '0',
      'Total orders': '0',
    }),
  )
  const showsSums = async () => {
    const sums = await summed()
    await waitFor(() => expect(shown(Object.keys(sums))).toEqual(sums))
    return sums
  }

  const orders = await placeOrders()
  expect(await showsSums()).toMatchObject({
    'Orders due today': expect.stringMatching(/^45/),
    'Total orders': '60',
    'Cancelled orders': '0',
  })

  const staff = await officeCalls(restaurant, 'staff')
  for (const [index, { id }] of orders.entries()) {
    const call =
      index % 3 === 0
        ? staff('PATCH', `/api/orders/${id}/payment`, { paidVia: 'cash' })
        : staff('PATCH', `/api/orders/${id}/status`, { status: index % 5 === 0 ? 'cancelled' : 'confirmed' })
    expect((await call).statusCode).toBe(200)
  }
  expect(await showsSums()).toMatchObject({ 'Total orders': '60', 'Cancelled orders': '8' })
})
