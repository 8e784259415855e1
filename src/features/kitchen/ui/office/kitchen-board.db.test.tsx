import { act, screen, waitFor, within } from '@testing-library/react'
import { gt } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { setConnection } from '#src/features/notifications/ui/office/live-store.ts'
import { lastPart, lastTap } from '#src/web/office/second-tap.ts'
import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, plainCrust, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { strikeTable } from '../../server/strike-table.ts'
import { KitchenBoard } from './kitchen-board.tsx'
import { keepBoard } from './last-board.ts'
import { lastMove } from './use-stage.ts'

const restaurant = testRestaurant()
const dessert = { id: 'panna-cotta', quantity: 3 }
const halved = {
  id: 'pepperoni',
  customization: [
    { schemaId: 'size-pizza', selections: { size: '16cm' } },
    plainCrust,
    { schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor: 'hawaiian' },
  ],
}

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
  localStorage.removeItem('kitchenStrikes')
  lastMove.set(undefined)
  keepBoard(null)
  setConnection('live')
})

async function place(items: Parameters<typeof orderFor>[1] = [smallPepperoni], changes: object = {}) {
  const payload = await orderFor(restaurant.app, items, changes)
  const order = (
    await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  ).json<PlacedOrder>()
  restaurant.clock.set(new Date(restaurant.clock.now().getTime() + 1_000).toISOString())
  return order
}
const show = (options: PartOptions = {}) =>
  showOfficePart(restaurant, 'staff', <KitchenBoard />, { address: '/staff/kitchen', ...options })
const ticket = async ({ id }: Pick<PlacedOrder, 'id'>) =>
  within(await screen.findByRole('article', { name: new RegExp(shortCode(id)) }))
const strikes = () => restaurant.db.select().from(strikeTable).where(gt(strikeTable.quantity, 0))
const statusOf = async () => (await restaurant.db.select().from(orderTable)).map(({ status }) => status)

test('a ticket says in words what to make: two halves, size, toppings, notes, and an allergy loudest', async () => {
  const order = await place([halved], { specialInstructions: 'Bé dị ứng đậu phộng' })
  restaurant.clock.set('2026-05-06T05:25:00Z')
  await show()
  const { getByText, getByRole } = await ticket(order)
  expect(getByText('Hai nửa')).toBeDefined()
  expect(getByText(/16/)).toBeDefined()
  expect(getByText(/^Trái/).parentElement?.textContent).toMatch(/Pepperoni/)
  expect(getByText(/^Phải/).parentElement?.textContent).toMatch(/Hawaii/)
  expect(getByText(/DỊ ỨNG/).parentElement?.textContent).toContain('Bé dị ứng đậu phộng')
  expect(getByText(/Chờ 25 phút/)).toBeDefined()
  expect(getByText('Trễ')).toBeDefined()
  expect(getByRole('heading').textContent).toBe(shortCode(order.id))
})

test('the counts over all tickets fall as lines are struck', async () => {
  const order = await place([smallPepperoni, dessert])
  await place([{ ...smallPepperoni, quantity: 2 }])
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Còn phải làm' }))
  const sizes = await screen.findByRole('list', { name: 'Theo cỡ' })
  expect(sizes.textContent).toMatch(/^3 × .*16/)
  await user.click((await ticket(order)).getByRole('button', { name: /Pepperoni/ }))
  await waitFor(() => expect(sizes.textContent).toMatch(/^2 × .*16/))
})

test('a line is struck by a tap and taken back by another', async () => {
  const order = await place([dessert])
  const { user } = await show()
  const line = (await ticket(order)).getByRole('button', { name: /3×/ })
  await user.click(line)
  expect(line.getAttribute('aria-pressed')).toBe('true')
  await waitFor(async () => expect(await strikes()).toMatchObject([{ quantity: 3 }]))
  await waitFor(() => expect(screen.queryByText('chưa gửi')).toBeNull())
  // As if a moment had passed.
  lastPart.set(undefined)
  await user.click(line)
  await waitFor(async () => expect(await strikes()).toEqual([]))
})

