import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { useEffect } from 'react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { customizationSchemaTable } from '#src/features/customization/server/customization-table.ts'
import type { Order, PlacedOrder } from '../../contract/order.ts'
import { orderTable } from '../../server/order-table.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni, type TestItem } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import OrdersPage from './orders-page.tsx'

const restaurant = testRestaurant()
const soup = { id: 'pumpkin-soup' }
const soupVi = 'Súp Bí Đỏ Nướng Lò'
const soupEn = 'Fire-Roasted Pumpkin Soup'

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
})

async function placeOrder(items: readonly TestItem[] = [smallPepperoni, soup], changes: object = {}) {
  const payload = await orderFor(restaurant.app, items, changes)
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  expect(response.statusCode, response.body).toBe(201)
  restaurant.clock.set('2026-05-06T05:00:01Z')
  return response.json<PlacedOrder>()
}

async function storedOrder(id: string) {
  const [row] = await restaurant.db.select().from(orderTable).where(eq(orderTable.id, id))
  return row
}
const quantities = async (id: string) =>
  (await storedOrder(id))?.items.map((item) => `${item.quantity} ${item.id}`)

let fetchAgain = () => Promise.resolve()
function WatchedOrders() {
  const client = useQueryClient()
  useEffect(() => {
    fetchAgain = () => client.invalidateQueries()
  }, [client])
  return <OrdersPage />
}

const show = (address: string, role: 'admin' | 'staff' = 'admin', language: 'vi' | 'en' = 'vi') =>
  showOfficePart(restaurant, role, <WatchedOrders />, { address, language })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const button = (within_: HTMLElement, name: string | RegExp) => within(within_).getByRole('button', { name })
const toast = (text: string | RegExp) =>
  waitFor(() => {
    const shown = screen.getByRole('region', { name: 'Thông báo' })
    expect(within(shown).getByText(text).closest('[hidden]')).toBeNull()
  })
/** What the read-only total says, without the spaces that figures are grouped with. */
const totalIn = (part: HTMLElement) => {
  const at = within(part)
    .getAllByRole('term')
    .findIndex(({ textContent }) => textContent === 'Tổng thanh toán')
  return within(part).getAllByRole('definition')[at]?.textContent.replaceAll(/\D/g, '')
}

