import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

import { storedOrder } from '#test/support/stored-rows.ts'
import { messageTable } from '#src/features/contact/server/message-table.ts'
import { orderArchiveTable } from '#src/features/orders/server/order-archive-table.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { jobRunTable } from '#src/server/jobs/job-run-table.ts'
import { noteServerTime } from '#src/web/clock.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import AdminOverviewPage from './admin-overview-page.tsx'

const restaurant = testRestaurant()

beforeEach(async () => {
  const { db, clock } = restaurant
  await db.execute(sql`truncate ${orderTable}, ${reservationTable}, ${messageTable} cascade`)
  const createdAt = new Date(clock.now().getTime() - 90 * 60_000)
  await db.insert(orderTable).values({
    id: 'k7m2xq9pabcd',
    customerName: 'Nguyễn An',
    customerEmail: 'an@example.com',
    customerPhone: '+84900000000',
    items: [],
    totalAmount: '100000.00',
    vatRate: 8,
    vatAmount: '8000.00',
    grandTotal: '108000.00',
    orderType: 'takeout',
    ticketToken: 'token',
    createdAt,
  })
  await db.insert(reservationTable).values({
    id: 'res_1',
    name: 'Trần Bình',
    phone: '+84912345678',
    date: '2026-05-06',
    time: '19:00',
    guests: 4,
    status: 'cancelled',
    specialRequests: 'Gần lò',
    ticketToken: 'token',
    createdAt,
  })
})

const show = (address = '/admin/dashboard', options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <AdminOverviewPage />, { address, language: 'en', ...options })

/** The value under a name, such as the figure of a card. */
async function valueOf(name: string): Promise<string | null | undefined> {
  const term = await screen.findByText(name, { selector: 'dt' })
  return term.parentElement?.querySelector('dd')?.textContent
}

test('the day and the figures are those of the database', async () => {
  await show()
  expect(await valueOf('Order value today')).toBe('108.000đ0đ of it paid')
  expect(await valueOf('Orders due today')).toBe('1108.000đ on average')
  expect(await valueOf('Covers')).toBe('00 bookings')
  await waitFor(async () => expect(await valueOf('Total orders')).toBe('1'))
  expect(await valueOf('Total reservations')).toBe('1')
  expect(await valueOf('Total messages')).toBe('0')
  expect(await valueOf('Cancelled reservations')).toBe('1')
  expect(await valueOf('Cancelled orders')).toBe('0')
  const waiting = screen.getByRole('link', { name: 'Order: #K7M2XQ9P · Nguyễn An' })
  expect(waiting.getAttribute('href')).toBe('/admin/dashboard/orders?order=k7m2xq9pabcd')
  expect(screen.getByText(/^for \d+ (hour|day)s?$/)).toBeDefined()
  // Nothing is searched for yet.
  expect(screen.queryByText(/results?$/)).toBeNull()
})

test.each([
  [59, 'for 59 minutes'],
  [60, 'for 1 hour'],
  [48 * 60, 'for 2 days'],
])('what has waited %d minutes has waited %s', async (minutes, text) => {
  const createdAt = new Date(restaurant.clock.now().getTime() - minutes * 60_000)
  await restaurant.db.update(orderTable).set({ createdAt })
  await show()
  expect(await screen.findByText(text)).toBeDefined()
})

test('what waits has waited by the clock of the server, which may differ from the browser’s', async () => {
  await restaurant.db.update(orderTable).set({ createdAt: restaurant.clock.now() })
  await show()
  await screen.findByText('for 0 minutes')
  const says = (minutes: number) =>
    act(() => noteServerTime(new Date(Date.now() + minutes * 60_000).toUTCString()))
  onTestFinished(() => says(0))
  says(7)
  expect(screen.getByText('for 7 minutes')).toBeDefined()
})

test('a message that has waited for a day is less urgent than a guest who waits for food', async () => {
  const createdAt = new Date(restaurant.clock.now().getTime() - 24 * 3_600_000)
  const message = { name: 'Lê Chi', email: 'chi@example.com', subject: 'Đặt tiệc', message: 'Xin chào' }
  await restaurant.db.insert(messageTable).values({ id: 'old', ...message, createdAt })
  await show()
  const row = async (name: RegExp) => (await screen.findByRole('link', { name })).parentElement?.textContent
  expect(await row(/^Order: /)).toContain('Very long wait')
  expect(await row(/^Message: /)).toContain('Long wait')
})

test('today’s work can be done here: an order is confirmed by one press', async () => {
  const { user } = await show()
  const card = within(await screen.findByRole('article', { name: /K7M2XQ9P/ }))
  await user.click(card.getByRole('button', { name: /^Confirm order/ }))
  const status = async () => (await restaurant.db.select().from(orderTable))[0]?.status
  await waitFor(async () => expect(await status()).toBe('confirmed'))
})

