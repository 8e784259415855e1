import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'

import type { PlacedOrder } from '../../contract/order.ts'
import { orderTable } from '../../server/order-table.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { lastTap } from '#src/web/office/second-tap.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import OrdersPage from './orders-page.tsx'

const restaurant = testRestaurant()
const list = '/staff/orders?view=all'

async function placeOrder(changes: object = {}): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni], changes)
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  expect(response.statusCode).toBe(201)
  return response.json<PlacedOrder>()
}

const noOrders = () => restaurant.db.execute(sql`truncate ${orderTable} cascade`)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
async function show(address = '/staff/orders', { role = 'staff', ...options }: Shown = {}) {
  return await showOfficePart(restaurant, role, <OrdersPage />, { address, ...options })
}
interface Shown extends PartOptions {
  readonly role?: 'admin' | 'staff'
}

describe('the list of orders', () => {
  test('says of more than 10,000 orders that they are more', async () => {
    await noOrders()
    await restaurant.db.execute(sql`
      insert into ${orderTable} (id, customer_name, customer_email, customer_phone, items, total_amount, vat_rate, vat_amount,
        grand_total, order_type, ticket_token)
      select 'many_' || n, 'Lan', '', '+84912345678', '[]', 0, 8, 0, 0, 'takeout', 'many_' || n from generate_series(1, 10001) n`)
    await show(list)
    expect(await screen.findByText('50 / hơn 10.000 đơn hàng')).toBeDefined()
    await noOrders()
  })

  test('offers to clear the filters only where they are the reason that there is nothing', async () => {
    await noOrders()
    const { user, address } = await show(`${list}&q=khong&period=week&order=1`)
    await screen.findByText('Không tìm thấy đơn nào')
    await user.click(button('Bỏ bộ lọc'))
    await screen.findByText('Chưa có đơn hàng')
    expect(address()).toBe(`${list}&order=1`)
    expect(screen.getByRole<HTMLInputElement>('searchbox', { hidden: true }).value).toBe('')
    expect(screen.queryByRole('button', { name: 'Bỏ bộ lọc', hidden: true })).toBeNull()
  })

  test('searches after a pause in typing what has been typed, without spaces around it', async () => {
    await noOrders()
    await placeOrder({ customerName: 'Minh' })
    const { user, address, go } = await show()
    await screen.findByText('Minh')
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    await user.type(field, ' lan ')
    await waitFor(() => expect(address()).toBe('/staff/orders?q=lan'))
    await screen.findByText('Không tìm thấy đơn nào')
    expect(field.value).toBe(' lan ')
    await go('/staff/orders?q=minh')
    expect(field.value).toBe('minh')
    await screen.findByText('Minh')
    await user.clear(field)
    await waitFor(() => expect(address()).toBe('/staff/orders'))
  })

  test('searches nothing while one types on', async () => {
    const { address } = await show()
    const type = (text: string) =>
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
    type('la')
    act(() => void vi.advanceTimersByTime(299))
    type('lan')
    act(() => void vi.advanceTimersByTime(299))
    expect(address()).toBe('/staff/orders')
    act(() => void vi.advanceTimersByTime(1))
    expect(address()).toBe('/staff/orders?q=lan')
  })

  test('that fails says so, can be asked for again, and shows meanwhile what it had', async () => {
    await noOrders()
    await placeOrder({ customerName: 'Lan Còn Đây' })
    const { user, network } = await show(list)
    await screen.findByText('Lan Còn Đây')
    network.cut('GET /api/orders')
    await user.click(screen.getByRole('radio', { name: 'Tuần' }))
    await screen.findByText('Chưa tải được đơn hàng.')
    network.restore('GET /api/orders')
    await user.click(button('Thử lại'))
    await waitFor(() => expect(screen.queryByText('Chưa tải được đơn hàng.')).toBeNull())
    expect(screen.getByText('Lan Còn Đây')).toBeDefined()
  })
})

