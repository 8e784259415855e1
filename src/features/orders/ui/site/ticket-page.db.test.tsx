import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { Moving } from '#test/support/dom/moving.tsx'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import type { ComponentProps } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type { PlacedOrder } from '../../contract/order.ts'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { orderTable } from '../../server/order-table.ts'
import { vietQrPayload } from '#src/features/restaurant/rules/viet-qr.ts'
import { QrCode } from '#src/web/qr-code.tsx'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
// Loaded beforehand, so that the lower part of a ticket is there with its page.
import './ticket-parts.tsx'
import TicketPage, { clientLoader } from './ticket-page.tsx'

const restaurant = testRestaurant()
const readTicket = 'GET /api/orders/ticket/:token'
const bankAccount = {
  bankBin: '970436',
  accountNumber: '0123456789',
  accountName: 'BEP LUA',
  bankName: 'Vietcombank',
}

/** What the router gives the ticket's page of a new order, which has these differences. */
async function ticketProps(changes: Partial<OrderTicket> = {}) {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  const placed = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  const { id, ticketUrl } = placed.json<PlacedOrder>()
  const token = ticketUrl.split('/').at(-1) ?? ''
  const ticket = await restaurant.app.inject({ url: `/api/orders/ticket/${token}` })
  const props = { id, params: { token }, loaderData: { ...ticket.json<OrderTicket>(), ...changes } }
  // The page looks at nothing else of what the router gives it.
  return props as typeof props & ComponentProps<typeof TicketPage>
}

/** The page of an order's ticket, which shows the order with these differences. */
async function show(changes: Partial<OrderTicket> = {}, options: PartOptions = {}) {
  const { id, ...props } = await ticketProps(changes)
  const shown = await showPart(restaurant, <TicketPage {...props} />, options)
  // The page asks again every 15 s, and would be told of the order as it is.
  if (Object.keys(changes).length > 0) shown.network.hold(readTicket)
  return { id, ...shown }
}

const transferred = {
  paymentMethod: 'transfer',
  grandTotal: '1203000.00',
  shortCode: '#AB12CD34',
} as const

const code = () => screen.findByRole('img', { name: /^Mã VietQR/ })
const hasCode = () => screen.queryByText('Số tài khoản') !== null

test('a link that leads to no ticket is a page that does not exist, in the browser as on the server', async () => {
  const props = await ticketProps()
  const { token } = props.params
  const { network } = await showPart(restaurant, <TicketPage {...props} />)
  const load = (asked: string) => {
    const given: object = { params: { token: asked } }
    // It looks at nothing else of what the router gives it.
    return clientLoader(given as Parameters<typeof clientLoader>[0])
  }
  expect(await load(token)).toMatchObject({ status: 'pending' })
  await expect(load('none')).rejects.toMatchObject({ init: { status: 404 } })
  network.cut(readTicket)
  await expect(load(token)).rejects.toBeInstanceOf(TypeError)
})

test('the ticket repeats what the guest has asked for, so that the guest can see that it was understood', async () => {
  await show({ specialInstructions: 'Ít cay, không hành' })
  const items = within(screen.getByRole('region', { name: 'Món đã đặt' }))
  expect(items.getByText(/Ít cay, không hành/)).toBeDefined()
})