describe('editing an order', () => {
  test('changes fields and lines, and shows the total the server then has', async () => {
    const { id, shortCode } = await placeOrder()
    const { user, address, network } = await show('/admin/dashboard?period=7days')
    await user.click(await screen.findByRole('button', { name: `Việc khác với đơn ${shortCode}` }))
    await user.click(screen.getByRole('link', { name: `Sửa đơn ${shortCode}` }))
    const form = await dialog(`Sửa đơn ${shortCode}`)
    expect(address()).toBe(`/admin/dashboard?period=7days&order=${id}&open=edit`)
    expect(totalIn(form)).toBe('276480')
    await user.clear(within(form).getByLabelText('Họ tên'))
    await user.type(within(form).getByLabelText('Họ tên'), 'Lan Anh')
    await user.click(button(form, /^Thêm một Pepperoni/))
    await user.click(button(form, /^Thêm một Pepperoni/))
    await user.click(button(form, /^Bớt một Pepperoni/))
    await user.click(button(form, `Bỏ ${soupVi}`))
    // The last line stays, and none of it is fewer than one.
    const last = button(form, /^Bỏ Pepperoni/)
    expect([last.hasAttribute('disabled'), last.title]).toEqual([true, 'Không bỏ được món cuối cùng'])
    expect(totalIn(form)).toBe('406080')
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(address()).toBe('/admin/dashboard?period=7days')
    const stored = await storedOrder(id)
    expect(stored).toMatchObject({
      customerName: 'Lan Anh',
      grandTotal: '406080.00',
      customerPhone: '+84900000000',
    })
    expect(await quantities(id)).toEqual(['2 pepperoni'])
    const [sent] = network.sentTo('PATCH /api/orders/:id')
    expect(Object.keys(sent?.body ?? {}).toSorted()).toEqual(['customerName', 'items', 'updatedAt'])
    await screen.findByText('Lan Anh')
  })

  test('adds a dish from the menu at today’s price, and counts up one that is there', async () => {
    const { id, shortCode, items } = await placeOrder([smallPepperoni])
    await restaurant.db.update(orderTable).set({ items: items.map((item) => ({ ...item, note: 'Ít cay' })) })
    const { user, network } = await show(`/admin/dashboard?order=${id}&open=edit`, 'admin', 'en')
    const form = await dialog(`Edit order ${shortCode}`)
    const line = (name: RegExp) => within(form).getByRole('group', { name }).closest('li')?.textContent
    expect(within(form).getByRole<HTMLInputElement>('textbox', { name: /^Note: Pepperoni/ }).value).toBe(
      'Ít cay',
    )
    const search = within(form).getByRole('searchbox', { name: 'Add an item' })
    await user.type(search, 'no such dish')
    await within(form).findByText('No dish of this name can be ordered now.')
    await user.clear(search)
    // A space is no search: the lines of the order are the only list.
    await user.type(search, ' ')
    expect(within(form).getAllByRole('list')).toHaveLength(1)
    expect(within(form).queryByText('No dish of this name can be ordered now.')).toBeNull()
    for (const [index, word] of ['pumpkin', 'bi do'].entries()) {
      await user.clear(search)
      await user.type(search, word)
      await user.click(await within(form).findByRole('button', { name: new RegExp(`^${soupEn}`) }))
      const pieces = await within(form).findByRole('group', { name: soupEn })
      await waitFor(() => expect(pieces.textContent).toBe(String(index + 1)))
      await toast(`${soupEn} added`)
    }
    expect(network.sentTo('POST /api/orders/quote')).toHaveLength(1)
    expect(line(new RegExp(soupEn))).toContain('added, at today’s price')
    expect(line(/^Pepperoni/)).not.toContain('added')
    await user.click(button(form, 'Save'))
    await toast(`${shortCode}: saved`)
    expect(await quantities(id)).toEqual(['1 pepperoni', '2 pumpkin-soup'])
    expect((await storedOrder(id))?.totalAmount).toBe('324000.00')
  })

  test('asks what a dish offers as guests are asked, and Enter in the search sends nothing', async () => {
    const { id, shortCode } = await placeOrder([soup])
    const { user, network } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    await user.type(within(form).getByRole('searchbox'), 'pepperoni')
    await within(form).findByRole('button', { name: /^Pepperoni/ })
    await user.keyboard('{Enter}')
    const asking = await dialog('Pepperoni Ý')
    expect(network.sentTo('PATCH /api/orders/:id')).toEqual([])
    await user.click(await within(asking).findByRole('radio', { name: /phồng/ }))
    await user.click(within(asking).getByRole('radio', { name: /^Hai vị/ }))
    expect(within(asking).getByRole('radio', { name: /^Hawai/ })).toBeDefined()
    await user.click(within(asking).getByRole('radio', { name: /^Một vị/ }))
    await user.click(button(asking, 'Thêm vào đơn'))
    await toast('Đã thêm Pepperoni Ý')
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(await quantities(id)).toEqual(['1 pumpkin-soup', '1 pepperoni'])
  })

  test('asks nothing of a dish whose schemas are paused', async () => {
    const pause = (isActive: boolean) =>
      restaurant.content.change((tx) => tx.update(customizationSchemaTable).set({ isActive }))
    await pause(false)
    onTestFinished(async () => void (await pause(true)))
    const { id, shortCode } = await placeOrder([soup])
    const { user } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    await user.type(within(form).getByRole('searchbox'), 'pepperoni')
    await user.click(await within(form).findByRole('button', { name: /^Pepperoni/ }))
    await within(form).findByRole('group', { name: 'Pepperoni Ý' })
    expect(screen.queryByRole('dialog', { name: 'Pepperoni Ý' })).toBeNull()
  })

  test('is not saved by Enter in the search, whether a dish is found or none', async () => {
    const { id, shortCode } = await placeOrder([smallPepperoni])
    const { user, network } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    await user.type(within(form).getByLabelText('Họ tên'), ' Anh')
    const search = within(form).getByRole<HTMLInputElement>('searchbox')
    await user.type(search, 'khong co mon nay')
    await within(form).findByText('Không có món nào tên như vậy đang bán.')
    await user.keyboard('{Enter}')
    expect(search.value).toBe('khong co mon nay')
    await user.clear(search)
    await user.type(search, 'bi do')
    await within(form).findByRole('button', { name: new RegExp(`^${soupVi}`) })
    await user.keyboard('{Enter}')
    await toast(`Đã thêm ${soupVi}`)
    expect(search.value).toBe('')
    expect(network.sentTo('PATCH /api/orders/:id')).toEqual([])
  })

  test('asks anew each time, with nothing chosen of what the dish before was', async () => {
    const { id, shortCode } = await placeOrder([soup])
    const { user } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    const ask = async () => {
      await user.clear(within(form).getByRole('searchbox'))
      await user.type(within(form).getByRole('searchbox'), 'pepperoni')
      await user.click(await within(form).findByRole('button', { name: /^Pepperoni/ }))
      return await dialog('Pepperoni Ý')
    }
    const thin = async (asking: HTMLElement) =>
      await within(asking).findByRole<HTMLInputElement>('radio', { name: /Mỏng/ })
    const first = await ask()
    await user.click(await thin(first))
    expect((await thin(first)).checked).toBe(true)
    await user.click(button(first, 'Thêm vào đơn'))
    await toast('Đã thêm Pepperoni Ý')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pepperoni Ý' })).toBeNull())
    expect((await thin(await ask())).checked).toBe(false)
  })

  test('adds one dish at a time, is not saved before it is there, and searches anew', async () => {
    const { id, shortCode } = await placeOrder([smallPepperoni])
    const { user, network } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    const search = within(form).getByRole<HTMLInputElement>('searchbox')
    const found = () => within(form).findByRole('button', { name: new RegExp(`^${soupVi}`) })
    const canSave = () => !button(form, 'Lưu').hasAttribute('disabled')
    const release = network.hold('POST /api/orders/quote')
    await user.type(search, 'bi do')
    await user.click(await found())
    expect(search.value).toBe('')
    await waitFor(() => expect(canSave()).toBe(false))
    await user.type(search, 'bi do')
    expect((await found()).hasAttribute('disabled')).toBe(true)
    await user.keyboard('{Enter}')
    release()
    await toast(`Đã thêm ${soupVi}`)
    await waitFor(() => expect(canSave()).toBe(true))
    expect(network.sentTo('GET /api/menu-items/:id/customization-schemas')).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(within(form).getByRole('group', { name: soupVi }).textContent).toBe('2'))
  })

  test('keeps what is counted and typed while a dish is being added', async () => {
    const { id, shortCode } = await placeOrder([smallPepperoni])
    const { user, network } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    const release = network.hold('POST /api/orders/quote')
    await user.type(within(form).getByRole('searchbox'), 'bi do')
    await user.click(await within(form).findByRole('button', { name: new RegExp(`^${soupVi}`) }))
    await waitFor(() => expect(network.sentTo('POST /api/orders/quote')).toHaveLength(1))
    await user.click(button(form, /^Thêm một Pepperoni/))
    await user.type(within(form).getByLabelText('Họ tên'), ' Anh')
    release()
    await toast(`Đã thêm ${soupVi}`)
    expect(within(form).getByLabelText<HTMLInputElement>('Họ tên').value).toBe('Khách Thử Anh')
    const pieces = (name: RegExp) => within(form).getByRole('group', { name }).textContent
    expect([pieces(/^Pepperoni/), pieces(new RegExp(soupVi))]).toEqual(['2', '1'])
  })

  test('adds as many as the guests’ own dialog says, and says where a dish cannot be added or is one too many', async () => {
    const { id, shortCode } = await placeOrder([{ ...soup, quantity: 99 }])
    const { user, network } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    const search = within(form).getByRole('searchbox')
    const add = async (text: string, name: RegExp) => {
      await user.type(search, text)
      await user.click(await within(form).findByRole('button', { name }))
    }
    await add('bi do', new RegExp(`^${soupVi}`))
    await toast('Mỗi đơn tối đa 50 dòng, mỗi dòng 99 phần.')
    expect(within(form).getByRole('group', { name: soupVi }).textContent).toBe('99')
    network.cut('POST /api/orders/quote')
    await add('vang do', /^Rượu Vang Đỏ/)
    await toast(/Không thêm được món này\. Mất kết nối/)
    expect(within(form).queryByRole('group', { name: /Rượu Vang Đỏ/ })).toBeNull()
    network.restore('POST /api/orders/quote')
    await add('pepperoni', /^Pepperoni/)
    const asking = await dialog('Pepperoni Ý')
    await user.click(await within(asking).findByRole('radio', { name: /phồng/ }))
    await user.click(button(asking, 'Thêm một phần'))
    await user.click(button(asking, 'Thêm vào đơn'))
    await toast('Đã thêm Pepperoni Ý')
    expect(within(form).getByRole('group', { name: /^Pepperoni Ý/ }).textContent).toBe('2')
  })

  test('says where the menu could not be loaded', async () => {
    const { id, shortCode } = await placeOrder([soup])
    const { network, go } = await show('/admin/dashboard')
    network.cut('GET /api/menu-items')
    await go(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    expect(await within(form).findByText('Chưa tải được thực đơn.')).toBeDefined()
  })

  test('asks before a line that was removed is lost, and opens anew as the order is', async () => {
    const { id, shortCode } = await placeOrder()
    const address = `/admin/dashboard?order=${id}&open=edit`
    const { user, go } = await show(address)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    await user.click(button(form, `Bỏ ${soupVi}`))
    await user.click(button(form, 'Bỏ qua'))
    await user.click(button(await dialog('Thoát mà chưa lưu?'), 'Bỏ thay đổi'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await go(address)
    expect(within(await dialog(`Sửa đơn ${shortCode}`)).getByRole('group', { name: soupVi })).toBeDefined()
  })

  test('leaves a status that only the API sets as it is', async () => {
    const { id, shortCode } = await placeOrder([soup])
    await restaurant.db.update(orderTable).set({ status: 'preparing' })
    const { user } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    const status = within(form).getByLabelText<HTMLSelectElement>('Trạng thái')
    expect(status.value).toBe('preparing')
    expect([...status.options].map(({ value }) => value)).toEqual([
      'preparing',
      'pending',
      'confirmed',
      'completed',
      'cancelled',
    ])
    await user.type(within(form).getByLabelText('Họ tên'), ' Anh')
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(await storedOrder(id)).toMatchObject({ status: 'preparing' })
  })

  test('asks for an address of deliveries alone, and takes an e-mail away that is emptied', async () => {
    const { id, shortCode } = await placeOrder()
    const { user, network } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    expect(within(form).queryByLabelText(/Địa chỉ giao hàng/)).toBeNull()
    await user.selectOptions(within(form).getByLabelText('Hình thức'), 'delivery')
    await user.type(within(form).getByLabelText(/Địa chỉ giao hàng/), '12 Đường Bờ Sông')
    await user.selectOptions(within(form).getByLabelText('Hình thức'), 'dine-in')
    expect(within(form).queryByLabelText(/Địa chỉ giao hàng/)).toBeNull()
    await user.clear(within(form).getByLabelText('Email'))
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(network.sentTo('PATCH /api/orders/:id')[0]?.body).toMatchObject({ orderType: 'dine-in' })
    expect(network.sentTo('PATCH /api/orders/:id')[0]?.body).not.toHaveProperty('customerAddress')
    expect(await storedOrder(id)).toMatchObject({
      orderType: 'dine-in',
      customerAddress: null,
      customerEmail: '',
    })
  })

  test('says where something is wrong, from the form and from the server, and loses nothing', async () => {
    const { id, shortCode } = await placeOrder()
    const { user, network } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    const phone = within(form).getByLabelText('Điện thoại')
    await user.clear(phone)
    await user.type(phone, '12')
    await user.selectOptions(within(form).getByLabelText('Hình thức'), 'delivery')
    await user.click(button(form, 'Lưu'))
    await within(form).findByText(/^Số điện thoại chưa đúng/)
    await within(form).findByText('Đơn giao hàng cần địa chỉ, ít nhất 5 ký tự.')
    expect(network.sentTo('PATCH /api/orders/:id')).toEqual([])
    await user.clear(phone)
    await user.type(phone, '0912345678')
    await user.type(within(form).getByLabelText(/Địa chỉ giao hàng/), '12 Đường Bờ Sông')
    network.cut('PATCH /api/orders/:id')
    await user.click(button(form, 'Lưu'))
    await toast('Lỗi cập nhật')
    network.restore('PATCH /api/orders/:id')
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(await storedOrder(id)).toMatchObject({
      orderType: 'delivery',
      customerAddress: '12 Đường Bờ Sông',
      customerPhone: '+84912345678',
    })
  })

  test('tells the second of two admins what the first has changed, and puts both together', async () => {
    const { id, shortCode, items } = await placeOrder()
    const other = await officeCalls(restaurant, 'admin')
    const { user, ...shown } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    await user.clear(within(form).getByLabelText('Họ tên'))
    await user.type(within(form).getByLabelText('Họ tên'), 'Lan Anh')
    await user.click(button(form, /^Thêm một Pepperoni/))
    const [pizza, bowl] = items.map((item) => ({ ...item, note: item.note ?? null }))
    const theirs = { status: 'confirmed', items: [pizza, { ...bowl, quantity: 5 }] }
    expect((await other('PATCH', `/api/orders/${id}`, theirs)).statusCode).toBe(200)
    restaurant.clock.set('2026-05-06T05:00:02Z')
    await user.click(button(form, 'Lưu'))
    const conflict = await within(form).findByRole('alert')
    expect(conflict.textContent).toContain('Người khác vừa sửa đơn hàng này')
    await waitFor(() => expect(conflict.textContent).toContain('Đã xác nhận'))
    expect(conflict.textContent).toContain(`5 × ${soupVi}`)
    // The form says it, and no toast besides.
    expect(shown.toast()).toBe('')
    await user.click(button(form, 'Cập nhật, giữ phần đã nhập'))
    expect(within(form).queryByRole('alert')).toBeNull()
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(await quantities(id)).toEqual(['2 pepperoni', '5 pumpkin-soup'])
    expect(await storedOrder(id)).toMatchObject({ customerName: 'Lan Anh', status: 'confirmed' })
  })

  test('leaves a phone as it is that an earlier version has stored as typed', async () => {
    const { id, shortCode } = await placeOrder([soup])
    await restaurant.db.update(orderTable).set({ customerPhone: 'nhà 12' })
    const { user } = await show(`/admin/dashboard?order=${id}&open=edit`)
    const form = await dialog(`Sửa đơn ${shortCode}`)
    await user.type(within(form).getByLabelText('Họ tên'), ' Anh')
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(await storedOrder(id)).toMatchObject({ customerPhone: 'nhà 12' })
  })
})

describe('deleting an order', () => {
  test('asks first, tells of a failure, and leaves the focus on the next order', async () => {
    const { shortCode: next } = await placeOrder([soup], { customerName: 'Ở Lại' })
    const { id, shortCode } = await placeOrder([soup], { customerName: 'Bị Xoá' })
    const { user, address, network } = await show('/admin/dashboard')
    await user.click(await screen.findByRole('button', { name: `Việc khác với đơn ${shortCode}` }))
    await user.click(screen.getByRole('link', { name: `Xoá đơn ${shortCode}` }))
    const asking = await dialog('Xoá đơn hàng này?')
    expect(asking.textContent).toContain('Bị Xoá')
    await user.click(button(asking, 'Giữ lại'))
    expect(address()).toBe('/admin/dashboard')
    expect(await storedOrder(id)).toBeDefined()

    await user.click(screen.getByRole('link', { name: `Xoá đơn ${shortCode}` }))
    network.cut('DELETE /api/orders/:id')
    await user.click(button(await dialog('Xoá đơn hàng này?'), 'Xoá'))
    await toast(/Không thể xóa đơn hàng/)
    network.restore('DELETE /api/orders/:id')
    await user.click(button(await dialog('Xoá đơn hàng này?'), 'Xoá'))
    await toast(`Đã xoá đơn ${shortCode}`)
    await waitFor(() => expect(screen.queryByText('Bị Xoá')).toBeNull())
    expect(await storedOrder(id)).toBeUndefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('article', { name: `Đơn ${next}` })),
    )
  })

  test('is for admins alone, and so is editing what is ready, whatever address staff open', async () => {
    const { id, shortCode } = await placeOrder()
    await restaurant.db.update(orderTable).set({ status: 'ready' })
    await show(`/staff/orders?order=${id}&open=edit`, 'staff')
    // Until the order has come, it has the same title for admins.
    await screen.findByRole('button', { name: 'Sao chép' })
    const details = await dialog(`Đơn ${shortCode}`)
    expect(within(details).queryByRole('link', { name: 'Sửa' })).toBeNull()
    expect(screen.queryByRole('link', { name: `Sửa đơn ${shortCode}`, hidden: true })).toBeNull()
    expect(screen.queryByRole('link', { name: `Xoá đơn ${shortCode}`, hidden: true })).toBeNull()
  })

  test('is not offered to staff by the address of an order that they may edit', async () => {
    const { id, shortCode } = await placeOrder()
    await show(`/staff/orders?order=${id}&open=delete`, 'staff')
    await screen.findByRole('button', { name: 'Sao chép' })
    expect(within(await dialog(`Đơn ${shortCode}`)).queryByRole('button', { name: 'Xoá' })).toBeNull()
  })
})

