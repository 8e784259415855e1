import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { markFresh } from '#src/features/notifications/ui/office/live-store.ts'
import { noteServerTime } from '#src/web/clock.ts'
import type { PlacedOrder, StoredLine } from '../../contract/order.ts'
import { orderTable } from '../../server/order-table.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import OrdersPage from './orders-page.tsx'

const restaurant = testRestaurant()

async function placeOrder(changes: object = {}): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni], changes)
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  expect(response.statusCode).toBe(201)
  return response.json<PlacedOrder>()
}

const asStaff = (address = '/staff/orders?view=all') =>
  showOfficePart(restaurant, 'staff', <OrdersPage />, { address })
const asAdmin = (address = '/admin/dashboard/orders?view=all') =>
  showOfficePart(restaurant, 'admin', <OrdersPage />, { address })
const cardOf = async (code: string) => within(await screen.findByRole('article', { name: `Đơn ${code}` }))

/** An order of this moment, or of another, as it is stored. */
const stored = (changes: Parameters<typeof storedOrder>[1], createdAt = restaurant.clock.now()) =>
  storedOrder(createdAt, changes)

/** What is said under each name in the details of an order. */
async function factsOf(id: string): Promise<Record<string, string | null>> {
  await asStaff(`/staff/orders?order=${id}`)
  const dialog = within(await screen.findByRole('dialog'))
  const terms = await dialog.findAllByRole('term')
  const facts = dialog.getAllByRole('definition')
  return Object.fromEntries(terms.map((term, at) => [term.textContent, facts[at]?.textContent ?? null]))
}

beforeEach(() => restaurant.db.execute(sql`truncate ${orderTable} cascade`))

