import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'

import { messageTable } from '#src/features/contact/server/message-table.ts'
import MessagesPage from '#src/features/contact/ui/office/messages-page.tsx'
import AvailabilityPage from '#src/features/menu/ui/office/availability-page.tsx'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import type { MadeReservation } from '#src/features/reservations/contract/reservation.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { choose, fill, press, sentBy, value } from './shown-write.ts'

const restaurant = testRestaurant()

async function post<Made>(url: string, payload: object): Promise<Made> {
  const response = await restaurant.app.inject({ method: 'POST', url, payload })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Made>()
}

const placeOrder = async (changes: object = {}) =>
  await post<PlacedOrder>('/api/orders', await orderFor(restaurant.app, [smallPepperoni], changes))
const book = () =>
  post<MadeReservation>('/api/reservations', {
    date: '2026-05-07',
    time: '19:00',
    guests: 2,
    name: 'Lan',
    phone: '0912345678',
  })
async function write(): Promise<string> {
  await post('/api/contact', {
    name: 'Lan',
    email: 'lan@example.com',
    phone: '0912345678',
    subject: 'Tiệc sinh nhật',
    message: 'Có bàn lớn không?',
  })
  const [message] = await restaurant.db.select().from(messageTable)
  return message?.id ?? ''
}

beforeEach(() =>
  restaurant.db.execute(sql`truncate ${messageTable}, ${orderTable}, ${reservationTable} cascade`),
)

interface Shown extends PartOptions {
  readonly role?: 'admin' | 'staff'
}
const show = (part: ReactElement, { role = 'admin', ...options }: Shown = {}) =>
  showOfficePart(restaurant, role, part, options)

const ofStaff = { role: 'staff', address: '/staff/orders?view=all' } as const
const updatedAt = expect.any(String) as string

