import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { lastTap } from '#src/web/office/second-tap.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderTable } from '../../server/order-table.ts'
import OrdersPage from './orders-page.tsx'

const restaurant = testRestaurant()
const setStatus = 'PATCH /api/orders/:id/status'

beforeEach(async () => {
  await restaurant.db.delete(orderTable)
})

/** Stores an order, and returns its id and its code. It is noon at the restaurant. */
async function add(customerName: string, changes: Parameters<typeof storedOrder>[1] = {}) {
  const row = storedOrder(restaurant.clock.now(), {
    customerName,
    status: 'confirmed',
    orderType: 'takeout',
    ...changes,
  })
  await restaurant.db.insert(orderTable).values(row)
  return { id: row.id, code: shortCode(row.id) }
}

const show = (address = '/staff/orders') => showOfficePart(restaurant, 'staff', <OrdersPage />, { address })
const step = (name: string) => screen.findByRole('button', { name })
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const stages = () => within(screen.getByRole('group', { name: 'Đơn đang ở bước nào' }))
const counts = () =>
  stages()
    .getAllByRole('button')
    .map(({ textContent }) => Number.parseInt(textContent, 10))
const stage = (name: RegExp) => stages().getByRole('button', { name })
const orderOf = async (id: string) =>
  (await restaurant.db.select().from(orderTable).where(eq(orderTable.id, id)))[0]
const statusOf = async (id: string) => (await orderOf(id))?.status

test('the tab opens on what is due: first what to confirm, late orders say so, later days and what is left over stand apart', async () => {
  const tomorrow = await add('Mai', { requestedTime: '2026-05-07T11:00' })
  const leftOver = await add('Sót', { requestedTime: '2026-05-04T11:00' })
  const soon = await add('Sắp', { requestedTime: '2026-05-06T12:30' })
  const late = await add('Trễ', { requestedTime: '2026-05-06T11:30' })
  const call = await add('Gọi', { status: 'pending', needsCall: true, requestedTime: '2026-05-06T12:10' })
  await add('Xong', { status: 'completed' })
  await show()
  const card = async (code: string) => within(await screen.findByRole('article', { name: `Đơn ${code}` }))
  expect((await card(late.code)).getByText('Trễ hẹn')).toBeDefined()
  expect((await card(soon.code)).queryByText('Trễ hẹn')).toBeNull()
  expect((await card(call.code)).getByText('Gọi xác nhận trước')).toBeDefined()
  expect(shown()).toEqual([
    'Chờ xác nhận',
    call.code,
    'Đang làm và đã xong',
    late.code,
    soon.code,
    'Ngày mai, 07/05',
    tomorrow.code,
    'Chưa khép lại từ những ngày trước',
    leftOver.code,
  ])
  expect(counts()).toEqual([1, 4, 0, 0, 1])
})

test.each([
  ['takeout', ['Xác nhận', 'Bắt đầu làm', 'Làm xong', 'Hoàn tất'], 'completed'],
  ['delivery', ['Xác nhận', 'Bắt đầu làm', 'Làm xong', 'Đã giao'], 'delivered'],
] as const)(
  'a %s goes its way by one tap each, leaves the list, and comes back by one',
  async (orderType, taps, end) => {
    const { id, code } = await add('Lan', { status: 'pending', orderType })
    const { user } = await show()
    for (const tap of taps) {
      const name = `${tap} đơn ${code}`
      // The card moves to another group while it is being written.
      await waitFor(() =>
        expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('false'),
      )
      lastTap.set(undefined)
      await user.click(await step(name))
    }
    await screen.findByText('Không có đơn nào cần làm')
    expect(await statusOf(id)).toBe(end)
    await waitFor(() => expect(counts()).toEqual([0, 0, 0, 0, 1]))
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    await step(`${taps[3]} đơn ${code}`)
    expect(await statusOf(id)).toBe('ready')
  },
)

const unpaid = { paidAt: null, paidAmount: null, paidVia: null, status: 'ready' } as const

