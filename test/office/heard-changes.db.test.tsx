import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { UserManagement } from '#src/features/accounts/ui/office/user-management.tsx'
import MessagesPage from '#src/features/contact/ui/office/messages-page.tsx'
import AvailabilityPage from '#src/features/menu/ui/office/availability-page.tsx'
import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import CustomizationsPage from '#src/features/menu/ui/office/customizations-page.tsx'
import DishesPage from '#src/features/menu/ui/office/dishes-page.tsx'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import { useEventStream } from '#src/features/notifications/ui/office/use-event-stream.ts'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import PagesPage from '#src/features/pages/ui/office/pages-page.tsx'
import { ToFillInList } from '#src/features/pages/ui/office/to-fill-in-list.tsx'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import ReviewsPage from '#src/features/reviews/ui/office/reviews-page.tsx'
import type { CallName } from '#src/kernel/endpoint.ts'
import { holdClosingDialogs } from '#test/support/dom/closing-dialogs.ts'
import { hearEvents, type HeardEvents } from '#test/support/heard-events.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { addOfficeRows, orderId, reservationId, userId } from '../outlines/office-rows.ts'

const restaurant = testRestaurant()
let office: OfficeCall
let events: HeardEvents

beforeAll(async () => {
  // The demo's rows are of today.
  restaurant.clock.set('2027-05-05T05:00:00Z')
  await addOfficeRows(restaurant)
  office = await officeCalls(restaurant, 'admin')
  events = await hearEvents(restaurant.databaseUrl)
})
afterAll(() => events.close())

/** The browser's side of a stream, for which the test speaks; it never says that the stream is open, at which all is loaded. */
class TestEventSource extends EventTarget {
  static readonly CLOSED = 2
  static latest: TestEventSource | undefined
  readonly readyState = 1
  constructor() {
    super()
    TestEventSource.latest = this
  }
  close() {}
}

function Listening({ children }: { children: ReactElement }) {
  useEventStream({ stillSignedIn: () => Promise.resolve(true) })
  return children
}

interface Change extends PartOptions {
  readonly part: ReactElement
  readonly role?: 'admin' | 'staff'
  readonly method?: 'PATCH' | 'PUT' | 'POST'
  readonly url: string | (() => Promise<string>)
  readonly body?: object
  /** What the screen shows before and then, as a text or in a field; where nothing comes, `from` goes. */
  readonly from: string
  readonly to?: string
}

const at = (query: string) => ({ address: `/office?${query}` })
const pages = (part: string) => ({
  part: <PagesPage />,
  path: '/admin/pages/:part',
  address: `/admin/pages/${part}`,
  method: 'PUT' as const,
})