describe('an order in the list', () => {
  test('waits for a step that is under way, and takes no double press for two', async () => {
    await noOrders()
    const { shortCode } = await placeOrder()
    const { user, network } = await show(list)
    const release = network.hold('PATCH /api/orders/:id/status')
    await user.dblClick(await screen.findByRole('button', { name: `Xác nhận đơn ${shortCode}` }))
    const next = () => button(`Bắt đầu làm đơn ${shortCode}`)
    await waitFor(() => expect(next().getAttribute('aria-disabled')).toBe('true'))
    release()
    await waitFor(() => expect(next().getAttribute('aria-disabled')).toBe('false'))
    expect(network.sentTo('PATCH /api/orders/:id/status')).toHaveLength(1)
  })

  test('can be set back until it changes once more', async () => {
    await noOrders()
    const { shortCode } = await placeOrder()
    const { user, toast } = await show(list)
    await user.click(await screen.findByRole('button', { name: `Xác nhận đơn ${shortCode}` }))
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await waitFor(() => expect(toast()).toContain(`${shortCode}: Chờ xác nhận`))
    lastTap.set(undefined)
    await user.click(button(`Xác nhận đơn ${shortCode}`))
    const undo = await screen.findByRole('button', { name: 'Hoàn tác' })
    await restaurant.db.update(orderTable).set({ status: 'cancelled', updatedAt: new Date(0) })
    await user.click(undo)
    await waitFor(() => expect(toast()).toContain('Chưa hoàn tác được'))
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLSelectElement>('combobox', { name: `Trạng thái đơn ${shortCode}` }).value,
      ).toBe('cancelled'),
    )
  })

  test('of two is changed without the other', async () => {
    await noOrders()
    const [one, other] = [await placeOrder(), await placeOrder()]
    const { user, network } = await show(list)
    const status = (code: string) =>
      screen.getByRole<HTMLSelectElement>('combobox', { name: `Trạng thái đơn ${code}` })
    const paid = (code: string) => within(screen.getByRole('radiogroup', { name: `Thanh toán đơn ${code}` }))
    await screen.findByRole('article', { name: `Đơn ${other.shortCode}` })
    const releases = (['PATCH /api/orders/:id/status', 'PATCH /api/orders/:id/payment'] as const).map(
      (call) => network.hold(call),
    )
    await user.selectOptions(status(one.shortCode), 'confirmed')
    await user.click(paid(one.shortCode).getByRole('radio', { name: 'Tiền mặt' }))
    expect([status(one.shortCode).value, status(other.shortCode).value]).toEqual(['confirmed', 'pending'])
    const unpaid = (code: string) =>
      paid(code).getByRole<HTMLInputElement>('radio', { name: 'Chưa trả tiền' }).checked
    expect([unpaid(one.shortCode), unpaid(other.shortCode)]).toEqual([false, true])
    for (const release of releases) release()
  })

  test('is called by its phone, and copied as text', async () => {
    await noOrders()
    const { shortCode } = await placeOrder({ customerPhone: '0912345678' })
    const { user, toast } = await show(list)
    const call = await screen.findByRole('link', { name: 'Gọi 0912 345 678' })
    expect(call.getAttribute('href')).toBe('tel:+84912345678')
    await user.click(button(`Việc khác với đơn ${shortCode}`))
    await user.click(button(`Sao chép đơn ${shortCode}`))
    await waitFor(() => expect(toast()).toContain('Đã sao chép'))
    expect(await navigator.clipboard.readText()).toContain(`Đơn ${shortCode}`)
  })
})

