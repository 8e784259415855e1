import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'

import { visitTable } from '#src/features/visits/server/visit-table.ts'
import { chooseLanguage } from '#src/web/chosen-language.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { openTables, orderAt } from '#test/support/visits.ts'
import { orderTable } from '../../server/order-table.ts'
import { visitTexts } from '../../texts/visit-texts.ts'
import { discardDrafts, phoneOrder, tableOrder } from './phone-order-draft.ts'
import TablesPage from './tables-page.tsx'

const restaurant = testRestaurant()
let staff: OfficeCall
beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
})
beforeEach(async () => {
  discardDrafts()
  await restaurant.db.delete(visitTable)
})

const show = (language: 'vi' | 'en' = 'vi') =>
  showOfficePart(restaurant, 'staff', <TablesPage />, { address: '/staff/tables', language })
const tableOf = async (name: string) => within(await screen.findByRole('article', { name }))
const press = (name: string) => ({ name })
/** A colleague who reads English takes over the tablet. */
function readEnglish() {
  act(() => chooseLanguage('en'))
  onTestFinished(() => localStorage.clear())
}

test('staff open a table for a party that stands at the door', async () => {
  const { user } = await show()
  await user.click((await tableOf('Bàn 7, Trống')).getByRole('button', press('Mở Bàn 7')))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Số khách/ }), '3')
  await user.click(dialog.getByRole('button', press('Mở bàn')))
  expect((await tableOf('Bàn 7')).getByText('3 khách')).toBeDefined()
})

test('what a party has ordered is paid in one tap, and taken back in another', async () => {
  const { id } = await orderAt(restaurant, '7')
  await staff('PATCH', `/api/orders/${id}/status`, { status: 'completed' })
  const { user, toast } = await show()
  const table = await tableOf('Bàn 7')
  expect(table.getByText('Còn phải trả 203.040đ')).toBeDefined()
  await user.click(table.getByRole('button', press('Tiền mặt')))
  await tableOf('Bàn 7, Trống')
  expect(toast()).toContain('Bàn 7 đã trả đủ')
  readEnglish()
  expect(toast()).toContain('Table 7 has paid all')
  await user.click(screen.getByRole('button', press('Undo')))
  await waitFor(async () => expect((await openTables(staff)).visits).toMatchObject([{ toPay: '203040.00' }]))
})

test('what guests have ordered by the code on their table is confirmed on its card', async () => {
  const { id } = await orderAt(restaurant, '7')
  const { user } = await show()
  await user.click((await tableOf('Bàn 7')).getByRole('button', { name: /^Xác nhận/ }))
  await waitFor(async () =>
    expect((await openTables(staff)).visits).toMatchObject([{ orders: [{ id, status: 'confirmed' }] }]),
  )
  await waitFor(async () =>
    expect((await tableOf('Bàn 7')).queryByRole('button', { name: /^Xác nhận/ })).toBeNull(),
  )
})

test('a table without an order to confirm says how far its dishes are', async () => {
  const { id } = await orderAt(restaurant, '7')
  const says = async (status: 'preparing' | 'ready' | 'completed') => {
    await restaurant.db.update(orderTable).set({ status }).where(eq(orderTable.id, id))
    await show()
    const { textContent } = await screen.findByRole('article', { name: 'Bàn 7' })
    cleanup()
    const { kitchen, ready, served } = visitTexts.vi.state
    return [kitchen, ready, served].filter((state) => textContent.includes(state))
  }
  const { kitchen, ready, served } = visitTexts.vi.state
  expect([await says('preparing'), await says('ready'), await says('completed')]).toEqual([
    [kitchen],
    [ready],
    [served],
  ])
})

test('a table says that dishes are ready while others of it are still being made', async () => {
  const { id } = await orderAt(restaurant, '7')
  await orderAt(restaurant, '7')
  await restaurant.db.update(orderTable).set({ status: 'preparing' })
  await restaurant.db.update(orderTable).set({ status: 'ready' }).where(eq(orderTable.id, id))
  await show()
  const { textContent } = await screen.findByRole('article', { name: 'Bàn 7' })
  expect(textContent).toContain(visitTexts.vi.state.ready)
})

test('a payment at a table whose answer was lost is noted once, and not shown as failed', async () => {
  await orderAt(restaurant, '7')
  const { user, network, toast } = await show()
  const pay = 'POST /api/visits/:id/payment'
  network.on(pay, async (pass) => {
    await pass()
    network.restore(pay)
    throw new TypeError('Failed to fetch')
  })
  await user.click((await tableOf('Bàn 7')).getByRole('button', press('Tiền mặt')))
  await waitFor(() => expect(toast()).toContain('Bàn 7 đã trả đủ'))
  await user.click(screen.getByRole('button', press('Hoàn tác')))
  await waitFor(async () => expect((await openTables(staff)).visits).toMatchObject([{ toPay: '203040.00' }]))
})

test('a party that has paid keeps its table while dishes are to come', async () => {
  await orderAt(restaurant, '7')
  const { user, toast } = await show()
  await user.click((await tableOf('Bàn 7')).getByRole('button', press('Tiền mặt')))
  const table = await tableOf('Bàn 7')
  expect(await table.findByText('Đã trả tiền, còn món đang làm')).toBeDefined()
  expect(toast()).toContain('còn món đang làm')
})

test('a cancelled order warns of no allergy at the table', async () => {
  const { id } = await orderAt(restaurant, '7')
  await restaurant.db.update(orderTable).set({ specialInstructions: 'Dị ứng đậu phộng' })
  await show()
  await (await tableOf('Bàn 7')).findByText(/đậu phộng/)
  await staff('PATCH', `/api/orders/${id}/status`, { status: 'cancelled', reason: 'Hết món' })
  cleanup()
  await show()
  expect((await tableOf('Bàn 7')).queryByText(/đậu phộng/)).toBeNull()
})