describe('an order in the list', () => {
  test('says what is to be made: a pizza of two halves by both, after its size, with what the guest wrote', async () => {
    const { id, shortCode } = await placeOrder({ specialInstructions: 'Gọi trước' })
    const line: StoredLine = {
      id: 'pepperoni',
      name: 'Half Pepperoni, half Hawaiian',
      nameVi: 'Nửa Pepperoni Ý, nửa Hawaii',
      quantity: 2,
      price: '188000.00',
      unitPrice: '188000.00',
      lineTotal: '376000.00',
      parts: [
        { label: 'Half Pepperoni', labelVi: 'Nửa Pepperoni Ý', amount: 94_000 },
        { label: 'Half Hawaiian', labelVi: 'Nửa Hawaii', amount: 94_000 },
      ],
      choices: ['16 cm', 'Puffy rim'],
      choicesVi: ['16 cm', 'Viền phồng'],
      customization: [],
      note: 'Ít cay',
    }
    await restaurant.db
      .update(orderTable)
      .set({ items: [line] })
      .where(sql`id = ${id}`)
    await asStaff()
    const card = await cardOf(shortCode)
    expect(card.getByText('2 × Hai nửa')).toBeDefined()
    const details = card.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(details.slice(1)).toEqual(['16 cm', 'Nửa Pepperoni Ý', 'Nửa Hawaii', 'Viền phồng'])
    expect(card.getByText('Ít cay').textContent).toBe('Ghi chú: Ít cay')
    expect(card.getByText('Gọi trước').textContent).toBe('Ghi chú: Gọi trước')
  })

  test.each([
    ['today, as the guest wishes', { requestedTime: '2026-05-06T18:30' }, '18:30', 'Khách hẹn giờ này · '],
    ['tomorrow', { requestedTime: '2026-05-07T18:30' }, '18:30Ngày mai, 07/05', 'Khách hẹn giờ này · '],
    ['after the opening', { scheduledTime: '2026-05-06T17:00' }, '17:00', 'Bắt đầu làm lúc này · '],
    [
      'yesterday, and is late',
      { requestedTime: '2026-05-05T18:30' },
      '18:30Thứ Ba, 05/05Trễ hẹn',
      'Khách hẹn giờ này · ',
    ],
    ['at once', {}, 'Chờ 0 phút', 'Làm ngay · '],
  ])('says when it is due: %s', async (_when, changes, due, kind) => {
    await restaurant.db.insert(orderTable).values(stored({ ...changes, status: 'pending' }))
    await asStaff()
    const when = await screen.findByText(/Đặt lúc/)
    expect(when.textContent).toBe(
      `${kind}Đặt lúc 12:00 hôm nay${due === 'Chờ 0 phút' ? '' : ' · chờ 0 phút'}`,
    )
    expect(when.previousElementSibling?.textContent).toBe(due)
  })

  test('says of each line what it contains, once one of them states it', async () => {
    const { shortCode, items } = await placeOrder()
    await asStaff()
    expect((await cardOf(shortCode)).getByText('Có gluten, sữa')).toBeDefined()
    cleanup()
    const unstated = items.map((line) => ({ ...line, allergens: null, diet: null }))
    await restaurant.db.update(orderTable).set({ items: unstated })
    await asStaff()
    expect((await cardOf(shortCode)).queryByText(/dị ứng/i)).toBeNull()
  })

  test('says that it is over by when it was placed, and that nobody waits', async () => {
    await restaurant.db.insert(orderTable).values(stored({ status: 'completed' }))
    await asStaff()
    const when = await screen.findByText(/Đặt lúc/)
    expect([when.previousElementSibling?.textContent, when.textContent]).toEqual([
      '12:00',
      'Đặt lúc 12:00 hôm nay',
    ])
  })

  test.each([
    [
      'vi',
      'Chờ',
      ['59 phút', '1 giờ 00 phút', '1 giờ 05 phút', '23 giờ 59 phút', '1 ngày', '1 ngày', '2 ngày'],
    ],
    ['en', 'Waits', ['59 min', '1 h 00 min', '1 h 05 min', '23 h 59 min', '1 day', '1 day', '2 days']],
  ] as const)('says how long the guest has waited, in %s', async (language, before, waits) => {
    const now = restaurant.clock.now().getTime()
    const minutes = [59, 60, 65, 1439, 1440, 2879, 2880]
    const orders = minutes.map((each) => stored({ status: 'pending' }, new Date(now - each * 60_000)))
    await restaurant.db.insert(orderTable).values(orders)
    await showOfficePart(restaurant, 'staff', <OrdersPage />, { language, address: '/staff/orders?view=all' })
    await screen.findAllByRole('article')
    const said = screen.getAllByText(new RegExp(`^${before} \\d`))
    expect(said.map(({ firstChild }) => firstChild?.textContent)).toEqual(
      waits.map((wait) => `${before} ${wait}`),
    )
  })

  test('says how long the guest has waited by the clock of the server, which may differ from the browser’s', async () => {
    await restaurant.db.insert(orderTable).values(stored({ status: 'pending' }))
    await asStaff()
    await screen.findByText(/^Chờ 0 phút$/)
    const says = (minutes: number) =>
      act(() => noteServerTime(new Date(Date.now() + minutes * 60_000).toUTCString()))
    onTestFinished(() => says(0))
    says(7)
    expect(screen.getByText(/^Chờ 7 phút$/)).toBeDefined()
  })

  test('that has just come in is marked as new', async () => {
    const { id, shortCode } = await placeOrder()
    await asStaff()
    const card = await cardOf(shortCode)
    expect(card.queryByText('Mới')).toBeNull()
    act(() => markFresh([id]))
    expect(card.getByText('Mới')).toBeDefined()
  })

  test('is called by its phone, and says where it is eaten and how it is paid', async () => {
    const { shortCode } = await placeOrder({ orderType: 'dine-in', tableLabel: '7' })
    await asStaff()
    const card = await cardOf(shortCode)
    expect(card.getByRole('link', { name: 'Gọi 0900 000 000' }).getAttribute('href')).toBe('tel:+84900000000')
    expect(card.getByText('Ăn tại quán · Bàn 7 · Tiền mặt')).toBeDefined()
    expect(card.queryByText('Qua điện thoại')).toBeNull()
  })

  test('that staff took on the phone says who of them, and that an account is gone', async () => {
    const user = await createUser(restaurant.db, { role: 'staff', fullName: 'Nguyễn Lan' })
    const payload = await orderFor(restaurant.app, [smallPepperoni])
    const headers = { cookie: await signIn(restaurant.app, user) }
    const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload, headers })
    const { id, shortCode } = response.json<PlacedOrder>()
    const { leave } = await asStaff()
    const card = await cardOf(shortCode)
    expect(card.getByText('Qua điện thoại')).toBeDefined()
    expect(card.getByText('Nhận bởi Nguyễn Lan')).toBeDefined()
    leave()
    expect((await factsOf(id))['Người nhập']).toBe('Nhận bởi Nguyễn Lan')
    cleanup()
    const admin = await officeCalls(restaurant, 'admin')
    expect((await admin('DELETE', `/api/admin/users/${user.id}`)).statusCode).toBe(204)
    await asStaff()
    expect((await cardOf(shortCode)).getByText('Nhận bởi tài khoản đã xoá')).toBeDefined()
  })

  test('is deleted by admins alone, who alone are led to the codes of the tables', async () => {
    const { shortCode } = await placeOrder()
    const names = [`Sửa đơn ${shortCode}`, `Xoá đơn ${shortCode}`, 'Mã QR cho bàn']
    const present = () => names.map((name) => screen.queryByRole('link', { name }) !== null)
    const openMore = async ({ user }: Awaited<ReturnType<typeof asStaff>>) => {
      await user.click(screen.getByRole('button', { name: 'Việc khác' }))
      await user.click(screen.getByRole('button', { name: `Việc khác với đơn ${shortCode}` }))
    }
    const shown = await asStaff()
    await cardOf(shortCode)
    await openMore(shown)
    expect(present()).toEqual([true, false, false])
    shown.leave()
    const asOwner = await asAdmin()
    await cardOf(shortCode)
    // Until it is asked for, nothing that deletes stands on the page.
    expect(present()).toEqual([false, false, false])
    await openMore(asOwner)
    expect(present()).toEqual([true, true, true])
    expect(screen.getByRole('link', { name: 'Mã QR cho bàn' }).getAttribute('href')).toBe(
      '/admin/table-codes',
    )
  })
})