const changes: Readonly<Record<string, Change>> = {
  'the dishes': {
    part: <DishesPage />,
    ...at('q=pepperoni'),
    url: '/api/menu-items/pepperoni',
    body: { nameVi: 'Pepperoni Cay' },
    from: 'Pepperoni Ý',
    to: 'Pepperoni Cay',
  },
  'the form of a dish': {
    part: <DishesPage />,
    ...at('q=hawaii&dish=hawaiian&open=edit'),
    url: '/api/menu-items/hawaiian',
    body: { nameVi: 'Dứa' },
    from: 'Lưu',
    to: 'Người khác vừa sửa món ăn này',
  },
  'what a dish offers': {
    part: <DishesPage />,
    ...at('q=tra dao&dish=peach-tea&open=schemas'),
    url: '/api/menu-items/peach-tea/customization-schemas',
    body: { schemaIds: ['ice-level'] },
    from: 'Lưu',
    to: 'Người khác vừa sửa nhóm tuỳ chọn của món này',
  },
  'what is sold out': {
    part: <AvailabilityPage />,
    role: 'staff',
    ...at('q=margherita'),
    url: '/api/menu-items/margherita',
    body: { isAvailable: false, soldOutUntil: '2027-05-05T10:30:00Z' },
    from: 'Margherita Phô Mai Tươi',
    to: 'Hết đến 17:30, 05/05',
  },
  'the options that are sold out': {
    part: <AvailabilityPage />,
    role: 'staff',
    ...at('q=viền nhân'),
    url: '/api/customization-schemas/crust/options/crust-cheese',
    body: { isAvailable: false, soldOutUntil: '2027-05-05T10:45:00Z' },
    from: 'Viền nhân phô mai',
    to: 'Hết đến 17:45, 05/05',
  },
  'the categories': {
    part: <CategoriesPage />,
    ...at(''),
    url: '/api/categories/drinks',
    body: { nameVi: 'Nước' },
    from: 'Đồ uống',
    to: 'Nước',
  },
  'the choices': {
    part: <CustomizationsPage />,
    ...at(''),
    url: '/api/customization-schemas/crust',
    body: { nameVi: 'Viền' },
    from: 'Đế bánh',
    to: 'Viền',
  },
  'the posts': {
    part: <PostsPage />,
    ...at(''),
    async url() {
      const [post] = (await office('GET', '/api/blog-posts?includeDrafts=true')).json<{ id: string }[]>()
      return `/api/blog-posts/${post?.id}`
    },
    body: { titleVi: 'Tin mới nhất' },
    from: 'Tin tức',
    to: 'Tin mới nhất',
  },
  'the reviews': {
    part: <ReviewsPage />,
    ...at(''),
    url: '/api/customer-reviews/review-birthday',
    body: { customerNameVi: 'Chị Hoa' },
    from: 'Đánh giá của khách',
    to: 'Chị Hoa',
  },
  'the users': {
    part: <UserManagement />,
    ...at(''),
    url: `/api/admin/users/${userId}`,
    body: { fullName: 'Trần Bình Minh' },
    from: 'Trần Minh',
    to: 'Trần Bình Minh',
  },
  'the orders': {
    part: <OrdersPage />,
    ...at(`order=${orderId}`),
    url: `/api/orders/${orderId}`,
    body: { customerName: 'Lan Chi' },
    from: 'Lan',
    to: 'Lan Chi',
  },
  'the reservations': {
    part: <ReservationsPage />,
    ...at('view=list'),
    url: `/api/reservations/${reservationId}`,
    body: { name: 'Lan Hương' },
    from: 'Lan',
    to: 'Lan Hương',
  },
  'the messages': {
    part: <MessagesPage />,
    ...at(''),
    method: 'POST',
    url: '/api/contact',
    body: { name: 'Hoa', email: 'hoa@example.com', subject: 'Tiệc cưới', message: 'Có bàn lớn không?' },
    from: 'Lan',
    to: 'Tiệc cưới',
  },
  'the texts of the home page': {
    ...pages('home'),
    url: '/api/home-content',
    body: { blogTitleVi: 'Chuyện bếp' },
    from: 'Tin tức',
    to: 'Chuyện bếp',
  },
  'the page about the restaurant': {
    ...pages('about'),
    url: '/api/about-content',
    body: { statsServed: '9K+' },
    from: '48h',
    to: '9K+',
  },
  'what search engines show': {
    ...pages('seo'),
    url: '/api/page-seo/home/vi',
    body: { metaTitle: 'Bánh từ lò củi' },
    from: 'Tiêu đề khi tìm kiếm',
    to: 'Bánh từ lò củi',
  },
  'the settings': {
    ...pages('settings'),
    url: '/api/site-settings',
    body: { email: 'lua@example.com' },
    from: 'Đường dây nóng',
    to: 'lua@example.com',
  },
  'what is still to be filled in': {
    part: <ToFillInList />,
    ...at(''),
    method: 'PUT',
    url: '/api/site-settings',
    body: { phone: '0274 380 5678' },
    from: 'Đường dây nóng',
  },
}

interface ListScreen {
  readonly part: ReactElement
  readonly role?: 'admin' | 'staff'
  /** The list that an event names. */
  readonly list: string
  readonly reads: readonly CallName[]
}

const menuReads = ['GET /api/menu-items', 'GET /api/customization-schemas'] as const
const listScreens: Readonly<Record<string, ListScreen>> = {
  dishes: { part: <DishesPage />, list: 'menu', reads: ['GET /api/menu-items'] },
  'what is sold out': { part: <AvailabilityPage />, role: 'staff', list: 'menu', reads: menuReads },
  categories: { part: <CategoriesPage />, list: 'menu', reads: ['GET /api/categories'] },
  choices: { part: <CustomizationsPage />, list: 'menu', reads: ['GET /api/customization-schemas'] },
  posts: { part: <PostsPage />, list: 'news', reads: ['GET /api/blog-posts'] },
  reviews: { part: <ReviewsPage />, list: 'reviews', reads: ['GET /api/customer-reviews'] },
  orders: { part: <OrdersPage />, list: 'orders', reads: ['GET /api/orders/due'] },
  reservations: { part: <ReservationsPage />, list: 'reservations', reads: ['GET /api/reservations'] },
  messages: { part: <MessagesPage />, list: 'contact', reads: ['GET /api/contact'] },
}