test('a party moves to a free table of the list by one tap, and back by another', async () => {
  await orderAt(restaurant, '7')
  await orderAt(restaurant, '8')
  const { user } = await show()
  await user.click((await tableOf('Bàn 7')).getByRole('button', press('Chuyển khách ở Bàn 7')))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole<HTMLButtonElement>('button', press('Bàn 8 (có khách)')).disabled).toBe(true)
  await user.click(dialog.getByRole('button', press('Sân 1')))
  await tableOf('Sân 1')
  await user.click(await screen.findByRole('button', press('Hoàn tác')))
  await tableOf('Bàn 7')
})

test('an order at a table leaves the one on the phone alone, and takes no dishes from another table', async () => {
  await orderAt(restaurant, '7')
  await orderAt(restaurant, '8')
  const { user, toast } = await show()
  await user.click((await tableOf('Bàn 7')).getByRole('button', press('Thêm đơn')))
  const dialog = within(await screen.findByRole('dialog', press('Đơn của Bàn 7')))
  await user.click(await dialog.findByRole('button', { name: /^Panna Cotta/i }))
  await waitFor(() => expect(tableOrder.cart.lines()).toHaveLength(1))
  expect(phoneOrder.cart.lines()).toEqual([])
  await user.click(dialog.getByRole('button', { name: /^Đóng, phần/ }))
  await user.click((await tableOf('Bàn 8')).getByRole('button', press('Thêm đơn')))
  await screen.findByRole('dialog', press('Đơn của Bàn 8'))
  expect(tableOrder.cart.lines()).toEqual([])
  expect(toast()).toContain('bàn khác')
  readEnglish()
  expect(toast()).toContain('another table')
  await user.click(screen.getByRole('button', press('Undo')))
  expect(tableOrder.cart.lines()).toHaveLength(1)
})

test('the order of guests at a free table takes one tap, and opens the table only once it is entered', async () => {
  const { user, network } = await show()
  await user.click((await tableOf('Bàn 7, Trống')).getByRole('button', press('Thêm đơn')))
  const dialog = within(await screen.findByRole('dialog', press('Đơn của Bàn 7')))
  await user.click(await dialog.findByRole('button', { name: /^Panna Cotta/i }))
  network.cut('POST /api/orders')
  await user.click(await dialog.findByRole('button', press('Nhập đơn')))
  await dialog.findByText('Chưa nhập được đơn')
  expect((await openTables(staff)).visits).toEqual([])
  network.restore('POST /api/orders')
  await user.click(dialog.getByRole('button', press('Nhập đơn')))
  await dialog.findByRole('heading', { name: /^Đã nhập đơn/ })
  expect((await openTables(staff)).visits).toMatchObject([{ tableLabel: '7', orders: [{}] }])
  // The button for another order stays at the table.
  await user.click(dialog.getByRole('button', press('Nhập đơn khác')))
  await user.click(await dialog.findByRole('button', { name: /^Panna Cotta/i }))
  await user.click(await dialog.findByRole('button', press('Nhập đơn')))
  await dialog.findByRole('heading', { name: /^Đã nhập đơn/ })
  expect((await openTables(staff)).visits).toMatchObject([{ tableLabel: '7', orders: [{}, {}] }])
})

test('guests at a table are asked neither name nor number, and there is nobody to call', async () => {
  await staff('POST', '/api/visits', { tableLabel: '7' })
  const { user } = await show('en')
  await user.click((await tableOf('Table 7')).getByRole('button', press('Add order')))
  const dialog = within(await screen.findByRole('dialog', press('Order of Table 7')))
  await user.click(await dialog.findByRole('button', { name: /Panna Cotta/i }))
  await user.click(await dialog.findByRole('button', press('Enter order')))
  await dialog.findByRole('heading', { name: /^The order is entered/ })
  expect(dialog.getByText('Table 7')).toBeDefined()
  await user.click(dialog.getByRole('button', press('Show the order')))
  const details = within(await screen.findByRole('dialog', { name: /^Order #/ }))
  expect(await details.findByText('Table 7')).toBeDefined()
  expect(details.queryByRole('link', { name: /^\+?\d/ })).toBeNull()
})

test('a table that was cleared by mistake is had back by one tap', async () => {
  await staff('POST', '/api/visits', { tableLabel: '7' })
  const { user } = await show()
  await user.click((await tableOf('Bàn 7')).getByRole('button', press('Dọn bàn')))
  await tableOf('Bàn 7, Trống')
  await user.click(await screen.findByRole('button', press('Hoàn tác')))
  await tableOf('Bàn 7')
  expect((await openTables(staff)).visits).toMatchObject([{ tableLabel: '7', closedAt: null }])
})

test('guests who share see what each of them pays, to the last đồng', async () => {
  await orderAt(restaurant, '7')
  await restaurant.db.update(visitTable).set({ guests: 7 })
  await show()
  expect((await tableOf('Bàn 7')).getByText('7 khách: mỗi người 29.006đ')).toBeDefined()
})

test('a table that has not paid is cleared only after a question', async () => {
  await orderAt(restaurant, 'Sân 1')
  const { user } = await show()
  await user.click((await tableOf('Sân 1')).getByRole('button', press('Dọn bàn')))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await openTables(staff)).visits.length).toBe(1)
  await user.click(dialog.getByRole('button', press('Dọn bàn')))
  await tableOf('Sân 1, Trống')
})

test('without a list the screen says where to list the tables', async () => {
  await setSettings(restaurant, { tableList: '' })
  await show()
  expect(await screen.findByText(/Cài đặt → Các bàn/)).toBeDefined()
})