describe('an order', () => {
  const orders = 'GET /api/orders' as const
  const failedOf = (code: string) => `Có lỗi xảy ra khi cập nhật đơn hàng ${code}`

  test('takes a status from the list', async () => {
    const { id, shortCode } = await placeOrder()
    expect(
      await sentBy(await show(<OrdersPage />, ofStaff), {
        call: 'PATCH /api/orders/:id/status',
        fill: () => screen.findByLabelText(`Trạng thái đơn ${shortCode}`),
        press: choose(`Trạng thái đơn ${shortCode}`, 'completed'),
        failed: failedOf(shortCode),
        done: `${shortCode}: Hoàn tất`,
        reads: [orders],
        state: value(`Trạng thái đơn ${shortCode}`),
        shows: 'completed',
      }),
    ).toEqual({ url: `/api/orders/${id}/status`, body: { status: 'completed', updatedAt } })
  })

  test('takes the next step, which can be undone', async () => {
    const { id, shortCode } = await placeOrder()
    const shown = await show(<OrdersPage />, ofStaff)
    const step = {
      call: 'PATCH /api/orders/:id/status',
      reads: [orders],
      state: value(`Trạng thái đơn ${shortCode}`),
    } as const
    expect(
      await sentBy(shown, {
        ...step,
        fill: () => screen.findByLabelText(`Trạng thái đơn ${shortCode}`),
        press: press(`Xác nhận đơn ${shortCode}`),
        disabled: [`Bắt đầu làm đơn ${shortCode}`],
        failed: failedOf(shortCode),
        done: `${shortCode}: Đã xác nhận`,
      }),
    ).toEqual({ url: `/api/orders/${id}/status`, body: { status: 'confirmed', updatedAt } })
    await shown.user.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await waitFor(() => expect(shown.toast()).toContain(`${shortCode}: Chờ xác nhận`))
    await waitFor(() => expect(step.state()).toBe('pending'))
  })

  test('that could not be set back says so, and stays as it is', async () => {
    const { shortCode } = await placeOrder()
    const shown = await show(<OrdersPage />, ofStaff)
    await press(`Xác nhận đơn ${shortCode}`)(shown)
    const undo = await screen.findByRole('button', { name: 'Hoàn tác' })
    shown.network.cut('PATCH /api/orders/:id/status')
    await shown.user.click(undo)
    await waitFor(() =>
      expect(shown.toast()).toContain('Chưa hoàn tác đượcTrạng thái vẫn giữ nguyên. Mất kết nối'),
    )
    await waitFor(() => expect(value(`Trạng thái đơn ${shortCode}`)()).toBe('confirmed'))
  })

  test('of guests who eat in is given a table', async () => {
    const { id, shortCode } = await placeOrder({ orderType: 'dine-in' })
    expect(
      await sentBy(
        await show(<OrdersPage />, { role: 'staff', address: `/staff/orders?view=all&order=${id}` }),
        {
          call: 'PATCH /api/orders/:id/status',
          fill: fill({ [`Bàn của đơn ${shortCode}`]: ' B7 ' }),
          press: press(`Lưu bàn của đơn ${shortCode}`),
          disabled: [`Lưu bàn của đơn ${shortCode}`],
          failed: failedOf(shortCode),
          done: `${shortCode}: Bàn B7`,
          reads: [orders],
        },
      ),
    ).toEqual({ url: `/api/orders/${id}/status`, body: { status: 'pending', tableLabel: 'B7', updatedAt } })
    await waitFor(() => expect(value(`Bàn của đơn ${shortCode}`)()).toBe('B7'))
  })

  test('is marked as paid', async () => {
    const { id, shortCode } = await placeOrder()
    const radio = (name: string) =>
      within(
        screen.getByRole('radiogroup', { name: `Thanh toán đơn ${shortCode}` }),
      ).getByRole<HTMLInputElement>('radio', { name })
    expect(
      await sentBy(await show(<OrdersPage />, ofStaff), {
        call: 'PATCH /api/orders/:id/payment',
        fill: () => screen.findByRole('radiogroup', { name: `Thanh toán đơn ${shortCode}` }),
        press: ({ user }) => user.click(radio('Chuyển khoản')),
        failed: failedOf(shortCode),
        done: `${shortCode}: Đã chuyển khoản`,
        reads: [orders],
        state: () => radio('Chưa trả tiền').checked,
        shows: false,
      }),
    ).toEqual({ url: `/api/orders/${id}/payment`, body: { paidVia: 'transfer', updatedAt } })
  })

  test('is edited, each field as it was typed', async () => {
    const { id, shortCode } = await placeOrder()
    expect(
      await sentBy(
        await show(<OrdersPage />, { address: `/admin/dashboard?view=all&order=${id}&open=edit` }),
        {
          call: 'PATCH /api/orders/:id',
          fill: fill({
            'Họ tên': 'Lan Anh',
            'Điện thoại': '0987654321',
            Email: 'lan.anh@example.com',
            'Hình thức': 'delivery',
            'Địa chỉ giao hàng *': '12 Đường Bờ Sông',
            'Trạng thái': 'confirmed',
          }),
          press: press('Lưu'),
          disabled: ['Lưu'],
          failed: failedOf(shortCode),
          done: `${shortCode}: đã lưu`,
          listed: 'Lan Anh',
          reads: [orders],
          state: value('Họ tên'),
        },
      ),
    ).toEqual({
      url: `/api/orders/${id}`,
      body: {
        customerName: 'Lan Anh',
        customerPhone: '0987654321',
        customerEmail: 'lan.anh@example.com',
        orderType: 'delivery',
        customerAddress: '12 Đường Bờ Sông',
        status: 'confirmed',
        updatedAt,
      },
    })
  })

  test('is deleted', async () => {
    const { id, shortCode } = await placeOrder()
    const shown = await show(<OrdersPage />, { address: `/admin/dashboard?view=all&order=${id}&open=delete` })
    expect(
      await sentBy(shown, {
        call: 'DELETE /api/orders/:id',
        press: press('Xoá'),
        disabled: ['Xoá', 'Giữ lại', 'Đóng'],
        failed: 'Không thể xóa đơn hàng',
        done: `Đã xoá đơn ${shortCode}`,
        reads: [orders],
      }),
    ).toEqual({ url: `/api/orders/${id}` })
    await waitFor(() => expect(shown.address()).toBe('/admin/dashboard?view=all'))
  })
})

