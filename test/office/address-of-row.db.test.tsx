import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeAll, expect, test } from 'vitest'

import { messageTable } from '#src/features/contact/server/message-table.ts'
import MessagesPage from '#src/features/contact/ui/office/messages-page.tsx'
import { UserManagement } from '#src/features/accounts/ui/office/user-management.tsx'
import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import CustomizationsPage from '#src/features/menu/ui/office/customizations-page.tsx'
import DishesPage from '#src/features/menu/ui/office/dishes-page.tsx'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import ReviewsPage from '#src/features/reviews/ui/office/reviews-page.tsx'
import type { CallName } from '#src/kernel/endpoint.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

// One number cannot book a day and time twice.
let bookings = 0

async function added(url: string, body: object): Promise<string> {
  const response = await office('POST', url, body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: string }>().id
}

interface Rows {
  readonly part: ReactElement
  /** Where a row of it is added and deleted. */
  readonly path: string
  /** The parameter of the address that names a row. */
  readonly parameter: string
  /** Adds a row of this name. */
  add(name: string): Promise<string>
  /** The field that holds the name. */
  readonly field: string
  readonly list: CallName
  /** What is said to who saves what is not there any more. */
  readonly gone: string
}

const price = '10000'
const rows: Readonly<Record<string, Rows>> = {
  'an order': {
    part: <OrdersPage />,
    path: '/api/orders',
    parameter: 'order',
    add: async (customerName) =>
      added('/api/orders', await orderFor(restaurant.app, [smallPepperoni], { customerName })),
    field: 'Họ tên',
    list: 'GET /api/orders/due',
    gone: 'Đơn này không còn nữa.',
  },
  'a reservation': {
    part: <ReservationsPage />,
    path: '/api/reservations',
    parameter: 'reservation',
    add: (name) =>
      added('/api/reservations', {
        date: '2026-05-06',
        time: '19:00',
        guests: 2,
        name,
        phone: `0912345${String((bookings += 1)).padStart(3, '0')}`,
      }),
    field: 'Họ tên',
    list: 'GET /api/reservations/days/:date',
    gone: 'Đặt bàn này không còn nữa.',
  },
  'a category': {
    part: <CategoriesPage />,
    path: '/api/categories',
    parameter: 'category',
    add: (name) => added('/api/categories', { name }),
    field: 'Tên tiếng Anh',
    list: 'GET /api/categories',
    gone: 'Danh mục này không còn nữa.',
  },
  'a dish': {
    part: <DishesPage />,
    path: '/api/menu-items',
    parameter: 'dish',
    add: (name) => added('/api/menu-items', { name, description: 'Good.', price, categoryId: 'drinks' }),
    field: 'Tên tiếng Anh',
    list: 'GET /api/menu-items',
    gone: 'Món này không còn nữa.',
  },
  'a schema': {
    part: <CustomizationsPage />,
    path: '/api/customization-schemas',
    parameter: 'schema',
    async add(name) {
      const id = await added('/api/customization-schemas/ice-level/clone', {})
      await office('PATCH', `/api/customization-schemas/${id}`, { name })
      return id
    },
    field: 'Tên tiếng Anh',
    list: 'GET /api/customization-schemas',
    gone: 'không còn nữa.',
  },
  'a post': {
    part: <PostsPage />,
    path: '/api/blog-posts',
    parameter: 'post',
    add: (title) => added('/api/blog-posts', { title, excerpt: 'Short.', content: 'Text.' }),
    field: 'Tiêu đề tiếng Anh',
    list: 'GET /api/blog-posts',
    gone: 'Bài viết này không còn nữa.',
  },
  'a review': {
    part: <ReviewsPage />,
    path: '/api/customer-reviews',
    parameter: 'review',
    add: (customerName) =>
      added('/api/customer-reviews', { customerName, customerTitle: 'Guest', review: 'Good.' }),
    field: 'Tên khách bằng tiếng Anh',
    list: 'GET /api/customer-reviews',
    gone: 'Đánh giá này không còn nữa.',
  },
  'a user': {
    part: <UserManagement />,
    path: '/api/admin/users',
    parameter: 'user',
    add: (fullName) =>
      added('/api/admin/users', {
        fullName,
        username: fullName.toLowerCase(),
        email: `${fullName}@example.com`.toLowerCase(),
        password: 'a-password-of-tests',
        role: 'staff',
      }),
    field: 'Họ tên',
    list: 'GET /api/admin/users',
    gone: 'Người dùng này không còn nữa.',
  },
}

