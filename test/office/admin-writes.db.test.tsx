import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { like } from 'drizzle-orm'
import type { ReactElement } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import { userTable } from '#src/features/accounts/server/account-table.ts'
import { currentUserQueries } from '#src/features/accounts/ui/office/current-user.ts'
import { SettingsPage } from '#src/features/accounts/ui/office/settings-page.tsx'
import { UserManagement } from '#src/features/accounts/ui/office/user-management.tsx'
import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import CustomizationsPage from '#src/features/menu/ui/office/customizations-page.tsx'
import DishesPage from '#src/features/menu/ui/office/dishes-page.tsx'
import { subscriberTable } from '#src/features/newsletter/server/subscriber-table.ts'
import { Subscribers } from '#src/features/newsletter/ui/office/subscribers.tsx'
import { blogPostTable } from '#src/features/news/server/news-table.ts'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import PagesPage from '#src/features/pages/ui/office/pages-page.tsx'
import { customerReviewTable } from '#src/features/reviews/server/review-table.ts'
import ReviewsPage from '#src/features/reviews/ui/office/reviews-page.tsx'
import { createUser } from '#test/support/sign-in.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { fill, press, sentBy, value, type ScreenWrite } from './shown-write.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

beforeEach(async () => {
  const { db, content } = restaurant
  const [createdAt, updatedAt] = [restaurant.clock.now(), restaurant.clock.now()]
  sessionStorage.clear()
  await db.delete(userTable).where(like(userTable.username, 'minh%'))
  await db.delete(subscriberTable)
  await db
    .insert(subscriberTable)
    .values({ id: 'lan', email: 'lan@example.com', language: 'vi', unsubscribeToken: 'of-lan', createdAt })
  await db.delete(customerReviewTable)
  await db.insert(customerReviewTable).values({
    id: 'lan',
    customerName: 'Lan',
    customerTitle: 'Regular',
    review: 'Crisp to the edge.',
    isPublished: true,
    displayOrder: 1,
    createdAt,
    updatedAt,
  })
  await content.change(async (tx) => {
    await tx.delete(blogPostTable)
    await tx.insert(blogPostTable).values(
      ['oven', 'dough'].map((id, pinOrder) => ({
        id,
        title: id,
        titleVi: id,
        excerpt: 'Short.',
        content: 'Text.',
        slug: id,
        slugVi: `${id}-vi`,
        published: true,
        pinned: true,
        pinOrder,
        createdAt,
        updatedAt,
      })),
    )
  })
})

interface AdminWrite extends Omit<ScreenWrite, 'reads'> {
  readonly part: ReactElement
  /** The query of the address that it is made at. */
  readonly at?: string | (() => Promise<string>)
  /** Where one is afterwards, if elsewhere. */
  readonly leadsTo?: string
  readonly reads?: ScreenWrite['reads']
  readonly path?: string
  readonly role?: 'admin' | 'staff'
}

/** The switch, or the button that is pressed or not, of this label. */
const labelled = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const click =
  (label: string | RegExp): ScreenWrite['press'] =>
  async ({ user }) =>
    user.click(await screen.findByLabelText(label))
const type =
  (label: string, text: string): ScreenWrite['press'] =>
  async () =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
const question = ['Xoá', 'Giữ lại', 'Đóng']
/** Of a section of the settings, each of which has a button of that name. */
const inSection = (name: string) => within(screen.getByRole('region', { name }))

/** As the guard of the staff panel has loaded it. */
function LoadedSettings() {
  return useQuery(currentUserQueries.staff).data ? <SettingsPage /> : null
}

async function added(url: string, body: object): Promise<string> {
  const response = await office('POST', url, body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: string }>().id
}

