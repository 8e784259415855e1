import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { archiveOrders } from '#src/features/orders/server/archive-orders.ts'
import { orderArchiveTable } from '#src/features/orders/server/order-archive-table.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { StaffOverview } from './staff-overview.tsx'

const restaurant = testRestaurant()

async function post(url: string, payload: object): Promise<void> {
  const response = await restaurant.app.inject({ method: 'POST', url, payload })
  expect(response.statusCode).toBe(201)
}

const book = (changes: object = {}) =>
  post('/api/reservations', {
    date: '2026-05-07',
    time: '19:00',
    guests: 2,
    name: 'Lan',
    phone: '0912345678',
    ...changes,
  })
const order = async () => post('/api/orders', await orderFor(restaurant.app, [smallPepperoni]))
const show = (options: PartOptions = {}) =>
  showOfficePart(restaurant, 'staff', <StaffOverview />, { address: '/staff/dashboard', ...options })
const stored = async (table: typeof orderTable | typeof reservationTable) =>
  (await restaurant.db.select({ status: table.status }).from(table))[0]
/** What waits for a confirmation, which comes first, and the totals, which come last. */
const figures = () => {
  const all = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return [...all.slice(0, 2), ...all.slice(-2)]
}

beforeEach(() => restaurant.db.execute(sql`truncate ${reservationTable}, ${orderTable} cascade`))
afterEach(() => restaurant.clock.set('2026-05-06T05:00:00Z'))

describe('the overview of the staff', () => {
  test('counts what waits and what there is, as dashes until that is known', async () => {
    await book()
    await order()
    await order()
    await restaurant.db
      .update(orderTable)
      .set({ status: 'completed' })
      .where(sql`id = (select id from ${orderTable} limit 1)`)
    await show()
    expect(figures()).toEqual(['–', '–', '–', '–'])
    await waitFor(() => expect(figures()).toEqual(['1', '1', '2', '1']))
    expect(await screen.findAllByRole('article', { name: /^Đơn / })).toHaveLength(1)
    expect(await screen.findAllByRole('article', { name: /^Lan, / })).toHaveLength(1)
  })

  test('does not count as waiting what has been archived', async () => {
    await order()
    const archived = storedOrder(new Date('2026-01-02T05:00:00Z'), { status: 'pending' })
    await restaurant.db.insert(orderTable).values(archived)
    expect(await archiveOrders(restaurant.db, restaurant.clock.now())).toBe(1)
    onTestFinished(async () => void (await restaurant.db.delete(orderArchiveTable)))
    await show()
    await waitFor(() => expect(figures()).toEqual(['1', '0', '2', '0']))
    expect(await screen.findAllByRole('article', { name: /^Đơn / })).toHaveLength(1)
  })

  test('says first what is to do now, with the list of it', async () => {
    restaurant.clock.set('2026-05-06T11:00:00Z')
    await order()
    await book({ date: '2026-05-06', time: '18:15' })
    restaurant.clock.set('2026-05-06T11:31:00Z')
    await show()
    const entry = (name: string) => screen.findByRole('link', { name })
    for (const [name, address] of [
      ['Đơn chờ xác nhận', '/staff/orders?stage=pending'],
      ['Đặt bàn chờ xác nhận', '/staff/reservations?view=list&status=pending'],
      ['Đơn trong một giờ tới', '/staff/orders'],
      ['Bàn đặt, khách chưa đến', '/staff/reservations'],
      ['Món và lựa chọn đang hết', '/staff/menu'],
    ] as const)
      expect((await entry(name)).getAttribute('href')).toBe(address)
    await waitFor(() => expect(figures()).toEqual(['1', '1hôm nay 1', '1', '1']))
    expect(screen.queryByRole('link', { name: /trễ hẹn$/ })).toBeNull()
  })

  test('names a single thing to do in English in the singular', async () => {
    restaurant.clock.set('2026-05-06T11:00:00Z')
    await order()
    await show({ language: 'en' })
    expect(await screen.findByRole('link', { name: 'Order within the hour' })).toBeDefined()
  })

  test('confirms a reservation by one press on its card', async () => {
    await book()
    const { user } = await show()
    const card = within(await screen.findByRole('article', { name: /^Lan, / }))
    await user.click(card.getByRole('button', { name: /^Xác nhận/ }))
    await waitFor(async () => expect((await stored(reservationTable))?.status).toBe('confirmed'))
  })

  test('confirms an order by one press on its card', async () => {
    await order()
    const { user } = await show()
    const card = within(await screen.findByRole('article', { name: /^Đơn / }))
    await user.click(card.getByRole('button', { name: /^Xác nhận/ }))
    await waitFor(async () => expect((await stored(orderTable))?.status).toBe('confirmed'))
  })

  test('opens the details of an order from its card', async () => {
    await order()
    const { user } = await show()
    const card = within(await screen.findByRole('article', { name: /^Đơn / }))
    await user.click(card.getByRole('button', { name: /^Việc khác/ }))
    await user.click(card.getByRole('link', { name: /^Xem chi tiết/ }))
    expect(await screen.findByRole('dialog', { name: /^Đơn / })).toBeDefined()
  })

  test('leads to the tables of the restaurant’s day, not of the day in London, without cancelled ones', async () => {
    await book()
    await book({ name: 'Minh', guests: 3 })
    await restaurant.db
      .update(reservationTable)
      .set({ status: 'cancelled' })
      .where(sql`name = 'Minh'`)
    restaurant.clock.set('2026-05-06T18:00:00Z')
    await show()
    const link = await screen.findByRole('link', { name: 'Hôm nay: 1 bàn, 2 khách' })
    expect(link.getAttribute('href')).toBe('/staff/reservations?view=day')
  })
})