describe('how the order of a ticket is paid', () => {
  test.each([
    ['dine-in', 'Bạn trả 203.000đ tiền mặt tại bàn.'],
    ['takeout', 'Bạn trả 203.000đ tiền mặt tại quầy khi đến lấy.'],
    ['delivery', 'Bạn trả 203.000đ tiền mặt khi nhận món.'],
  ] as const)('in cash is said for %s, without a code to transfer with', async (orderType, text) => {
    await show({ orderType, paymentMethod: 'cash', grandTotal: '203000.00' }, { settings: { bankAccount } })
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
    expect(hasCode()).toBe(false)
  })

  test('by transfer is a code, and the same in words, until it is handed over or cancelled', async () => {
    const byTransfer = { paymentMethod: 'transfer', grandTotal: '203000.00', shortCode: '#AB12CD34' } as const
    const { leave } = await show(byTransfer, { settings: { bankAccount } })
    expect((await code()).getAttribute('aria-label') ?? '').toContain('203.000đ')
    for (const text of ['Vietcombank', 'BEP LUA', '0123456789']) expect(screen.getByText(text)).toBeDefined()
    leave()
    for (const status of ['delivered', 'completed', 'cancelled'] as const) {
      const shown = await show({ ...byTransfer, status }, { settings: { bankAccount } })
      expect([status, hasCode()]).toEqual([status, false])
      shown.leave()
    }
  })

  test('by transfer waits with the code until the restaurant has called, and the ticket says that it calls first', async () => {
    const marked = { paymentMethod: 'transfer', needsCall: true } as const
    const { leave } = await show(marked, { settings: { bankAccount } })
    expect([hasCode(), screen.queryByText(/hướng dẫn thanh toán/)]).toEqual([false, null])
    expect(screen.getByText(/gọi cho bạn trước.*chưa cần thanh toán/)).toBeDefined()
    leave()
    await show({ ...marked, needsCall: false, status: 'confirmed' }, { settings: { bankAccount } })
    expect((await code()).getAttribute('aria-label')).toContain('VietQR')
  })

  test('by transfer is a code of this account, amount and order', async () => {
    await show(
      { paymentMethod: 'transfer', grandTotal: '203000.00', shortCode: '#AB12CD34' },
      { settings: { bankAccount } },
    )
    const drawn = (await code()).querySelector('path')?.getAttribute('d')
    const text = vietQrPayload({ ...bankAccount, amount: 203_000, purpose: '#AB12CD34' })
    const { container } = render(<QrCode text={text} label="" />)
    expect(drawn).toBe(container.querySelector('path')?.getAttribute('d'))
  })

  test.each([
    ['Sao chép số tài khoản', bankAccount.accountNumber],
    ['Sao chép số tiền', '1203000'],
    ['Sao chép nội dung', 'AB12CD34'],
  ])('by transfer is typed by nobody: “%s” copies it and says so', async (name, text) => {
    const { user, toast } = await show(transferred, { settings: { bankAccount } })
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(toast()).toContain(text))
    expect(await navigator.clipboard.readText()).toBe(text)
  })

  test('by transfer is copied by a selection without a clipboard, and else left selected', async () => {
    const { user, toast } = await show(transferred, { settings: { bankAccount }, language: 'en' })
    // As on a local network without HTTPS, whatever the type of a navigator promises.
    const withoutHttps = vi
      .spyOn(navigator, 'clipboard', 'get')
      .mockReturnValue(undefined as unknown as Clipboard)
    onTestFinished(() => withoutHttps.mockRestore())
    let copied = true
    document.execCommand = () => copied
    await user.click(await screen.findByRole('button', { name: 'Copy amount' }))
    await waitFor(() => expect(toast()).toContain('Copied: 1203000'))
    copied = false
    await user.click(screen.getByRole('button', { name: 'Copy account number' }))
    await waitFor(() => expect(toast()).toContain('Could not copy'))
    expect(getSelection()?.toString()).toBe(bankAccount.accountNumber)
  })

  test('by transfer has its code as a picture at an address of the ticket', async () => {
    await show(transferred, { settings: { bankAccount } })
    const picture = await screen.findByRole('link', { name: 'Lưu ảnh mã QR' })
    expect(picture.getAttribute('href')).toMatch(/^\/order\/[\w-]{32}\/transfer-code\.png$/)
    expect(picture.hasAttribute('download')).toBe(true)
  })

  test('is no question once the office has noted it: the open ticket says by itself when, how and how much', async () => {
    const { id } = await show({}, { settings: { bankAccount } })
    await restaurant.db.update(orderTable).set({ paymentMethod: 'transfer' }).where(eq(orderTable.id, id))
    fireEvent(document, new Event('visibilitychange'))
    await code()
    const paid = {
      paidVia: 'transfer',
      paidAmount: '203040.00',
      paidAt: new Date('2026-05-06T05:30:00Z'),
    } as const
    await restaurant.db.update(orderTable).set(paid).where(eq(orderTable.id, id))
    fireEvent(document, new Event('visibilitychange'))
    const status = screen.getByRole('status')
    await waitFor(() => expect(status.textContent).toContain('Đã thanh toán 203.040đ bằng chuyển khoản'))
    expect(status.textContent).toContain('12:30 hôm nay')
    expect(hasCode()).toBe(false)
  })

  test.each([
    ['250000.00', /46\.960đ is still to be paid/],
    ['200000.00', /3\.040đ more than it costs/],
  ])('is said with what an edit to %s has changed of it', async (grandTotal, said) => {
    const paid = { paidVia: 'cash', paidAmount: '203040.00', paidAt: '2026-05-06T05:00:00.000Z' } as const
    await show({ ...paid, grandTotal }, { language: 'en' })
    expect(screen.getByText(/203\.040đ in cash, noted at 12:00 today/)).toBeDefined()
    expect(screen.getByText(said)).toBeDefined()
  })

  test('by transfer without an account is said by the restaurant', async () => {
    await show({ paymentMethod: 'transfer' }, { settings: { bankAccount: null } })
    expect(screen.getByText(/Nhà hàng sẽ báo số tài khoản/)).toBeDefined()
    expect(hasCode()).toBe(false)
  })
})