test('of several pieces one is struck by a tap on their number', async () => {
  const order = await place([dessert])
  const { user } = await show()
  const { getByRole, getByText } = await ticket(order)
  await user.click(getByRole('button', { name: /^Một phần/ }))
  await waitFor(async () => expect(await strikes()).toMatchObject([{ quantity: 1 }]))
  expect(getByText('còn 2')).toBeDefined()
  expect(getByRole('button', { name: /3×/ }).getAttribute('aria-pressed')).toBe('false')
})

test('a time that the counter has moved is announced until it is seen; one that was moved here is not', async () => {
  const [moved, movedHere] = [await place(), await place([dessert])]
  await restaurant.db.update(orderTable).set({ promisedTime: '2026-05-06T12:20' })
  const staff = await officeCalls(restaurant, 'staff')
  const { updatedAt } = (await staff('GET', `/api/orders/${moved.id}`)).json<PlacedOrder>()
  await staff('PATCH', `/api/orders/${moved.id}/promise`, { minutes: 20, updatedAt })
  const { user } = await show()
  const { getByText, getByRole, queryByText } = await ticket(moved)
  expect(getByText(/→/).textContent).toBe('12:20 → 12:40')
  await user.click((await ticket(movedHere)).getByRole('button', { name: /thêm 10 phút/ }))
  await waitFor(async () => expect((await ticket(movedHere)).getByText('lúc 12:30')).toBeDefined())
  expect((await ticket(movedHere)).queryByText('ĐÃ ĐỔI')).toBeNull()
  // As if a moment had passed.
  lastTap.set(undefined)
  await user.click(getByRole('button', { name: /^Đã xem thay đổi/ }))
  await waitFor(() => expect(queryByText('ĐÃ ĐỔI')).toBeNull())
})

test('what is struck without a network stays struck, says so, and is sent once the network is back', async () => {
  const order = await place([dessert])
  const { user, network } = await show()
  const line = (await ticket(order)).getByRole('button', { name: /3×/ })
  network.cut('PATCH /api/kitchen/orders/:id/strike')
  act(() => setConnection('lost'))
  expect(screen.getByRole('alert').textContent).toMatch(/MẤT KẾT NỐI/)
  await user.click(line)
  expect(await screen.findByText('chưa gửi')).toBeDefined()
  expect(await strikes()).toEqual([])
  expect(localStorage.getItem('kitchenStrikes')).toContain(order.id)
  network.restore('PATCH /api/kitchen/orders/:id/strike')
  act(() => setConnection('live'))
  await waitFor(async () => expect(await strikes()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('chưa gửi')).toBeNull())
  expect(line.getAttribute('aria-pressed')).toBe('true')
})

test('a strike that is taken back without a network leaves what another board has struck meanwhile', async () => {
  const order = await place([dessert])
  const { user, network } = await show()
  const line = (await ticket(order)).getByRole('button', { name: /3×/ })
  network.cut('PATCH /api/kitchen/orders/:id/strike')
  await user.click(line)
  await waitFor(() => expect(line.getAttribute('aria-pressed')).toBe('true'))
  const lineKey = /"lineKey":"(.*?)"/.exec(localStorage.getItem('kitchenStrikes') ?? '')?.[1] ?? ''
  await restaurant.db
    .insert(strikeTable)
    .values({ orderId: order.id, lineKey, quantity: 3, struckAt: restaurant.clock.now() })
  await user.click(line)
  network.restore('PATCH /api/kitchen/orders/:id/strike')
  act(() => setConnection('lost'))
  act(() => setConnection('live'))
  await waitFor(() => expect(screen.queryByText('chưa gửi')).toBeNull())
  expect(await strikes()).toMatchObject([{ quantity: 3 }])
})