describe('the details of an order', () => {
  test.each([
    ['dine-in', {}, true],
    ['takeout', {}, false],
    ['delivery', { customerAddress: '12 Đường Bờ Sông' }, false],
  ] as const)('have a table to set only where it is eaten there: %s', async (orderType, changes, has) => {
    const { id, shortCode } = await placeOrder({ orderType, ...changes })
    const facts = await factsOf(id)
    expect(facts['Họ tên']).toBe('Khách Thử')
    expect(screen.queryByLabelText(`Bàn của đơn ${shortCode}`) !== null).toBe(has)
    expect(Object.hasOwn(facts, 'Địa chỉ giao hàng')).toBe(orderType === 'delivery')
  })

  test('have the notes of the lines, each at its own', async () => {
    const { id, items } = await placeOrder()
    const [line] = items
    if (!line) throw new Error('There is a line')
    const noted = [
      { ...line, note: 'Không hành' },
      { ...line, id: 'plain' },
    ]
    await restaurant.db.update(orderTable).set({ items: noted })
    await asStaff(`/staff/orders?order=${id}`)
    const dialog = within(await screen.findByRole('dialog'))
    const lines = (await dialog.findAllByRole('term')).filter((term) => term.textContent.startsWith('1 ×'))
    expect(lines.map((term) => /Ghi chú: (.*)$/.exec(term.textContent)?.[1])).toEqual([
      'Không hành',
      undefined,
    ])
  })

  test('have a table that can be taken away again', async () => {
    const { id, shortCode: code } = await placeOrder({ orderType: 'dine-in', tableLabel: '7' })
    const { user, toast } = await asStaff(`/staff/orders?order=${id}`)
    const table = await screen.findByLabelText<HTMLInputElement>(`Bàn của đơn ${code}`)
    expect(table.value).toBe('7')
    // The tables of the owner's list are offered, and say which are free.
    await user.click(table)
    await screen.findByRole('option', { name: 'Bàn 7 · có khách', hidden: true })
    expect(screen.getAllByRole('option', { name: /^Bàn \d+ · Trống$/, hidden: true }).length).toBeGreaterThan(
      1,
    )
    await user.clear(table)
    await user.click(screen.getByRole('button', { name: `Lưu bàn của đơn ${code}` }))
    await waitFor(() => expect(toast()).toContain(`${code}: chưa có bàn`))
    expect(table.value).toBe('')
  })

  test('of another order hold nothing that was typed for the one before', async () => {
    const [one, other] = [
      await placeOrder({ orderType: 'dine-in' }),
      await placeOrder({ orderType: 'dine-in' }),
    ]
    const { user, go } = await asStaff(`/staff/orders?order=${one.id}`)
    await user.type(await screen.findByLabelText(`Bàn của đơn ${one.shortCode}`), 'B7')
    await go(`/staff/orders?order=${other.id}`)
    const table = await screen.findByLabelText<HTMLInputElement>(`Bàn của đơn ${other.shortCode}`)
    expect(table.value).toBe('')
  })
})