describe('the ticket of an order', () => {
  test('says what was ordered, when, how it is had and paid, and leads back to the menu', async () => {
    await show({ orderType: 'dine-in', tableLabel: '7' }, { language: 'en' })
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts.slice(-4, -1)).toEqual(['Dine-in · Table 7', 'As soon as possible', 'Cash'])
    expect(screen.getByText('Placed at 12:00 today')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to the menu' }).getAttribute('href')).toBe('/menu')
  })

  test('says what each line contains, and by it to call for an allergy', async () => {
    const settings = { phone: '0274 000 1234' }
    const { loaderData } = await ticketProps()
    const [line] = loaderData.items
    if (!line) throw new Error('The ticket has no line')
    const { allergens: _allergens, diet: _diet, ...earlier } = line
    const unstated = { ...line, allergens: null, diet: null }
    const { leave } = await show({ items: [line, unstated] }, { settings })
    expect(screen.getByText('Có gluten, sữa')).toBeDefined()
    expect(screen.getByText('Chay: chưa ghi · Dị ứng: bạn hỏi quán nhé')).toBeDefined()
    const caution = screen.getByText(/Bạn bị dị ứng, gọi quán trước nhé/)
    expect(within(caution).getByRole('link').getAttribute('href')).toMatch(/^tel:/)
    leave()
    const { leave: leaveAgain } = await show({ items: [unstated] }, { settings })
    expect(screen.getByText(/Dị ứng: bạn hỏi quán nhé/).textContent).toContain('gọi quán trước nhé')
    leaveAgain()
    // Sold before there was anything to state.
    await show({ items: [earlier] }, { settings })
    expect(screen.queryByText(/dị ứng/i)).toBeNull()
  })

  test.each([
    [
      'the wish of the guest',
      { requestedTime: '2026-05-06T18:30', scheduledTime: '2026-05-07T11:00' },
      '18:30 today',
    ],
    ['the next opening', { scheduledTime: '2026-05-07T11:00' }, '11:00 tomorrow, Thursday 7 May'],
  ])('is due at %s', async (_what, changes, when) => {
    await show(changes, { language: 'en' })
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(when)
  })

  test('says first how far it is, if it has no time', async () => {
    await show({ status: 'preparing', orderType: 'takeout' })
    const place = screen.getByText(/càng sớm càng tốt/)
    expect(place.parentElement?.textContent).toContain('Đang làm')
    expect(place.textContent).toContain('Mang về')
  })

  test('marks the stage it is at, and those before as done; one that is cancelled is on no way', async () => {
    const { leave } = await show({ status: 'confirmed' })
    const way = screen.getByRole('list', { name: 'Đơn của bạn đang đến đâu' })
    const stages = within(way).getAllByRole('listitem')
    expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
      null,
    ])
    expect(stages.map(({ textContent }) => textContent.includes('đã qua'))).toEqual([
      true,
      ...Array(4).fill(false),
    ])
    leave()
    await show({ status: 'cancelled' })
    expect(screen.getByRole('status').textContent).toContain('Đơn này đã được huỷ.')
    expect(screen.queryByRole('list', { name: 'Đơn của bạn đang đến đâu' })).toBeNull()
  })

  test('asks who takes away to come once it is ready, and says where and until when', async () => {
    const hours = [{ weekday: 4, opens: '11:00', closes: '21:30' }]
    const settings = { addressVi: '12 Lê Lợi', openingHours: hours }
    const { leave } = await show({ status: 'ready', orderType: 'takeout' }, { settings })
    const status = screen.getByRole('region', { name: 'Đã xong' })
    expect(status.textContent).toContain('mời bạn đến lấy')
    expect(status.textContent).toContain('12 Lê Lợi')
    await waitFor(() => expect(status.textContent).toContain('11:00 – 21:30'))
    leave()
    await show({ status: 'ready', orderType: 'dine-in' }, { settings })
    expect(screen.getByRole('region', { name: 'Đã xong' }).textContent).not.toContain('đến lấy')
  })

  test('leads to the restaurant, as far as it says where it is, and goes to others in the language of the reader', async () => {
    const places = { phone: '0274 123 4567', mapQuery: 'Bếp Lửa', address: '12 Le Loi Street' }
    const { user, toast, leave } = await show({}, { language: 'en', settings: places })
    const details = within(screen.getByRole('region', { name: 'Details' }))
    const href = (name: string | RegExp) => details.getByRole('link', { name }).getAttribute('href')
    expect(href('Call 0274 123 4567')).toBe('tel:+842741234567')
    expect(href(/^Find the way/)).toMatch(/^https:\/\/www\.google\.com\/maps\//)
    expect(screen.getByText('12 Le Loi Street')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    await waitFor(() => expect(toast()).toContain('has been copied'))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${location.pathname}?lang=en`)
    leave()
    await show({}, { settings: { ...places, phone: '', mapQuery: '', address: '', addressVi: '' } })
    expect(screen.queryByRole('link', { name: /^(Gọi|Chỉ đường)/ })).toBeNull()
    expect(screen.queryByText('Địa chỉ quán')).toBeNull()
  })

  test('shows how far it is by now when asked, and that this could not be fetched', async () => {
    const { id, user, network } = await show()
    const refresh = screen.getByRole('button', { name: 'Cập nhật' })
    network.cut(readTicket)
    await user.click(refresh)
    await screen.findByText('Chưa xem được trạng thái mới nhất. Bạn thử lại nhé.')
    expect(screen.getByRole('region', { name: 'Chờ xác nhận' })).toBeDefined()
    await restaurant.db.update(orderTable).set({ status: 'confirmed' }).where(eq(orderTable.id, id))
    const release = network.hold(readTicket)
    await user.click(refresh)
    await waitFor(() => expect(refresh.getAttribute('aria-busy')).toBe('true'))
    expect(screen.queryByText(/Chưa xem được trạng thái/)).toBeNull()
    release()
    await screen.findByRole('region', { name: 'Đã xác nhận' })
  })

  test('is another one under another link', async () => {
    const first = await ticketProps()
    const second = await ticketProps()
    const { user } = await showPart(
      restaurant,
      <Moving first={<TicketPage {...first} />} second={<TicketPage {...second} />} />,
    )
    const title = () => screen.getByRole('heading', { level: 1 }).textContent
    expect(title()).toContain(first.loaderData.shortCode)
    await user.click(screen.getByRole('button', { name: 'Move' }))
    expect(title()).toContain(second.loaderData.shortCode)
  })

  test('asks no second time while it waits', async () => {
    const { network } = await show()
    const release = network.hold(readTicket)
    for (const _look of [1, 2, 3]) fireEvent(document, new Event('visibilitychange'))
    expect(network.sentTo(readTicket)).toHaveLength(1)
    release()
  })

  test('asks by itself every 15 seconds', async () => {
    const props = await ticketProps()
    const { network } = await showPart(restaurant, <Moving first={null} second={<TicketPage {...props} />} />)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() })
    fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    vi.advanceTimersByTime(14_999)
    expect(network.sentTo(readTicket)).toEqual([])
    vi.advanceTimersByTime(1)
    expect(network.sentTo(readTicket)).toHaveLength(1)
  })

  test('looks again by itself when one comes back to it', async () => {
    const { id } = await show()
    await restaurant.db.update(orderTable).set({ status: 'completed' }).where(eq(orderTable.id, id))
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByRole('region', { name: 'Hoàn tất' })).toBeDefined()
  })
})