test('a strike that the server cannot take any more is not lost silently', async () => {
  const order = await place([dessert])
  const { user, toast } = await show()
  const line = (await ticket(order)).getByRole('button', { name: /3×/ })
  await restaurant.db.delete(orderTable)
  await user.click(line)
  await waitFor(() => expect(toast()).toContain('Chưa gạch được món'))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

test('one tap takes an order to its next stage, a second one at once does not, and it can be undone', async () => {
  const order = await place()
  const { user } = await show()
  await user.click((await ticket(order)).getByRole('button', { name: /^Xác nhận/ }))
  const next = await (await ticket(order)).findByRole('button', { name: /^Bắt đầu làm/ })
  await user.click(next)
  expect(await statusOf()).toEqual(['confirmed'])
  // As if a moment had passed.
  lastTap.set(undefined)
  await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }))
  await waitFor(async () => expect(await statusOf()).toEqual(['pending']))
})

test('the promised time is moved by a tap, shown, and moved back', async () => {
  const oven = { pizzas: 4, minutes: 20, sizes: [], halves: 0, perGuest: 0, withoutOven: '' }
  await setSettings(restaurant, { oven })
  const order = await place()
  const { user } = await show()
  expect((await ticket(order)).getByText('lúc 12:20')).toBeDefined()
  await user.click((await ticket(order)).getByRole('button', { name: /thêm 20 phút/ }))
  await waitFor(async () => expect((await ticket(order)).getByText('lúc 12:40')).toBeDefined())
  expect(screen.getByText(/hẹn xong khoảng 12:40/)).toBeDefined()
  // As if a moment had passed.
  lastTap.set(undefined)
  await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }))
  await waitFor(async () => expect((await ticket(order)).getByText('lúc 12:20')).toBeDefined())
})

test('an order that another board has moved is not moved twice', async () => {
  const order = await place()
  const { user } = await show()
  const button = (await ticket(order)).getByRole('button', { name: /^Xác nhận/ })
  const staff = await officeCalls(restaurant, 'staff')
  await staff('PATCH', `/api/orders/${order.id}/status`, { status: 'confirmed' })
  await user.click(button)
  await (await ticket(order)).findByText(/vừa được đổi ở nơi khác/)
  expect(await statusOf()).toEqual(['confirmed'])
  expect(await (await ticket(order)).findByRole('button', { name: /^Bắt đầu làm/ })).toBeDefined()
})

test('an order that could not be moved stays, and its card says so', async () => {
  const order = await place()
  const { user, network } = await show()
  network.cut('PATCH /api/kitchen/orders/:id/stage')
  await user.click((await ticket(order)).getByRole('button', { name: /^Xác nhận/ }))
  await (await ticket(order)).findByText(/Chưa chuyển được đơn/)
  expect((await ticket(order)).getByRole('button', { name: /^Xác nhận/ })).toBeDefined()
})

test('the order that has just left is recalled in one tap', async () => {
  const order = await place()
  await restaurant.db.update(orderTable).set({ status: 'completed', updatedAt: restaurant.clock.now() })
  const { user } = await show()
  expect(await screen.findByText('Không có đơn nào đang chờ làm')).toBeDefined()
  await user.click(screen.getByRole('button', { name: `Gọi lại ${shortCode(order.id)}` }))
  await waitFor(async () => expect(await statusOf()).toEqual(['ready']))
  await ticket(order)
})

test('an order of which something is open is ready only once somebody says that all is made', async () => {
  const order = await place([dessert])
  await restaurant.db.update(orderTable).set({ status: 'preparing' })
  const { user } = await show()
  const { getByRole, getByText } = await ticket(order)
  await user.click(getByRole('button', { name: /^Làm xong/ }))
  expect(getByText('Còn 3 món. Xong cả?')).toBeDefined()
  const all = getByRole('button', { name: 'Xong cả' })
  // The finger bounces.
  await user.click(all)
  expect(await statusOf()).toEqual(['preparing'])
  await waitFor(async () => {
    await user.click(all)
    expect(all.isConnected).toBe(false)
  })
  await waitFor(async () => expect(await statusOf()).toEqual(['ready']))
  await waitFor(async () => expect(await strikes()).toMatchObject([{ quantity: 3 }]))
  lastTap.set(undefined)
  await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }))
  await waitFor(async () => expect(await statusOf()).toEqual(['preparing']))
  await waitFor(async () => expect(await strikes()).toEqual([]))
})