const isShown = (text: string) =>
  screen.queryAllByText(text).length + screen.queryAllByDisplayValue(text).length > 0

/** What is changed then is newer than what the screen has. */
function passAMinute(): void {
  restaurant.clock.set(new Date(restaurant.clock.now().getTime() + 60_000).toISOString())
}

/** The server tells the screen of changes. */
function say(data: unknown): void {
  const event = new MessageEvent('changed', { data: JSON.stringify(data) })
  act(() => void TestEventSource.latest?.dispatchEvent(event))
}

test.each(Object.entries(changes))(
  '%s on an open screen are as somebody else has just changed them',
  async (_name, { part, role = 'admin', method = 'PATCH', url, body, from, to, ...options }) => {
    vi.stubGlobal('EventSource', TestEventSource)
    await showOfficePart(restaurant, role, <Listening>{part}</Listening>, options)
    await waitFor(() => expect([from, isShown(from)]).toEqual([from, true]))
    expect([to, to !== undefined && isShown(to)]).toEqual([to, false])
    passAMinute()
    const before = events.heard.length
    const response = await office(method, typeof url === 'string' ? url : await url(), body)
    expect(response.statusCode, response.body).toBeLessThan(300)
    await expect.poll(() => events.heard.length).toBeGreaterThan(before)
    for (const data of events.heard.slice(before)) say(data)
    const expected = to === undefined ? [from, false] : [to, true]
    await waitFor(() => expect([expected[0], isShown(to ?? from)]).toEqual(expected))
  },
)

test.each(
  Object.entries(listScreens).flatMap(([name, shown]) =>
    shown.reads.map((read) => [name, read, shown] as const),
  ),
)(
  'the list of %s stays in sight where %s fails when it is asked for again, says so, and loads it on a press',
  async (_name, read, { part, role = 'admin', list }) => {
    vi.stubGlobal('EventSource', TestEventSource)
    const { network, user } = await showOfficePart(restaurant, role, <Listening>{part}</Listening>, {
      address: '/office?view=list',
    })
    const rows = () => screen.queryAllByRole('listitem').length
    await waitFor(() => expect(rows()).toBeGreaterThan(0))
    const before = rows()
    network.cut(read)
    say({ lists: [list] })
    const retry = await screen.findByRole('button', { name: 'Thử lại' })
    expect(rows()).toBe(before)
    network.restore(read)
    await user.click(retry)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull())
    expect(rows()).toBe(before)
  },
)

const menuForms = [
  [
    'a dish',
    <DishesPage key="dishes" />,
    'q=chicken&dish=bbq-chicken&open=edit',
    'PATCH /api/menu-items/:id',
    '/api/menu-items/bbq-chicken',
  ],
  [
    'a category',
    <CategoriesPage key="categories" />,
    'category=drinks&open=edit',
    'PATCH /api/categories/:id',
    '/api/categories/drinks',
  ],
  [
    'a schema',
    <CustomizationsPage key="schemas" />,
    'schema=ice-level&open=edit',
    'PATCH /api/customization-schemas/:id',
    '/api/customization-schemas/ice-level',
  ],
] as const

const nameLabel = 'Tên tiếng Anh'
/** The field of the open form that holds the name. */
const nameField = (label: string | RegExp = nameLabel) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'dialog[open] *' })