describe('a reservation', () => {
  const reservations = 'GET /api/reservations' as const
  const failed = 'Có lỗi xảy ra khi cập nhật đặt bàn'

  test('takes a status', async () => {
    const { id } = await book()
    expect(
      await sentBy(
        await show(<ReservationsPage />, { role: 'staff', address: '/staff/reservations?view=list' }),
        {
          call: 'PATCH /api/reservations/:id/status',
          fill: press('Việc khác với đặt bàn của Lan'),
          press: choose('Trạng thái đặt bàn của Lan', 'cancelled'),
          failed,
          done: 'Lan: Đã huỷ',
          reads: [reservations],
          state: value('Trạng thái đặt bàn của Lan'),
          shows: 'cancelled',
        },
      ),
    ).toEqual({ url: `/api/reservations/${id}/status`, body: { status: 'cancelled', updatedAt } })
  })

  test('is given a table, in a day as well', async () => {
    const { id } = await book()
    expect(
      await sentBy(
        await show(<ReservationsPage />, {
          role: 'staff',
          address: '/staff/reservations?view=day&day=2026-05-07',
        }),
        {
          call: 'PATCH /api/reservations/:id/status',
          fill: async ({ user }) => {
            await user.type(await screen.findByLabelText('Bàn của Lan'), 'B7')
          },
          press: press('Lưu bàn của Lan'),
          disabled: ['Lưu bàn của Lan'],
          failed,
          done: 'Lan: Bàn B7',
          reads: ['GET /api/reservations/days/:date'],
          state: value('Bàn của Lan'),
          shows: 'B7',
        },
      ),
    ).toEqual({
      url: `/api/reservations/${id}/status`,
      body: { status: 'pending', tableLabel: 'B7', updatedAt },
    })
  })

  test('is edited, each field as it was typed', async () => {
    const { id } = await book()
    const address = `/admin/dashboard/reservations?view=list&reservation=${id}&open=edit`
    expect(
      await sentBy(await show(<ReservationsPage />, { address }), {
        call: 'PATCH /api/reservations/:id',
        fill: fill({
          'Ngày đến': '2026-05-08',
          'Giờ đến': '18:30',
          'Số khách': '4',
          'Trạng thái': 'confirmed',
          'Họ tên': 'Lan Anh',
          'Điện thoại': '0987654321',
          'Email (không bắt buộc)': 'lan@example.com',
          'Yêu cầu của khách (không bắt buộc)': 'Ghế cho bé',
        }),
        press: press('Lưu'),
        disabled: ['Lưu'],
        failed,
        done: 'Lan Anh: đã lưu',
        listed: 'Lan Anh',
        reads: [reservations],
        state: value('Họ tên'),
      }),
    ).toEqual({
      url: `/api/reservations/${id}`,
      body: {
        date: '2026-05-08',
        time: '18:30',
        guests: 4,
        status: 'confirmed',
        name: 'Lan Anh',
        phone: '0987654321',
        email: 'lan@example.com',
        specialRequests: 'Ghế cho bé',
        updatedAt,
      },
    })
  })

  test('is taken on the phone, once, and opens', async () => {
    const shown = await show(<ReservationsPage />, {
      role: 'staff',
      address: '/staff/reservations?view=list',
    })
    await press('Nhận đặt bàn qua điện thoại')(shown)
    expect(
      await sentBy(shown, {
        call: 'POST /api/reservations',
        fill: fill({
          'Ngày đến': '2026-05-08',
          'Giờ đến': '18:30',
          'Số khách': '4',
          'Họ tên': 'Minh',
          'Điện thoại': '0987654321',
          'Email (không bắt buộc)': 'minh@example.com',
          'Yêu cầu của khách (không bắt buộc)': 'Ghế cho bé',
        }),
        press: press('Đặt bàn'),
        disabled: ['Đặt bàn'],
        failed: 'Chưa đặt được bàn',
        done: 'Đặt bàn thành công!',
        reads: [reservations],
        state: value('Họ tên'),
      }),
    ).toEqual({
      url: '/api/reservations',
      body: {
        date: '2026-05-08',
        time: '18:30',
        guests: 4,
        name: 'Minh',
        phone: '0987654321',
        email: 'minh@example.com',
        specialRequests: 'Ghế cho bé',
        overCapacityReason: null,
        language: 'vi',
      },
    })
    const keys = shown.network
      .sentTo('POST /api/reservations')
      .map(({ headers }) => headers['Idempotency-Key'])
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(await screen.findByText(/^qua điện thoại, nhân viên nhập/)).toBeDefined()
    expect(screen.getByRole('dialog', { name: 'Đặt bàn của Minh' })).toBeDefined()
    expect(shown.address()).toMatch(/^\/staff\/reservations\?view=list&reservation=/)
  })

  test('is deleted', async () => {
    const { id } = await book()
    const address = `/admin/dashboard/reservations?view=list&reservation=${id}&open=delete`
    expect(
      await sentBy(await show(<ReservationsPage />, { address }), {
        call: 'DELETE /api/reservations/:id',
        press: press('Xoá'),
        disabled: ['Xoá', 'Giữ lại', 'Đóng'],
        failed: 'Không thể xóa đặt bàn',
        done: 'Đã xoá đặt bàn của Lan',
        reads: [reservations],
      }),
    ).toEqual({ url: `/api/reservations/${id}` })
  })
})