const menu = {
  categories: { part: <CategoriesPage />, reads: ['GET /api/categories'], leadsTo: '/office' },
  dishes: { part: <DishesPage />, reads: ['GET /api/menu-items'], leadsTo: '/office?q=tra' },
  schemas: {
    part: <CustomizationsPage />,
    reads: ['GET /api/customization-schemas'],
    leadsTo: '/office',
  },
} as const
const news = { part: <PostsPage />, reads: ['GET /api/blog-posts'], leadsTo: '/office' } as const
const reviews = {
  part: <ReviewsPage />,
  reads: ['GET /api/customer-reviews'],
  leadsTo: '/office',
} as const
const users = { part: <UserManagement />, reads: ['GET /api/admin/users'], leadsTo: '/office' } as const

const writes: Readonly<Record<string, AdminWrite>> = {
  'adds a category': {
    ...menu.categories,
    at: '?open=new',
    call: 'POST /api/categories',
    fill: fill({ 'Tên tiếng Anh': 'Soups' }),
    press: press('Thêm danh mục'),
    disabled: ['Thêm danh mục'],
    failed: 'Không thể tạo danh mục',
    done: 'Danh mục mới đã được thêm vào menu',
  },
  'changes a category': {
    ...menu.categories,
    at: '?category=drinks&open=edit',
    call: 'PATCH /api/categories/:id',
    fill: fill({ 'Tên tiếng Anh': 'Cold drinks' }),
    listed: 'Cold drinks',
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Không thể cập nhật danh mục',
    done: 'Thông tin danh mục đã được cập nhật',
    state: value('Tên tiếng Anh'),
  },
  'deletes a category': {
    ...menu.categories,
    at: async () => `?category=${await added('/api/categories', { name: 'Empty' })}&open=delete`,
    call: 'DELETE /api/categories/:id',
    press: press('Xoá'),
    disabled: question,
    failed: 'Không thể xóa danh mục',
    done: 'Danh mục đã được xóa',
  },
  'adds a dish': {
    ...menu.dishes,
    at: '?q=tra&open=new',
    call: 'POST /api/menu-items',
    fill: fill({
      'Tên tiếng Anh': 'Seafood',
      'Mô tả tiếng Anh': 'Prawns.',
      'Giá chưa VAT': '288.000',
      'Danh mục': 'drinks',
    }),
    press: press('Thêm món'),
    disabled: ['Thêm món'],
    failed: 'Không thể tạo món ăn',
    done: 'Món ăn đã được tạo',
  },
  'changes a dish': {
    ...menu.dishes,
    at: '?q=tra&dish=peach-tea&open=edit',
    call: 'PATCH /api/menu-items/:id',
    fill: fill({ 'Tên tiếng Anh': 'Iced peach tea' }),
    listed: 'Iced peach tea',
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Không thể cập nhật món ăn',
    done: 'Món ăn đã được cập nhật',
    state: value('Tên tiếng Anh'),
  },
  'deletes a dish': {
    ...menu.dishes,
    at: '?q=tra&dish=lime-soda&open=delete',
    call: 'DELETE /api/menu-items/:id',
    press: press('Xoá'),
    disabled: question,
    failed: 'Không thể xóa món ăn',
    done: 'Món ăn đã được xóa',
  },
  'takes a dish off sale': {
    ...menu.dishes,
    at: '?q=tra',
    call: 'PATCH /api/menu-items/:id',
    fill: () => screen.findByLabelText('Trà Đào Cam Sả: còn món'),
    press: click('Trà Đào Cam Sả: còn món'),
    failed: 'Không thể cập nhật trạng thái món ăn',
    done: 'Trà Đào Cam Sả đã báo hết',
    state: () => labelled('Trà Đào Cam Sả: còn món').checked,
    shows: false,
  },
  'pins a dish': {
    ...menu.dishes,
    at: '?q=tra',
    call: 'PATCH /api/menu-items/:id/pin',
    fill: click('Việc khác với Trà Đào Cam Sả'),
    press: click('Ghim Trà Đào Cam Sả lên trang chủ'),
    failed: 'Không thể cập nhật trạng thái ghim',
    done: 'Trạng thái ghim đã được cập nhật',
    state: () => labelled('Ghim Trà Đào Cam Sả lên trang chủ').getAttribute('aria-pressed'),
    shows: 'true',
  },
  'sets what a dish offers': {
    ...menu.dishes,
    at: '?q=tra&dish=peach-tea&open=schemas',
    call: 'PATCH /api/menu-items/:id/customization-schemas',
    fill: (shown) => click('Bỏ Lượng đá')(shown),
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Không thể cập nhật cấu hình tùy biến',
    done: 'Cấu hình tùy biến đã được cập nhật',
  },
  'adds a schema': {
    ...menu.schemas,
    at: '?open=new',
    call: 'POST /api/customization-schemas',
    async fill(shown) {
      await fill({ Loại: 'single_choice_options', 'Tên tiếng Anh': 'Herbs', 'Tên tiếng Việt': 'Rau thơm' })()
      await press('Thêm lựa chọn')(shown)
      await fill({ 'Tiếng Anh': 'Basil', 'Phụ thu': '5000' })()
    },
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Lỗi tạo schemaChưa thêm được gì',
    done: 'Đã thêm Rau thơm',
  },
  'changes a schema': {
    ...menu.schemas,
    at: '?schema=crust&open=edit',
    call: 'PATCH /api/customization-schemas/:id',
    fill: fill({ 'Tên tiếng Việt': 'Đế' }),
    listed: 'Đế',
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Lỗi cập nhật nhóm tuỳ chọnĐế bánh vẫn như cũ',
    done: 'Đã lưu Đế',
    state: value('Tên tiếng Việt'),
  },
  'pauses a schema': {
    ...menu.schemas,
    call: 'PATCH /api/customization-schemas/:id',
    fill: () => screen.findByLabelText('Lượng đá: đang bật'),
    press: click('Lượng đá: đang bật'),
    failed: 'Lỗi cập nhật nhóm tuỳ chọnLượng đá vẫn như cũ',
    done: 'Lượng đá đã tạm dừng',
    state: () => [
      labelled('Lượng đá: đang bật').checked,
      screen.getByRole('article', { name: 'Lượng đá' }).dataset['active'],
    ],
    shows: [false, 'false'],
  },
  'copies a schema': {
    ...menu.schemas,
    call: 'POST /api/customization-schemas/:id/clone',
    fill: () => screen.findByLabelText('Nhân bản Lượng đá'),
    press: click('Nhân bản Lượng đá'),
    disabled: ['Nhân bản Lượng đá'],
    failed: 'Lỗi nhân bản schemaChưa có bản sao của Lượng đá',
    done: 'Đã thêm Lượng đá',
  },
  'deletes a schema': {
    ...menu.schemas,
    at: async () => `?schema=${await added('/api/customization-schemas/ice-level/clone', {})}&open=delete`,
    call: 'DELETE /api/customization-schemas/:id',
    press: press('Xoá'),
    disabled: question,
    failed: ' vẫn còn',
    done: 'Đã xoá ',
  },
  'adds a post': {
    ...news,
    at: '?open=new',
    call: 'POST /api/blog-posts',
    fill: fill({ 'Tiêu đề tiếng Anh': 'New', 'Tóm tắt tiếng Anh': 'New', 'Nội dung tiếng Anh': 'New' }),
    press: press('Đăng bài'),
    disabled: ['Đăng bài'],
    failed: 'Không thể tạo bài viết',
    done: 'Bài viết đã được tạo',
  },
  'changes a post': {
    ...news,
    at: '?post=oven&open=edit',
    call: 'PATCH /api/blog-posts/:id',
    fill: fill({ 'Tóm tắt tiếng Anh': 'Shorter', 'Tiêu đề tiếng Việt (không bắt buộc)': 'Lò mới' }),
    listed: 'Lò mới',
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Không thể cập nhật bài viết',
    done: 'Bài viết đã được cập nhật',
    state: value('Tóm tắt tiếng Anh'),
  },
  'takes a pin off a post': {
    ...news,
    call: 'PATCH /api/blog-posts/:id/pin',
    fill: () => screen.findByLabelText(/^Ghim oven/),
    press: click(/^Ghim oven/),
    failed: 'Không thể thay đổi trạng thái ghim',
    done: 'Trạng thái ghim đã được cập nhật',
    state: () => labelled(/^Ghim oven/).getAttribute('aria-pressed'),
    shows: 'false',
  },
  'gives a post another place': {
    ...news,
    call: 'PATCH /api/blog-posts/:id',
    fill: () => screen.findByLabelText('Thứ tự của oven, từ 1 đến 4'),
    press: type('Thứ tự của oven, từ 1 đến 4', '2'),
    failed: 'Không thể cập nhật thứ tự ghim',
    done: 'Thứ tự ghim đã được cập nhật',
    state: value('Thứ tự của oven, từ 1 đến 4'),
    shows: '2',
  },
  'deletes a post': {
    ...news,
    at: '?post=oven&open=delete',
    call: 'DELETE /api/blog-posts/:id',
    press: press('Xoá'),
    disabled: question,
    failed: 'Không thể xóa bài viết',
    done: 'Bài viết đã được xóa',
  },
  'adds a review': {
    ...reviews,
    at: '?open=new',
    call: 'POST /api/customer-reviews',
    fill: fill({ 'Tên khách bằng tiếng Anh': 'Minh', 'Đánh giá bằng tiếng Anh': 'Good.' }),
    press: press('Thêm đánh giá'),
    disabled: ['Thêm đánh giá'],
    failed: 'Không thể tạo đánh giá',
    done: 'Đánh giá đã được tạo',
  },
  'changes a review': {
    ...reviews,
    at: '?review=lan&open=edit',
    call: 'PATCH /api/customer-reviews/:id',
    fill: fill({ 'Tên khách bằng tiếng Anh': 'Minh', 'Đánh giá bằng tiếng Anh': 'Good.' }),
    listed: 'Minh',
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Không thể cập nhật đánh giá',
    done: 'Đánh giá đã được cập nhật',
    state: value('Đánh giá bằng tiếng Anh'),
  },
  'pins a review': {
    ...reviews,
    call: 'PATCH /api/customer-reviews/:id/pin',
    fill: () => screen.findByLabelText(/^Ghim đánh giá của Lan/),
    press: click(/^Ghim đánh giá của Lan/),
    failed: 'Không thể cập nhật trạng thái ghim',
    done: 'Trạng thái ghim đã được cập nhật',
    state: () => labelled(/^Ghim đánh giá của Lan/).getAttribute('aria-pressed'),
    shows: 'true',
  },
  'deletes a review': {
    ...reviews,
    at: '?review=lan&open=delete',
    call: 'DELETE /api/customer-reviews/:id',
    press: press('Xoá'),
    disabled: question,
    failed: 'Không thể xóa đánh giá',
    done: 'Đánh giá đã được xóa',
  },
  'adds a user': {
    ...users,
    at: '?open=new',
    call: 'POST /api/admin/users',
    fill: fill({
      'Họ tên': 'Minh',
      'Tên đăng nhập': 'minh',
      Email: 'minh@example.com',
      'Mật khẩu': 'mat-khau-moi',
    }),
    press: press('Thêm người dùng'),
    disabled: ['Thêm người dùng'],
    failed: 'Chưa thêm được người dùng',
    done: 'Đã thêm người dùng',
    state: value('Họ tên'),
  },
  'changes a user': {
    ...users,
    at: async () => `?user=${(await createUser(restaurant.db, { role: 'staff' })).id}&open=edit`,
    call: 'PATCH /api/admin/users/:id',
    fill: fill({ 'Họ tên': 'Minh' }),
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Chưa cập nhật được người dùng',
    done: 'Đã cập nhật người dùng',
    state: value('Họ tên'),
  },
  'deletes a user': {
    ...users,
    at: async () => `?user=${(await createUser(restaurant.db, { role: 'staff' })).id}&open=delete`,
    call: 'DELETE /api/admin/users/:id',
    press: press('Xoá'),
    disabled: question,
    failed: 'Chưa xoá được người dùng',
    done: 'Đã xoá người dùng',
  },
  'deletes a subscriber': {
    part: <Subscribers />,
    reads: ['GET /api/newsletter'],
    call: 'DELETE /api/newsletter/:id',
    async press(shown) {
      if (!screen.queryByRole('dialog')) await press('Xoá lan@example.com')(shown)
      await press('Xoá')(shown)
    },
    disabled: question,
    failed: 'Không thể xoá người nhận',
    done: 'Đã xoá người nhận',
  },
  'changes the own profile': {
    part: <LoadedSettings />,
    role: 'staff',
    call: 'PATCH /api/admin/profile',
    async fill(shown) {
      await type('Họ tên', 'Lan Anh')(shown)
      await type('Mật khẩu hiện tại', demoPasswords.staff)(shown)
    },
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Chưa cập nhật được hồ sơ',
    done: 'Đã cập nhật hồ sơ',
    state: value('Họ tên'),
  },
  'changes the name of the restaurant': {
    part: <PagesPage />,
    path: '/settings',
    call: 'PUT /api/site-settings',
    fill: type('Tên (tiếng Việt)', 'Bếp Mới'),
    press: async ({ user }) => user.click(inSection('Tên và logo').getByRole('button', { name: 'Lưu' })),
    failed: 'Chưa lưuChưa lưu được mục “Tên và logo”',
    done: 'Đã lưu: Tên và logo',
    reads: ['GET /api/site-settings/record'],
    state: value('Tên (tiếng Việt)'),
  },
  'changes the home page': {
    part: <PagesPage />,
    path: '/home',
    call: 'PUT /api/home-content',
    fill: async () => {
      const [field] = await screen.findAllByLabelText('Tiêu đề (tiếng Việt)')
      if (field) fireEvent.change(field, { target: { value: 'Lửa' } })
    },
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Chưa lưuKhông thể lưu trang chủ',
    done: 'Đã lưu trang chủ',
    reads: ['GET /api/home-content/record'],
  },
  'changes the page about the restaurant': {
    part: <PagesPage />,
    path: '/about',
    call: 'PUT /api/about-content',
    fill: type('Con số thứ hai', '9K+'),
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Chưa lưuKhông thể lưu trang giới thiệu',
    done: 'Đã lưu trang giới thiệu',
    reads: ['GET /api/about-content/record'],
    state: value('Con số thứ hai'),
  },
  'changes what search engines show': {
    part: <PagesPage />,
    path: '/seo',
    call: 'PUT /api/page-seo/:pageKey/:language',
    fill: type('Tiêu đề khi tìm kiếm', 'Lửa'),
    press: press('Lưu'),
    disabled: ['Lưu'],
    failed: 'Chưa lưuKhông thể lưu phần tìm kiếm và chia sẻ',
    done: 'Đã lưu',
    reads: ['GET /api/page-seo'],
    state: value('Tiêu đề khi tìm kiếm'),
  },
}

test.each(Object.entries(writes))(
  'who %s cannot do so twice, is told how it went, and sees what there is then',
  async (_name, { part, at = '', leadsTo, path, role = 'admin', reads = [], ...write }) => {
    const query = typeof at === 'string' ? at : await at()
    const shown = await showOfficePart(restaurant, role, part, {
      address: path === undefined ? `/office${query}` : `/admin/pages${path}`,
      ...(path !== undefined && { path: '/admin/pages/:part' }),
    })
    const there = shown.address()
    await sentBy(shown, { ...write, reads })
    await waitFor(() => expect(shown.address()).toBe(leadsTo ?? there))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)