test('a result is another one under another address', async () => {
  const { go } = await show('/admin/dashboard?result=order:k7m2xq9pabcd')
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
  await (await dialog('Order')).findByText('Nguyễn An')
  await restaurant.db
    .insert(orderTable)
    .values(storedOrder(restaurant.clock.now(), { id: 'second', customerName: 'Lê Chi' }))
  await go('/admin/dashboard?result=order:second')
  await (await dialog('Order')).findByText('Lê Chi')
  expect((await dialog('Order')).queryByText('Nguyễn An')).toBeNull()
})

test('search, category and time stand in the address; figures and results follow them', async () => {
  const { user, address } = await show()
  await user.type(screen.getByRole('searchbox'), 'binh')
  await screen.findByText('1 result')
  expect(address()).toBe('/admin/dashboard?q=binh')
  await waitFor(async () => expect(await valueOf('Total orders')).toBe('0'))
  await user.click(screen.getByRole('radio', { name: 'Orders' }))
  await screen.findByText('Nothing found')
  expect(address()).toBe('/admin/dashboard?q=binh&category=orders')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/admin/dashboard'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Year')
  await screen.findByText('2 results')
})

test('more hits than are counted are told as more', async () => {
  await restaurant.db.execute(sql`
    insert into ${messageTable} (id, name, email, subject, message, created_at)
    select 'many_' || n, 'Lê Chi', 'chi@example.com', 'Đặt tiệc', 'Xin chào', now() from generate_series(1, 10001) n`)
  await show('/admin/dashboard?q=tiec')
  await screen.findByText('The 10 newest of more than 10,000 results')
  expect(await valueOf('Total messages')).toBe('10,000+')
})

test('where everything of a period is erased the figures are left, and it says so', async () => {
  const { db, clock } = restaurant
  const createdAt = new Date(clock.now().getTime() - 300 * 24 * 3_600_000)
  const order = storedOrder(createdAt, { customerName: '', status: 'cancelled' })
  await db.execute(sql`truncate ${orderTable}, ${reservationTable} cascade`)
  const times = { originalCreatedAt: createdAt, archivedAt: createdAt, erasedAt: createdAt }
  await db.insert(orderArchiveTable).values({ ...order, originalId: order.id, ...times })
  onTestFinished(async () => void (await db.delete(orderArchiveTable)))
  await show('/admin/dashboard?period=year')
  await screen.findByText('Only figures are left')
  expect(await valueOf('Total orders')).toBe('1')
  expect(await valueOf('Cancelled orders')).toBe('1')
})

test('a result opens to be read, by its address too, and leads to its section', async () => {
  const { user, address, staysScrolled } = await show('/admin/dashboard?q=binh')
  await user.click(await screen.findByRole('link', { name: /Trần Bình/ }))
  expect(staysScrolled()).toBe(true)
  expect(address()).toBe('/admin/dashboard?q=binh&result=reservation%3Ares_1')
  const dialog = await screen.findByRole('dialog', { name: 'Reservation' })
  await within(dialog).findByText('Gần lò')
  expect(within(dialog).getByText('0912 345 678')).toBeDefined()
  expect(within(dialog).getByRole('link', { name: 'Go to it' }).getAttribute('href')).toBe(
    '/admin/dashboard/reservations?reservation=res_1',
  )
  // It is there to be read alone.
  expect(within(dialog).queryByRole('combobox')).toBeNull()
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' })
  if (close) await user.click(close)
  await waitFor(() => expect(address()).toBe('/admin/dashboard?q=binh'))
})

test('a result that is no longer there says so', async () => {
  await show(`/admin/dashboard?result=${encodeURIComponent('order:gone&away')}`)
  expect((await screen.findByRole('alert')).textContent).toBe('This is no longer here.')
  expect(screen.getByRole('link', { name: 'Go to it' }).getAttribute('href')).toBe(
    '/admin/dashboard/orders?order=gone%26away',
  )
})

const local = { bytes: 17_000_000, elsewhere: 0 }

test.each([
  ['that there is none', [], /There is no backup yet/],
  ['that one was missed', [['backup', 48, local]], /No backup for more than a day/],
  [
    'that none lies elsewhere, and none was tried',
    [['backup', 2, local]],
    /Last backup: 10:00.+17\.0 MB.+None lies elsewhere.+not been tried/,
  ],
  [
    'no more if one lies elsewhere and one was tried',
    [
      ['backup', 2, { ...local, elsewhere: 1 }],
      ['backup', 1, local],
      ['restore-trial', 1, {}],
    ],
    /^Last backup: 11:00 [\w ]+, 17\.0 MB\. Restoring was last tried: 11:00 [\w ]+\.$/,
  ],
] as const)('of backups the owner reads %s', async (_what, runs, state) => {
  const { db, clock } = restaurant
  noteServerTime(clock.now().toUTCString())
  onTestFinished(async () => void (await db.execute(sql`truncate ${jobRunTable}`)))
  for (const [job, hoursAgo, result] of runs) {
    const at = new Date(clock.now().getTime() - hoursAgo * 3_600_000)
    await db.insert(jobRunTable).values({ job, startedAt: at, finishedAt: at, outcome: 'succeeded', result })
  }
  await show()
  expect(await screen.findByText(state)).toBeDefined()
})