describe('a message', () => {
  const reads = ['GET /api/contact', 'GET /api/contact/summary'] as const

  test('takes a status, in the list and in its dialog', async () => {
    const id = await write()
    expect(
      await sentBy(await show(<MessagesPage />, { role: 'staff', address: `/staff/contact?message=${id}` }), {
        call: 'PATCH /api/contact/:id/status',
        fill: async () => {
          await screen.findByRole('dialog', { name: 'Tiệc sinh nhật' })
          await screen.findByRole('article', { name: 'Tin nhắn của Lan', hidden: true })
        },
        press: async ({ user }) =>
          user.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox'), 'archived'),
        failed: 'Chưa cập nhật được trạng thái',
        done: 'Lan: Đã lưu trữ',
        reads,
        state: () =>
          screen
            .getAllByRole<HTMLSelectElement>('combobox', {
              name: 'Trạng thái tin nhắn của Lan',
              hidden: true,
            })
            .map((select) => select.value),
        shows: ['archived', 'archived'],
      }),
    ).toEqual({ url: `/api/contact/${id}/status`, body: { status: 'archived' } })
  })

  test('is deleted', async () => {
    const id = await write()
    const shown = await show(<MessagesPage />)
    expect(
      await sentBy(shown, {
        call: 'DELETE /api/contact/:id',
        press: async (part) => {
          await part.user.click(
            await screen.findByRole('link', { name: 'Xoá tin nhắn của Lan', hidden: true }),
          )
          await press('Xoá')(part)
        },
        disabled: ['Xoá', 'Giữ lại', 'Đóng'],
        failed: 'Chưa xoá được tin nhắn',
        done: 'Tin nhắn đã được xóa',
        reads,
      }),
    ).toEqual({ url: `/api/contact/${id}` })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('what is sold out', () => {
  const available = (name: string) =>
    screen.getByRole<HTMLInputElement>('switch', { name: `${name}: còn món` })

  test.each([
    {
      name: 'Margherita Phô Mai Tươi',
      call: 'PATCH /api/menu-items/:id',
      url: '/api/menu-items/margherita',
      failed: 'Chưa cập nhật được tình trạng món',
      reads: ['GET /api/menu-items'],
    },
    {
      name: 'Viền nhân phô mai',
      call: 'PATCH /api/customization-schemas/:id/options/:optionId',
      url: '/api/customization-schemas/crust/options/crust-cheese',
      failed: 'Chưa cập nhật được tình trạng lựa chọn',
      reads: ['GET /api/customization-schemas'],
    },
  ] as const)('$name is switched off', async ({ name, url, ...sent }) => {
    const shown = await show(<AvailabilityPage />, { role: 'staff' })
    expect(
      await sentBy(shown, {
        ...sent,
        fill: () => screen.findByRole('switch', { name: `${name}: còn món` }),
        press: ({ user }) => user.click(available(name)),
        done: `${name} đã báo hết`,
        state: () => available(name).checked,
        shows: false,
      }),
    ).toEqual({ url, body: { isAvailable: false, soldOutUntil: null } })
    expect(available(name).checked).toBe(false)
  })
})