describe('the details of an order', () => {
  test('open from the list and close to it, with the filters as they are', async () => {
    await noOrders()
    const { shortCode } = await placeOrder({ specialInstructions: 'Ít cay' })
    const { user, address, network } = await show('/staff/orders?period=week')
    await user.click(await screen.findByRole('link', { name: `Xem chi tiết đơn ${shortCode}` }))
    expect(address()).toMatch(/^\/staff\/orders\?period=week&order=/)
    const dialog = screen.getByRole('dialog', { name: `Đơn ${shortCode}` })
    expect(within(dialog).getByText('Ít cay')).toBeDefined()
    expect(network.sentTo('GET /api/orders/:id')).toEqual([])
    const [, close] = within(dialog).getAllByRole('button', { name: 'Đóng' })
    await user.click(close ?? dialog)
    expect(address()).toBe('/staff/orders?period=week')
    await waitFor(() => expect(within(dialog).queryByText('Ít cay')).toBeNull())
  })

  test('of one on a further page of the list are those of the list', async () => {
    await noOrders()
    const first = new Date('2026-05-01T05:00:00Z').getTime()
    const rows = Array.from({ length: 51 }, (_, minute) =>
      storedOrder(new Date(first + minute * 60_000), {
        customerName: minute === 0 ? 'Khách Đầu Tiên' : 'Khách',
      }),
    )
    await restaurant.db.insert(orderTable).values(rows)
    const { user, network } = await show(list)
    await screen.findByText('50 / 51 đơn hàng')
    await user.click(button('Xem thêm'))
    await screen.findByText('51 / 51 đơn hàng')
    const [earliest] = screen.getAllByRole('link', { name: /^Xem chi tiết đơn/ }).slice(-1)
    await user.click(earliest ?? document.body)
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText('Khách Đầu Tiên')).toBeDefined()
    expect(network.sentTo('GET /api/orders/:id')).toEqual([])
  })

  test('of one that the list does not show are asked for, and say so where it is gone', async () => {
    await noOrders()
    const { id } = await placeOrder({ customerName: 'Ngoài Danh Sách' })
    const { leave, network } = await show(`/staff/orders?q=khong&order=${id}`)
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByRole('status').textContent).toContain('Đang tải đơn hàng…')
    await within(dialog).findByText('Ngoài Danh Sách')
    expect(network.sentTo('GET /api/orders/:id')).toHaveLength(1)
    leave()
    await show('/staff/orders?order=00000000-0000-4000-8000-000000000000')
    expect((await screen.findByRole('alert')).textContent).toBe('Đơn hàng này không còn nữa.')
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Sao chép' })).toBeNull()
  })

  test('that cannot be loaded say so, and can be asked for again', async () => {
    await noOrders()
    const { id } = await placeOrder({ customerName: 'Ngoài Danh Sách' })
    const { go, network, user } = await show('/staff/orders?q=khong')
    network.cut('GET /api/orders/:id')
    await go(`/staff/orders?q=khong&order=${id}`)
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('Chưa tải được đơn hàng.')
    expect(within(dialog).queryByText('Đơn hàng này không còn nữa.')).toBeNull()
    network.restore('GET /api/orders/:id')
    await user.click(within(dialog).getByRole('button', { name: 'Thử lại' }))
    expect(await within(dialog).findByText('Ngoài Danh Sách')).toBeDefined()
  })

  test('say when it is wanted and when it is begun where these differ, and where it goes', async () => {
    await noOrders()
    const { id } = await placeOrder({
      orderType: 'delivery',
      customerAddress: '12 Đường Bờ Sông',
      paymentMethod: 'transfer',
    })
    await restaurant.db
      .update(orderTable)
      .set({ requestedTime: '2026-05-06T18:30', scheduledTime: '2026-05-07T11:00' })
    await show(`/staff/orders?order=${id}`, { language: 'en' })
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('12 Đường Bờ Sông')
    const terms = within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    const facts = within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    const fact = (name: string) => facts[terms.indexOf(name)]
    expect(fact('Wanted at')).toBe('18:30 today')
    expect(fact('Begin at')).toBe('11:00 tomorrow, Thursday 7 May')
    expect(fact('Payment')).toBe('Bank transfer')
    expect(terms.filter((name) => /Pepperoni/.test(name ?? ''))).toEqual([
      expect.stringContaining('1 × Pepperoni (16 cm, Puffy rim, soft centre)'),
    ])
  })
})