describe('staff', () => {
  test('change note, time and table, and see no field of the guest or the status', async () => {
    const { id, shortCode } = await placeOrder([smallPepperoni], { orderType: 'dine-in' })
    const { user, network } = await show('/staff/orders', 'staff')
    await user.click(await screen.findByRole('button', { name: `Việc khác với đơn ${shortCode}` }))
    await user.click(screen.getByRole('link', { name: `Sửa đơn ${shortCode}` }))
    const form = await dialog(`Sửa đơn ${shortCode}`)
    for (const label of ['Họ tên', 'Điện thoại', 'Email', 'Trạng thái']) {
      expect(within(form).queryByLabelText(label)).toBeNull()
    }
    await user.type(within(form).getByRole('textbox', { name: /^Ghi chú: Pepperoni/ }), 'Ít cay')
    await user.type(within(form).getByLabelText(/^Bàn/), '7')
    await user.selectOptions(within(form).getByLabelText('Giờ khách hẹn'), '2026-05-06T18:30')
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(await storedOrder(id)).toMatchObject({
      tableLabel: '7',
      requestedTime: '2026-05-06T18:30',
      items: [{ note: 'Ít cay', unitPrice: '188000.00' }],
    })
    const [sent] = network.sentTo('PATCH /api/orders/:id')
    expect(Object.keys(sent?.body ?? {}).toSorted()).toEqual([
      'items',
      'requestedTime',
      'tableLabel',
      'updatedAt',
    ])
  })

  test('fill in name, phone and address if the order of a table is delivered, and lose nothing on the way', async () => {
    const staff = await officeCalls(restaurant, 'staff')
    const table = { orderType: 'dine-in', tableLabel: '7', enteredByStaff: true }
    const nameless = { customerName: '', customerPhone: '', customerEmail: '' }
    const payload = await orderFor(restaurant.app, [smallPepperoni], { ...table, ...nameless })
    const { id, shortCode } = (await staff('POST', '/api/orders', payload)).json<PlacedOrder>()
    restaurant.clock.set('2026-05-06T05:00:01Z')
    const { user, network } = await show(`/staff/orders?order=${id}&open=edit`, 'staff')
    const form = await dialog(`Sửa đơn ${shortCode}`)
    const choose = (type: string) => user.selectOptions(within(form).getByLabelText('Hình thức'), type)
    const name = () => within(form).getByLabelText<HTMLInputElement>(/^Họ tên/)
    expect(within(form).queryByLabelText(/^Họ tên/)).toBeNull()
    await choose('takeout')
    await user.click(button(form, 'Lưu'))
    expect(document.activeElement).toBe(name())
    expect(network.sentTo('PATCH /api/orders/:id')).toEqual([])
    await user.type(name(), 'Lan')
    await choose('dine-in')
    await choose('delivery')
    expect(name().value).toBe('Lan')
    await user.type(within(form).getByLabelText(/^Điện thoại/), '0912345678')
    await user.type(within(form).getByLabelText(/^Địa chỉ giao hàng/), '12 Đường Bờ Sông')
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(await storedOrder(id)).toMatchObject({
      orderType: 'delivery',
      customerName: 'Lan',
      customerPhone: '+84912345678',
      customerAddress: '12 Đường Bờ Sông',
      tableLabel: null,
    })
  })

  test('keep what they typed if the order becomes ready meanwhile, and read why it cannot be saved', async () => {
    const { id, shortCode } = await placeOrder([smallPepperoni])
    const { user } = await show(`/staff/orders?order=${id}&open=edit`, 'staff')
    const form = await dialog(`Sửa đơn ${shortCode}`)
    await user.type(within(form).getByRole('textbox', { name: /^Ghi chú: Pepperoni/ }), 'Ít cay')
    await restaurant.db.update(orderTable).set({ status: 'ready' })
    await user.click(button(form, 'Lưu'))
    await within(form).findAllByText(/chỉ quản trị viên được sửa/)
    await act(() => fetchAgain())
    expect(screen.getByDisplayValue('Ít cay')).toBeDefined()
  })

  test('read at once what they can still do with an order that became ready, and are offered no update that is refused', async () => {
    const { id, shortCode } = await placeOrder([smallPepperoni])
    const { user } = await show(`/staff/orders?order=${id}&open=edit`, 'staff')
    const form = await dialog(`Sửa đơn ${shortCode}`)
    await user.type(within(form).getByRole('textbox', { name: /^Ghi chú: Pepperoni/ }), 'Ít cay')
    await restaurant.db.update(orderTable).set({ status: 'ready', updatedAt: new Date('2027-01-01') })
    await act(() => fetchAgain())
    await within(form).findByText(/vẫn đổi được trạng thái/)
    expect(within(form).queryByRole('button', { name: /Cập nhật/ })).toBeNull()
    expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Lưu' }).disabled).toBe(true)
    expect(screen.getByDisplayValue('Ít cay')).toBeDefined()
  })

  test('say why a bill falls that the kitchen had', async () => {
    const { id, shortCode } = await placeOrder()
    await restaurant.db.update(orderTable).set({ status: 'preparing' })
    const { user } = await show(`/staff/orders?order=${id}&open=edit`, 'staff')
    const form = await dialog(`Sửa đơn ${shortCode}`)
    expect(within(form).queryByLabelText(/^Lý do/)).toBeNull()
    await user.click(button(form, `Bỏ ${soupVi}`))
    await user.click(button(form, 'Lưu'))
    await waitFor(() =>
      expect(
        within(form)
          .getByLabelText(/^Lý do/)
          .getAttribute('aria-invalid'),
      ).toBe('true'),
    )
    await user.click(button(form, 'Khách bớt món'))
    await user.click(button(form, 'Lưu'))
    await toast(`${shortCode}: đã lưu`)
    expect(await quantities(id)).toEqual(['1 pepperoni'])
  })

  test('say why they cancel, and the card shows it', async () => {
    const { id, shortCode } = await placeOrder()
    const { user, network } = await show('/staff/orders?view=all', 'staff')
    await user.selectOptions(
      await screen.findByRole('combobox', { name: `Trạng thái đơn ${shortCode}` }),
      'cancelled',
    )
    const asking = await dialog(`Huỷ đơn ${shortCode}`)
    await user.click(button(asking, 'Huỷ đơn'))
    expect(network.sentTo('PATCH /api/orders/:id/status')).toEqual([])
    await user.click(button(asking, 'Quán vừa hết món'))
    await user.click(button(asking, 'Huỷ đơn'))
    await waitFor(async () =>
      expect(await storedOrder(id)).toMatchObject({
        status: 'cancelled',
        cancelReason: 'Quán vừa hết món',
      }),
    )
  })
})