test.each(menuForms)(
  'what somebody else has changed of %s is not overwritten by who saves what was there before',
  async (_what, part, query, call, url) => {
    vi.stubGlobal('EventSource', TestEventSource)
    const { network, user, isWriting } = await showOfficePart(
      restaurant,
      'admin',
      <Listening>{part}</Listening>,
      at(query),
    )
    const name = await nameField()
    const stored = name.value
    passAMinute()
    const before = events.heard.length
    expect((await office('PATCH', url, { nameVi: 'Tên mới' })).statusCode).toBe(200)
    await expect.poll(() => events.heard.length).toBeGreaterThan(before)
    for (const data of events.heard.slice(before)) say(data)
    await screen.findByText(/^Người khác vừa sửa/)
    fireEvent.change(name, { target: { value: `${stored}!` } })
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect([network.sentTo(call).length, isWriting()]).toEqual([1, false]))
    expect(await screen.findByText(/^Người khác vừa sửa/)).toBeDefined()
    const list = (await office('GET', url.replace(/\/[^/]+$/, ''))).json<{ id: string; name: string }[]>()
    expect(list.find(({ id }) => url.endsWith(`/${id}`))?.name).toBe(stored)
  },
)

/** All forms that others may change meanwhile, each with a field that the list shows. */
const forms = [
  ...menuForms.map(([what, part, query, call]) => [what, part, query, call, nameLabel] as const),
  [
    'a post',
    <PostsPage key="posts" />,
    'post=post-oven-day&open=edit',
    'PATCH /api/blog-posts/:id',
    'Tiêu đề tiếng Việt (không bắt buộc)',
  ],
  [
    'a review',
    <ReviewsPage key="reviews" />,
    'review=review-office&open=edit',
    'PATCH /api/customer-reviews/:id',
    /^Tên khách bằng tiếng Việt/,
  ],
  ['an order', <OrdersPage key="orders" />, `order=${orderId}&open=edit`, 'PATCH /api/orders/:id', 'Họ tên'],
  [
    'a reservation',
    <ReservationsPage key="reservations" />,
    `view=list&reservation=${reservationId}&open=edit`,
    'PATCH /api/reservations/:id',
    'Họ tên',
  ],
] as const

test.each(forms)(
  'what one saves of %s oneself is no change of somebody else, though the list has it before the response',
  async (_what, part, query, call, label) => {
    vi.stubGlobal('EventSource', TestEventSource)
    const { network, user, toast } = await showOfficePart(
      restaurant,
      'admin',
      <Listening>{part}</Listening>,
      at(query),
    )
    const name = await nameField(label)
    const typed = `${name.value}!`
    fireEvent.change(name, { target: { value: typed } })
    passAMinute()
    const gate = Promise.withResolvers<void>()
    network.on(call, async (pass) => {
      const response = await pass()
      await gate.promise
      return response
    })
    const before = events.heard.length
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await expect.poll(() => events.heard.length).toBeGreaterThan(before)
    for (const data of events.heard.slice(before)) say(data)
    // Not of a preview in the form.
    const isListed = (element: Element) => element.closest('article') && !element.closest('dialog')
    await waitFor(() => expect(screen.queryAllByText(typed).some(isListed)).toBe(true))
    const conflict = () => screen.queryByText(/^Người khác vừa sửa/)
    expect(conflict()).toBeNull()
    // Nor while the dialog closes.
    const release = holdClosingDialogs()
    gate.resolve()
    await waitFor(() => expect(toast()).not.toBe(''))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByLabelText(label, { selector: 'dialog *' })).not.toBeNull()
    expect(conflict()).toBeNull()
    await release()
    await waitFor(() => expect(screen.queryByLabelText(label, { selector: 'dialog *' })).toBeNull())
  },
)

test.each(forms.slice(-2))(
  'the form of %s that is opened again begins with what others have made of it meanwhile, and does not speak of it',
  async (_what, part, query, call, label) => {
    vi.stubGlobal('EventSource', TestEventSource)
    const { go } = await showOfficePart(restaurant, 'admin', <Listening>{part}</Listening>, at(query))
    const name = await nameField(label)
    const theirs = `${name.value} Anh`
    await go('/office?view=list')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    passAMinute()
    const before = events.heard.length
    const [, path = ''] = call.split(' ')
    const id = path.includes('orders') ? orderId : reservationId
    const body = { [path.includes('orders') ? 'customerName' : 'name']: theirs }
    expect((await office('PATCH', path.replace(':id', id), body)).statusCode).toBe(200)
    await expect.poll(() => events.heard.length).toBeGreaterThan(before)
    for (const data of events.heard.slice(before)) say(data)
    await screen.findByText(theirs)
    await go(at(query).address)
    expect((await nameField(label)).value).toBe(theirs)
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