test.each([
  ['Đã nhận tiền, hoàn tất', 'completed', 'cash'],
  ['Hoàn tất, chưa nhận tiền', 'completed', null],
  ['Quay lại', 'ready', null],
])(
  'before cash that nobody has noted is forgotten, the counter is asked: %s',
  async (choice, status, paidVia) => {
    const { id, code } = await add('Lan', unpaid)
    const { user } = await show()
    await user.click(await step(`Hoàn tất đơn ${code}`))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(`${code} · Lan`)).toBeDefined()
    await user.click(question.getByRole('button', { name: choice }))
    await waitFor(async () => expect(await orderOf(id)).toMatchObject({ status, paidVia }))
    if (paidVia === null) return
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await waitFor(async () => expect(await orderOf(id)).toMatchObject(unpaid))
  },
)

test('an order that is not done after all is brought back from the list of what is done', async () => {
  const { id, code } = await add('Lan', { status: 'completed' })
  const { user } = await show('/staff/orders?stage=done')
  await user.click(await step(`Đưa đơn ${code} về “Đã xong”`))
  await screen.findByText('Không có đơn nào ở bước này')
  expect(await statusOf(id)).toBe('ready')
})

test('a second tap meets no order that has moved under the finger', async () => {
  const first = await add('Một', { status: 'ready', requestedTime: '2026-05-06T12:10' })
  const second = await add('Hai', { status: 'ready', requestedTime: '2026-05-06T12:20' })
  const { user } = await show()
  await user.click(await step(`Hoàn tất đơn ${first.code}`))
  await user.click(await step(`Hoàn tất đơn ${second.code}`))
  await waitFor(async () => expect(await statusOf(first.id)).toBe('completed'))
  expect(await statusOf(second.id)).toBe('ready')
})

test.each([
  ['/staff/orders', 'Bé dị ứng đậu phộng', true],
  ['/staff/orders?view=all', 'Bé dị ứng đậu phộng', true],
  ['/staff/orders', 'Gọi trước', false],
])(
  'on %s an allergy stands before the dishes, other notes after them: %s',
  async (address, text, isFirst) => {
    const { code } = await add('Lan', { specialInstructions: text })
    await show(address)
    const card = within(await screen.findByRole('article', { name: `Đơn ${code}` }))
    const note = card.getByText(new RegExp(text))
    const [dishes] = card.getAllByRole('list')
    expect(note.textContent).toBe(`${isFirst ? 'DỊ ỨNG' : 'Ghi chú'}: ${text}`)
    expect(note.compareDocumentPosition(dishes ?? note)).toBe(
      isFirst ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
    )
  },
)

test('more orders than fit are loaded when asked for, and those to confirm are never among the last', async () => {
  for (let each = 0; each < 61; each += 1) await add('Khách', { requestedTime: '2026-05-06T12:30' })
  const late = await add('Mới', { status: 'pending', requestedTime: '2026-05-06T20:00' })
  const { user } = await show()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60))
  expect(shown()[1]).toBe(late.code)
  await user.click(screen.getByRole('button', { name: 'Xem thêm' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(62))
})

test('a step that fails leaves the order where it was, and says why', async () => {
  const { code, id } = await add('Lan')
  const { user, network, toast } = await show()
  network.cut(setStatus)
  await user.click(await step(`Bắt đầu làm đơn ${code}`))
  await waitFor(() => expect(toast()).toContain('Lỗi cập nhật'))
  expect(await step(`Bắt đầu làm đơn ${code}`)).toBeDefined()
  network.restore(setStatus)
  // Somebody else has changed the order, and this screen has not heard of it.
  await restaurant.db
    .update(orderTable)
    .set({ status: 'ready', updatedAt: new Date(0) })
    .where(eq(orderTable.id, id))
  lastTap.set(undefined)
  await user.click(await step(`Bắt đầu làm đơn ${code}`))
  await waitFor(() => expect(toast()).toContain('Người khác vừa thay đổi đơn này'))
  expect(await step(`Hoàn tất đơn ${code}`)).toBeDefined()
  expect(await statusOf(id)).toBe('ready')
})