describe('the payment of an order', () => {
  test('is set by staff on the card, and taken back by a failure', async () => {
    const { id, shortCode, grandTotal } = await placeOrder()
    const { user, network } = await show('/staff/orders', 'staff')
    await user.click(await screen.findByRole('button', { name: `Việc khác với đơn ${shortCode}` }))
    const group = await screen.findByRole('radiogroup', { name: `Thanh toán đơn ${shortCode}` })
    const choice = (name: string) => within(group).getByRole<HTMLInputElement>('radio', { name })
    expect(choice('Chưa trả tiền').checked).toBe(true)
    await user.click(choice('Tiền mặt'))
    await toast(`${shortCode}: Đã trả tiền mặt`)
    expect(await storedOrder(id)).toMatchObject({ paidVia: 'cash', paidAmount: grandTotal })
    network.respond('PATCH /api/orders/:id/payment', 409, { message: 'Stale', code: 'orders.stale' })
    await user.click(choice('Chưa trả tiền'))
    await toast(/Người khác vừa thay đổi đơn này/)
    await waitFor(() => expect(choice('Tiền mặt').checked).toBe(true))
    const release = network.hold('PATCH /api/orders/:id/payment')
    await user.click(choice('Chưa trả tiền'))
    // It shows before the server has responded.
    await waitFor(() => expect(choice('Chưa trả tiền').checked).toBe(true))
    release()
    await toast(`${shortCode}: Chưa trả tiền`)
    expect(await storedOrder(id)).toMatchObject({ paidVia: null, paidAt: null })
  })

  test.each([
    ['188000.00', /Còn thiếu 15.040/],
    ['300000.00', /Cần trả lại 96.960/],
  ])('of %s says what that lacks or exceeds', async (paidAmount, text) => {
    const { id } = await placeOrder([smallPepperoni])
    const paid: Partial<
      Pick<typeof orderTable.$inferSelect, keyof Order & ('paidAt' | 'paidVia' | 'paidAmount')>
    > = {
      paidAt: new Date(),
      paidVia: 'cash',
      paidAmount,
    }
    await restaurant.db.update(orderTable).set(paid).where(eq(orderTable.id, id))
    await show('/staff/orders', 'staff')
    expect(await screen.findByText(text)).toBeDefined()
  })
})