const editOf = ({ parameter }: Rows, id: string) => `/office?${parameter}=${id}&open=edit`
const show = (part: ReactElement, address: string) => showOfficePart(restaurant, 'admin', part, { address })
const fieldOf = async ({ field }: Rows) =>
  await screen.findByLabelText<HTMLInputElement>(field, { selector: 'dialog[open] *' })

test.each(Object.entries(rows))(
  'the form of %s is that of the row that the address names, and of another once it names another',
  async (_what, of) => {
    const [an, binh] = [await of.add('Annam'), await of.add('Binhdinh')]
    const { go, address, user } = await show(of.part, editOf(of, an))
    expect((await fieldOf(of)).value).toBe('Annam')
    await go(editOf(of, binh))
    await waitFor(async () => expect((await fieldOf(of)).value).toBe('Binhdinh'))
    // Nothing was changed: nothing is asked.
    const form = within(screen.getByRole('dialog'))
    await user.click(form.getByRole('button', { name: /^(Huỷ|Bỏ qua)$/ }))
    expect(address()).toBe('/office')
    for (const id of [an, binh]) await office('DELETE', `${of.path}/${id}`)
  },
)

/** A user who is gone cannot be added again with what was typed: the dialog says so in its place. */
const { 'a user': _user, ...rowsAddedAgain } = rows

test.each(Object.entries(rowsAddedAgain))(
  'the form of %s that somebody else deletes meanwhile keeps what was typed, and says so',
  async (_what, of) => {
    const id = await of.add('Chauly')
    const { user, network, toast } = await show(of.part, editOf(of, id))
    const field = await fieldOf(of)
    await screen.findAllByText(/Chauly/, { selector: 'article *' })
    fireEvent.change(field, { target: { value: 'Dakto' } })
    expect((await office('DELETE', `${of.path}/${id}`)).statusCode).toBe(204)
    const read = network.sentTo(of.list).length
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain(of.gone))
    await waitFor(() => expect(network.sentTo(of.list).length).toBeGreaterThan(read))
    await waitFor(() => expect(screen.queryAllByText(/Chauly/, { selector: 'article *' })).toEqual([]))
    expect((await fieldOf(of)).value).toBe('Dakto')
  },
)

test.each([
  ['an order', rows['an order'], /^Đơn /],
  ['a reservation', rows['a reservation'], /^Đặt bàn/],
  [
    'a message',
    {
      part: <MessagesPage />,
      parameter: 'message',
      async add(name: string) {
        const [row] = await restaurant.db
          .insert(messageTable)
          .values({
            id: name,
            name,
            email: 'a@example.com',
            subject: 'Tin',
            message: 'Chào',
            createdAt: restaurant.clock.now(),
          })
          .returning()
        return row?.id ?? ''
      },
    },
    /^(Tin|Tin nhắn)$/,
  ],
] as const)('%s that no list shows is read, and then another', async (_what, of, title) => {
  if (!of) throw new Error('It stands above')
  const [an, binh] = [await of.add('Emdep'), await of.add('Phuquoc')]
  const address = (id: string) => `/office?q=khong-co&${of.parameter}=${id}`
  const { go } = await show(of.part, address(an))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await dialog.findByText('Emdep')
  await go(address(binh))
  expect(await screen.findByText('Phuquoc')).toBeDefined()
  expect(screen.queryByText('Emdep')).toBeNull()
})