test('while somebody touches the board, what is new waits for its place, and the bar says how many', async () => {
  const order = await place()
  const { user } = await show()
  const button = (await ticket(order)).getByRole('button', { name: /^Xác nhận/ })
  const late = await place([dessert])
  await user.click(button)
  const announced = await screen.findByRole('button', { name: '+1 mới' })
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await user.click(announced)
  expect((await ticket(late)).getByText('MỚI')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '+1 mới' }))
  expect(screen.queryByText(/mới$/i)).toBeNull()
})

test('an order that was cancelled while it was made says to stop until somebody has seen it', async () => {
  const [made, waiting] = [await place(), await place([dessert])]
  const staff = await officeCalls(restaurant, 'staff')
  await staff('PATCH', `/api/orders/${made.id}/status`, { status: 'preparing' })
  for (const { id } of [made, waiting])
    await staff('PATCH', `/api/orders/${id}/status`, { status: 'cancelled', reason: 'khách bỏ' })
  const { user } = await show()
  const { getByText, getByRole } = await ticket(made)
  expect(getByText(/DỪNG LÀM/)).toBeDefined()
  expect(getByText(/16/)).toBeDefined()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByText(new RegExp(`Đã huỷ.*${shortCode(waiting.id)}`))).toBeDefined()
  await user.click(getByRole('button', { name: /^Đã dừng/ }))
  await waitFor(() => expect(screen.queryByText(/DỪNG LÀM/)).toBeNull())
})

test('what an edit has added and removed stands out until somebody has seen it', async () => {
  const order = await place([smallPepperoni, dessert])
  const staff = await officeCalls(restaurant, 'staff')
  const items = [
    { ...smallPepperoni, name: 'x', price: order.items[0]?.unitPrice, quantity: 1 },
    { id: 'tiramisu', name: 'x', price: '0', quantity: 1 },
  ]
  await staff('PATCH', `/api/orders/${order.id}`, { items, reason: 'khách đổi' })
  const { user } = await show()
  const { getByText, getByRole, queryByText } = await ticket(order)
  expect(getByText('ĐÃ ĐỔI')).toBeDefined()
  expect(getByText('MỚI THÊM')).toBeDefined()
  expect(getByText('ĐÃ BỎ')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Xác nhận/ })).toBeNull()
  await user.click(getByRole('button', { name: /^Đã xem thay đổi/ }))
  await waitFor(() => expect(queryByText('ĐÃ ĐỔI')).toBeNull())
  expect(queryByText('ĐÃ BỎ')).toBeNull()
})

test('an allergy that is noted while the order is made stands out until somebody has seen it', async () => {
  const order = await place([dessert], { orderType: 'dine-in', tableLabel: '7' })
  const staff = await officeCalls(restaurant, 'staff')
  await staff('PATCH', `/api/orders/${order.id}`, {
    specialInstructions: 'Bé dị ứng trứng',
    tableLabel: '8',
  })
  const { user } = await show()
  const { getByText, getAllByText, getByRole, queryByText } = await ticket(order)
  expect(getByText('ĐÃ ĐỔI')).toBeDefined()
  const changes = getAllByText(/→/).map(({ textContent }) => textContent)
  expect(changes).toEqual([expect.stringMatching(/7 → .*8/)])
  expect(getByText(/Bé dị ứng trứng/).parentElement?.textContent).toContain('không ghi chú')
  await user.click(getByRole('button', { name: /^Đã xem thay đổi/ }))
  await waitFor(() => expect(queryByText('ĐÃ ĐỔI')).toBeNull())
})

