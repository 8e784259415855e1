import { Moving } from '#test/support/dom/moving.tsx'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { messageTable } from '#src/features/contact/server/message-table.ts'
import MessagesPage from '#src/features/contact/ui/office/messages-page.tsx'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import ReviewsPage from '#src/features/reviews/ui/office/reviews-page.tsx'
import { storedOrder, storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()

beforeEach(() =>
  restaurant.db.execute(sql`truncate ${messageTable}, ${orderTable}, ${reservationTable} cascade`),
)

const ofStaff = { 'Hôm nay': 'today', Tuần: 'week', Tháng: 'month' }
const ofAdmins = {
  'Hôm nay': 'today',
  '7 ngày': '7days',
  '30 ngày': '30days',
  '90 ngày': '90days',
  '180 ngày': '180days',
}
const reservationStatus = {
  'Chờ xác nhận': 'pending',
  'Đã xác nhận': 'confirmed',
  'Hoàn tất': 'completed',
  'Đã huỷ': 'cancelled',
}
const orders = {
  part: <OrdersPage />,
  at: '/list?view=all',
  call: 'GET /api/orders',
  count: '0 / 0 đơn hàng',
  none: 'Chưa có đơn hàng',
  noneFound: 'Không tìm thấy đơn nào',
  placeholder: 'SĐT, bàn, món, mã đơn',
} as const
const reservations = {
  part: <ReservationsPage />,
  at: '/list?view=list',
  call: 'GET /api/reservations',
  count: '0 / 0 đặt bàn',
  none: 'Chưa có đặt bàn',
  noneFound: 'Không tìm thấy đặt bàn nào',
  placeholder: 'Tên, SĐT, bàn',
} as const
const messages = {
  part: <MessagesPage />,
  at: '/list',
  call: 'GET /api/contact',
  count: '0 / 0 tin nhắn',
  none: 'Chưa có tin nhắn nào',
  noneFound: 'Không tìm thấy tin nhắn nào',
  placeholder: 'Tìm theo tên, email hoặc chủ đề',
} as const
const messageStatus = { Mới: 'new', 'Đã trả lời': 'replied', 'Đã lưu trữ': 'archived' }
const { '180 ngày': _longest, ...ofMessages } = ofAdmins

/** Of one more than a page holds, the oldest first. */
const moments = Array.from({ length: 51 }, (_, minute) => new Date(Date.UTC(2026, 4, 6, 3, minute)))

/** Each filter by its label: its parameter, and its values by theirs. */
type Filters = Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>>

test.each<['staff' | 'admin', typeof orders | typeof reservations | typeof messages, Filters]>([
  ['staff', orders, { 'Thời gian': ['period', ofStaff] }],
  ['admin', orders, { 'Thời gian': ['period', ofAdmins] }],
  [
    'staff',
    reservations,
    { 'Thời gian đặt': ['period', ofStaff], 'Trạng thái': ['status', reservationStatus] },
  ],
  ['admin', reservations, { 'Thời gian đặt': ['period', ofAdmins] }],
  ['staff', messages, { 'Thời gian': ['period', ofMessages], 'Trạng thái': ['status', messageStatus] }],
])('as %s, a list asks for what the address says of each filter', async (role, list, filters) => {
  const { user, network, address } = await showOfficePart(restaurant, role, list.part, { address: list.at })
  const asked = () => new URLSearchParams(network.sentTo(list.call).at(-1)?.url.split('?')[1])
  const nothing = (title: string) => screen.findByRole('heading', { name: title })
  await nothing(list.none)
  expect(screen.getByText(list.count)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Bỏ bộ lọc' })).toBeNull()
  expect([asked().get('q'), asked().get('status'), asked().get('limit')]).toEqual([null, null, '50'])

  for (const [label, [name, values]] of Object.entries(filters)) {
    const control = screen.getByLabelText(label)
    const isSelect = control instanceof HTMLSelectElement
    const choices = within(control).getAllByRole<HTMLInputElement>(isSelect ? 'option' : 'radio')
    expect(choices.map((choice) => choice.value)).toEqual(['all', ...Object.values(values)])
    for (const [text, value] of Object.entries(values)) {
      if (isSelect) await user.selectOptions(control, text)
      else await user.click(within(control).getByRole('radio', { name: new RegExp(`^${text}`) }))
      expect(address()).toBe(`${list.at}${list.at.includes('?') ? '&' : '?'}${name}=${value}`)
      await waitFor(() => expect(asked().get(name)).toBe(value))
    }
    await nothing(list.noneFound)
    await user.click(screen.getByRole('button', { name: 'Bỏ bộ lọc' }))
    expect(address()).toBe(list.at)
    await nothing(list.none)
  }

  await user.type(screen.getByPlaceholderText(list.placeholder), 'lan')
  await waitFor(() => expect(asked().get('q')).toBe('lan'))
  await nothing(list.noneFound)
})

test('a filter that is set is counted on the button that unfolds them, named, and removed by a press', async () => {
  const { user, address } = await showOfficePart(restaurant, 'staff', <OrdersPage />, {
    address: '/list?view=all&period=week',
  })
  const fold = () => screen.getByRole('button', { name: /^Bộ lọc/ })
  expect(fold().textContent).toContain('1')
  await user.click(screen.getByRole('button', { name: 'Tuần: bỏ chọn' }))
  expect(address()).toBe('/list?view=all')
  expect(fold().textContent).not.toContain('1')
})

const message = (index: number, createdAt = new Date('2026-05-06T04:00:00Z')) => ({
  id: `message-${index}`,
  name: `Khách ${index}`,
  email: 'lan@example.com',
  subject: 'Tiệc sinh nhật',
  message: 'Có bàn lớn không?',
  createdAt,
})

test('a list of more than fifty shows how many there are, and goes on where it ended', async () => {
  await restaurant.db.insert(messageTable).values(Array.from({ length: 51 }, (_, index) => message(index)))
  const { user, network } = await showOfficePart(restaurant, 'staff', <MessagesPage />, {
    address: '/staff/contact',
  })
  await screen.findByText('50 / 51 tin nhắn')
  // Newer than all of them: it is no row of the next page, which counts it.
  await restaurant.db.insert(messageTable).values(message(51, new Date('2026-05-06T04:30:00Z')))
  const release = network.hold('GET /api/contact')
  const more = screen.getByRole('button', { name: 'Xem thêm' })
  await user.click(more)
  await waitFor(() => expect(more.hasAttribute('disabled')).toBe(true))
  release()
  await screen.findByText('51 / 52 tin nhắn')
  expect(screen.queryByRole('button', { name: 'Xem thêm' })).toBeNull()
  const names = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(51)
})

test.each([
  {
    part: <OrdersPage />,
    at: '/list?view=all',
    call: 'GET /api/orders/:id',
    opens: /^Xem chi tiết/,
    insert: () =>
      restaurant.db
        .insert(orderTable)
        .values(moments.map((at, index) => storedOrder(at, { customerName: `Khách ${index}` }))),
  },
  {
    part: <ReservationsPage />,
    at: '/list?view=list',
    call: 'GET /api/reservations/:id',
    folded: /^Việc khác/,
    opens: /^Xem chi tiết/,
    insert: () =>
      restaurant.db
        .insert(reservationTable)
        .values(moments.map((at, index) => storedReservation(at, '2026-05-07', { name: `Khách ${index}` }))),
  },
  {
    part: <MessagesPage />,
    at: '/list',
    call: 'GET /api/contact/:id',
    opens: 'Tiệc sinh nhật',
    insert: () => restaurant.db.insert(messageTable).values(moments.map((at, index) => message(index, at))),
  },
] as const)(
  'what a further page of a list holds opens at once, before $call',
  async ({ part, at, call, opens, insert, ...rest }) => {
    await insert()
    const { user, network } = await showOfficePart(restaurant, 'admin', part, { address: at })
    await user.click(await screen.findByRole('button', { name: 'Xem thêm' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(51))
    network.hold(call)
    const [last] = screen.getAllByRole('article').slice(-1)
    if (!last) throw new Error('They have just been counted')
    if ('folded' in rest) await user.click(within(last).getByRole('button', { name: rest.folded }))
    await user.click(within(last).getByRole('link', { name: opens }))
    expect(within(screen.getByRole('dialog')).getByText('Khách 0')).toBeDefined()
  },
)

test.each([
  {
    part: <PostsPage />,
    call: 'GET /api/blog-posts',
    failed: 'Chưa tải được bài viết.',
    some: '6 / 6 bài viết',
  },
  {
    part: <ReviewsPage />,
    call: 'GET /api/customer-reviews',
    failed: 'Chưa tải được đánh giá.',
    some: '8 / 8 đánh giá',
  },
] as const)(
  'a list that comes as a whole and fails says so, and comes when asked again: $call',
  async ({ part, call, failed, some }) => {
    const { user, network } = await showOfficePart(
      restaurant,
      'admin',
      <Moving first={null} second={part} />,
      { address: '/list' },
    )
    network.cut(call)
    await user.click(screen.getByRole('button', { name: 'Move' }))
    expect((await screen.findByRole('alert')).textContent).toContain(failed)
    network.restore(call)
    await user.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect(await screen.findByText(some)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