test('a step whose answer was lost is done, and is not offered as failed', async () => {
  const { code, id } = await add('Lan')
  const { user, network, toast } = await show()
  network.on(setStatus, async (pass) => {
    await pass()
    throw new TypeError('Failed to fetch')
  })
  await user.click(await step(`Bắt đầu làm đơn ${code}`))
  await waitFor(() => expect(toast()).toContain(`${code}: Đang làm`))
  await user.click(screen.getByRole('button', { name: 'Hoàn tác' }))
  await waitFor(async () => expect(await statusOf(id)).toBe('confirmed'))
})

test('a stage is shown alone, also by its address, and an order that leaves it leaves the list', async () => {
  const pending = await add('Chờ', { status: 'pending' })
  const confirmed = await add('Nhận')
  const done = await add('Xong', { status: 'delivered' })
  const { user, address, leave } = await show()
  await step(`Bắt đầu làm đơn ${confirmed.code}`)
  await user.click(stage(/Đã xác nhận/))
  expect(address()).toBe('/staff/orders?stage=confirmed')
  await waitFor(() => expect(shown()).toEqual([confirmed.code]))
  await user.click(await step(`Bắt đầu làm đơn ${confirmed.code}`))
  await screen.findByText('Không có đơn nào ở bước này')
  await waitFor(() => expect(counts()).toEqual([1, 0, 1, 0, 1]))
  await user.click(screen.getByRole('button', { name: 'Bỏ bộ lọc' }))
  await waitFor(() => expect(shown()).toContain(pending.code))
  leave()
  const again = await show('/staff/orders?stage=done')
  await waitFor(() => expect(shown()).toEqual([done.code]))
  expect(stage(/Hoàn tất hôm nay/).getAttribute('aria-pressed')).toBe('true')
  await again.user.click(stage(/Hoàn tất hôm nay/))
  expect(again.address()).toBe('/staff/orders')
})

test('what is typed is searched among all orders, in the same field; without it the tab shows what is due again', async () => {
  const due = await add('Lan')
  const done = await add('Minh', { status: 'completed' })
  const { user, address } = await show()
  await step(`Bắt đầu làm đơn ${due.code}`)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await user.type(field, 'minh')
  await waitFor(() => expect(shown()).toEqual([done.code]))
  expect(address()).toBe('/staff/orders?q=minh')
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mọi đơn' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Cần làm' }))
  await waitFor(() => expect(shown()).toEqual([due.code]))
  expect([address(), screen.getByRole<HTMLInputElement>('searchbox').value]).toEqual(['/staff/orders', ''])
})

test('what is rare is folded: status, payment, details and the text to copy', async () => {
  const { code } = await add('Lan', { paidAt: null, paidAmount: null, paidVia: null })
  const { user } = await show()
  const card = within(await screen.findByRole('article', { name: `Đơn ${code}` }))
  expect(card.queryByRole('combobox')).toBeNull()
  const more = card.getByRole('button', { name: `Việc khác với đơn ${code}` })
  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  await user.click(card.getByRole('radio', { name: 'Tiền mặt' }))
  expect(await card.findByText('Đã trả tiền mặt')).toBeDefined()
  await user.selectOptions(card.getByRole('combobox', { name: `Trạng thái đơn ${code}` }), 'cancelled')
  await user.click(await screen.findByRole('button', { name: 'Quán vừa hết món' }))
  await user.click(screen.getByRole('button', { name: 'Huỷ đơn' }))
  await screen.findByText('Không có đơn nào cần làm')
})

test('says that it could not be loaded, and loads it when asked again', async () => {
  const { code } = await add('Lan')
  const { user, network, go } = await show('/staff/orders?view=unpaid')
  network.cut('GET /api/orders/due')
  await go('/staff/orders')
  await screen.findByText('Chưa tải được đơn hàng.')
  network.restore('GET /api/orders/due')
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await step(`Bắt đầu làm đơn ${code}`)).toBeDefined()
  expect(screen.queryByText('Chưa tải được đơn hàng.')).toBeNull()
})