test('what was taken away stands before what came in its place', async () => {
  const order = await place([smallPepperoni, dessert])
  const staff = await officeCalls(restaurant, 'staff')
  const items = [
    { ...smallPepperoni, note: 'không hành', name: 'x', price: order.items[0]?.unitPrice, quantity: 1 },
    { ...dessert, name: 'x', price: order.items[1]?.unitPrice },
  ]
  await staff('PATCH', `/api/orders/${order.id}`, { items })
  await show()
  const lines = (await ticket(order)).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    expect.stringMatching(/ĐÃ BỎ.*Pepperoni/),
    expect.stringMatching(/MỚI THÊM.*Pepperoni.*không hành/),
    expect.stringMatching(/^3×/),
  ])
})

test('a board whose orders cannot be loaded says so; one that has loaded them goes on showing them', async () => {
  const order = await place()
  const { network, user } = await show({ language: 'en' })
  await ticket(order)
  network.cut('GET /api/kitchen/orders')
  network.cut('PATCH /api/kitchen/orders/:id/stage')
  await user.click((await ticket(order)).getByRole('button', { name: /^Confirm/ }))
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
  await waitFor(() => expect(alerts().join(' ')).toMatch(/As of 12:00/))
  await ticket(order)
})

test('the screen is kept on where the browser can, and the board says so in words', async () => {
  await place()
  const { leave } = await show()
  expect(await screen.findByText(/không giữ được màn hình sáng/)).toBeDefined()
  leave()
  const lock = Object.assign(new EventTarget(), { released: false, release: async () => undefined })
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { wakeLock: { request: async () => lock } }),
  )
  const again = await show()
  expect(await screen.findByText('Màn hình luôn sáng', { exact: false })).toBeDefined()
  act(() => void lock.dispatchEvent(new Event('release')))
  expect(await screen.findByText(/Màn hình có thể tắt/)).toBeDefined()
  again.leave()
  vi.unstubAllGlobals()
})

test('an order that is brought back says since when it is ready', async () => {
  const order = await place()
  await restaurant.db.update(orderTable).set({ status: 'ready', updatedAt: restaurant.clock.now() })
  restaurant.clock.set('2026-05-06T05:12:30Z')
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: /sẵn/ }))
  await user.click((await ticket(order)).getByRole('button', { name: /^Hoàn tất/ }))
  await waitFor(async () => expect(await statusOf()).toEqual(['completed']))
  // As if a moment had passed.
  lastTap.set(undefined)
  await user.click(await screen.findByRole('button', { name: /^Hoàn tác/ }))
  await waitFor(async () => expect(await statusOf()).toEqual(['ready']))
  expect((await ticket(order)).getByText(/12 phút/)).toBeDefined()
  await user.click((await ticket(order)).getByRole('button', { name: /^Hoàn tất/ }))
  await waitFor(async () => expect(await statusOf()).toEqual(['completed']))
  // As if the time to undo had passed: the order can still be recalled.
  lastMove.set(undefined)
  lastTap.set(undefined)
  await user.click(await screen.findByRole('button', { name: /^Gọi lại/ }))
  await waitFor(async () => expect(await statusOf()).toEqual(['ready']))
  expect((await ticket(order)).getByText(/12 phút/)).toBeDefined()
})

test.each(['. ', '\n'])(
  'an allergy that ends a long note is read first, and the note stays whole (%j)',
  async (end) => {
    const note = `Xin cắt bánh làm tám miếng và để riêng nước chấm cho trẻ em giúp em${end}Bé dị ứng đậu phộng.`
    const order = await place([smallPepperoni], { specialInstructions: note })
    await show()
    const text = (await ticket(order)).getByText(/DỊ ỨNG/).parentElement?.textContent ?? ''
    expect(text).toContain(note)
    expect(text.indexOf('Bé dị ứng')).toBeLessThan(text.indexOf('Xin cắt'))
  },
)

test('an order kept for opening is called late in words once its guest has waited too long since then', async () => {
  const order = await place()
  await restaurant.db.update(orderTable).set({ scheduledTime: '2026-05-06T11:00' })
  await show()
  expect((await ticket(order)).getByText('Trễ')).toBeDefined()
})
