import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { keepEditing } from '#test/support/dom/keep-editing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { categoryTable, menuItemTable } from '../../server/menu-table.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import CategoriesPage from './categories-page.tsx'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

const stored = [
  { id: 'pizza', name: 'Pizzas', nameVi: 'Pizza nướng củi', description: 'Lò củi', sortOrder: 1 },
  { id: 'drinks', name: 'Drinks', nameVi: 'Đồ uống', description: null, sortOrder: 5 },
  { id: 'sweets', name: 'Sweets', nameVi: null, description: null, sortOrder: 9 },
].map((category) => ({ ...category, updatedAt: new Date('2026-05-06T04:00:00Z') }))
const updatedAt = '2026-05-06T04:00:00.000Z'

beforeEach(async () => {
  await restaurant.db.execute(sql`truncate ${menuItemTable}, ${categoryTable} cascade`)
  await restaurant.db.insert(categoryTable).values(stored)
})

const page = '/admin/dashboard/menu/categories'
const show = (address = page, options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <CategoriesPage />, { address, ...options })
const names = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)
const row = async (name: string) => within(await screen.findByRole('article', { name }))
/** By its label: to compare the roles of a whole page takes long. */
const button = (name: string) => screen.getByLabelText(name)
const create = 'POST /api/categories'
const change = 'PATCH /api/categories/:id'

async function addDish(categoryId: string): Promise<string> {
  const dish = { name: 'Dish', description: 'Good.', price: '1000', categoryId, isAvailable: false }
  const response = await office('POST', '/api/menu-items', dish)
  expect(response.statusCode).toBe(201)
  return response.json<{ id: string }>().id
}

describe('the categories', () => {
  test('stand in the order of the menu, with their dishes counted, sold-out ones too', async () => {
    await addDish('drinks')
    await show()
    await row('Pizza nướng củi')
    expect(names()).toEqual(['Pizza nướng củi', 'Đồ uống', 'Sweets'])
    expect(screen.getByText('3 / 3 danh mục')).toBeDefined()
    const drinks = await row('Đồ uống')
    expect(await drinks.findByText('1 món')).toBeDefined()
    expect(drinks.getByText('Drinks')).toBeDefined()
    expect(drinks.getByText('Thứ tự 5')).toBeDefined()
    const pizza = await row('Pizza nướng củi')
    expect(pizza.getByText('0 món')).toBeDefined()
    expect(pizza.getByText('Lò củi')).toBeDefined()
  })

  test('without a Vietnamese name, or with one older than the English, are marked in both languages', async () => {
    await office('PATCH', '/api/categories/pizza', { name: 'Wood-fired pizza' })
    const { leave } = await show()
    expect((await row('Sweets')).getByText('Thiếu tiếng Việt: tên')).toBeDefined()
    expect((await row('Pizza nướng củi')).getByText('Tiếng Việt cũ hơn tiếng Anh')).toBeDefined()
    expect((await row('Đồ uống')).queryByText(/tiếng Việt/i)).toBeNull()
    leave()
    await show(page, { language: 'en' })
    expect((await row('Sweets')).getByText('Not in Vietnamese: name')).toBeDefined()
    expect((await row('Wood-fired pizza')).getByText('Vietnamese older than English')).toBeDefined()
    expect(screen.getByText('3 / 3 categories')).toBeDefined()
  })

  test('can be listed for their translation alone, or found by name, and are then not moved', async () => {
    const { user, go } = await show(`${page}?translation=missing`)
    await row('Sweets')
    expect(names()).toEqual(['Sweets'])
    expect(screen.queryByLabelText('Đưa Sweets lên')).toBeNull()
    await go(`${page}?q=do+uong`)
    await waitFor(() => expect(names()).toEqual(['Đồ uống']))
    await go(`${page}?q=none`)
    await user.click(await screen.findByText('Bỏ bộ lọc'))
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(button('Đưa Sweets lên')).toBeDefined()
  })

  test('stay in sight where they could not be loaded again', async () => {
    const { user, network } = await show(`${page}?category=sweets&open=delete`)
    network.cut('GET /api/categories')
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Xoá danh mục này?' })).getByText('Xoá'),
    )
    await screen.findByText('Chưa tải được danh mục.')
    expect(names()).toHaveLength(3)
    network.restore('GET /api/categories')
    await user.click(screen.getByText('Thử lại'))
    await waitFor(() => expect(names()).toEqual(['Pizza nướng củi', 'Đồ uống']))
    expect(screen.queryByText('Chưa tải được danh mục.')).toBeNull()
  })
})

describe('moving a category', () => {
  test('shows it in its new place at once, keeps the focus, and says where it is', async () => {
    const { user, network, toast } = await show()
    await row('Sweets')
    const release = network.hold(change)
    button('Đưa Sweets lên').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Pizza nướng củi', 'Sweets', 'Đồ uống']))
    expect(document.activeElement).toBe(button('Đưa Sweets lên'))
    release()
    await waitFor(() => expect(toast()).toContain('Sweets: vị trí 2 trên 3'))
    expect(names()).toEqual(['Pizza nướng củi', 'Sweets', 'Đồ uống'])
    expect((await row('Sweets')).getByText('Thứ tự 5')).toBeDefined()
    expect((await row('Đồ uống')).getByText('Thứ tự 9')).toBeDefined()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(toast()).toContain('Sweets: vị trí 1 trên 3'))
    expect(names()).toEqual(['Sweets', 'Pizza nướng củi', 'Đồ uống'])
  })

  test('goes no further than the ends, where its button keeps the focus', async () => {
    const { user, network, toast } = await show()
    await row('Sweets')
    await user.click(button('Đưa Sweets xuống'))
    await user.click(button('Đưa Pizza nướng củi lên'))
    expect(button('Đưa Sweets xuống').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Đưa Đồ uống lên'))
    await waitFor(() => expect(toast()).toContain('Đồ uống: vị trí 1 trên 3'))
    expect(button('Đưa Đồ uống lên').getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button('Đưa Đồ uống lên'))
    const moved = network.sentTo(change).map(({ url }) => url)
    expect(moved).toEqual(['/api/categories/drinks', '/api/categories/pizza'])
  })

  test('goes by itself: another press meanwhile counts for nothing', async () => {
    const { user, network, toast } = await show()
    await row('Sweets')
    const release = network.hold(change)
    await user.click(button('Đưa Sweets lên'))
    await waitFor(() => expect(names()).toEqual(['Pizza nướng củi', 'Sweets', 'Đồ uống']))
    await user.click(button('Đưa Sweets lên'))
    expect(names()).toEqual(['Pizza nướng củi', 'Sweets', 'Đồ uống'])
    release()
    await waitFor(() => expect(toast()).toContain('Sweets: vị trí 2 trên 3'))
    expect(network.sentTo(change)).toHaveLength(2)
  })

  test('is taken back where the server rejects it, and says so', async () => {
    const { user, network, toast } = await show(page, { language: 'en' })
    await row('Sweets')
    network.respond(change, 503, { message: '', code: 'server.unavailable' })
    await user.click(button('Move Sweets up'))
    await waitFor(() => expect(toast()).toContain('The category could not be updated'))
    await waitFor(() => expect(names()).toEqual(['Pizzas', 'Drinks', 'Sweets']))
    // Neither the other one, nor that it has been moved.
    expect(network.sentTo(change)).toHaveLength(1)
    expect(screen.queryByText(/^Sweets: place/)).toBeNull()
  })
})

describe('a new category', () => {
  const form = async () => within(await screen.findByRole('dialog', { name: 'Thêm danh mục' }))

  test('needs a name, and an order that is a whole number', async () => {
    const { user, network } = await show()
    await row('Sweets')
    await user.click(screen.getByRole('link', { name: 'Thêm danh mục' }))
    const fields = await form()
    const order = fields.getByLabelText<HTMLInputElement>('Thứ tự trên thực đơn')
    expect(order.value).toBe('0')
    await user.clear(order)
    await user.type(order, '1.5')
    await user.click(fields.getByRole('button', { name: 'Thêm danh mục' }))
    expect(fields.getByText('Tên danh mục là bắt buộc')).toBeDefined()
    expect(fields.getByText('Vui lòng nhập số nguyên, tối đa 1.000.000.')).toBeDefined()
    expect(document.activeElement).toBe(fields.getByLabelText('Tên tiếng Anh'))
    expect(network.sentTo(create)).toEqual([])
  })

  test.each(['1000001', '-1000001', '-', '2e3'])('has no order %s', async (typed) => {
    const { user, network } = await show(`${page}?open=new`)
    const fields = await form()
    await user.type(fields.getByLabelText('Tên tiếng Anh'), 'Soups')
    await user.clear(fields.getByLabelText('Thứ tự trên thực đơn'))
    await user.type(fields.getByLabelText('Thứ tự trên thực đơn'), typed)
    await user.click(fields.getByRole('button', { name: 'Thêm danh mục' }))
    expect(fields.getByText('Vui lòng nhập số nguyên, tối đa 1.000.000.')).toBeDefined()
    expect(network.sentTo(create)).toEqual([])
  })

  test('stands at its order once it has been added; a blank one is 0', async () => {
    const { user, network, toast, address } = await show(`${page}?open=new`)
    const fields = await form()
    expect(document.activeElement).toBe(fields.getByLabelText('Tên tiếng Anh'))
    await user.type(fields.getByLabelText('Tên tiếng Anh'), 'Soups')
    await keepEditing({ user }, fields.getByRole('button', { name: 'Huỷ' }))
    await user.type(fields.getByLabelText('Tên tiếng Việt (không bắt buộc)'), 'Súp')
    await user.clear(fields.getByLabelText('Thứ tự trên thực đơn'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(toast()).toContain('Danh mục mới đã được thêm vào menu'))
    await waitFor(() => expect(names()).toEqual(['Súp', 'Pizza nướng củi', 'Đồ uống', 'Sweets']))
    expect(address()).toBe(page)
    expect(network.sentTo(create).map(({ body }) => body)).toEqual([
      { name: 'Soups', nameVi: 'Súp', description: null, sortOrder: 0, unit: null },
    ])
  })

  test('moves no other where no orders are given', async () => {
    await restaurant.db.update(categoryTable).set({ sortOrder: 0 })
    const { user, network, address } = await show(`${page}?open=new`)
    const fields = await form()
    await user.type(fields.getByLabelText('Tên tiếng Anh'), 'Soups{Enter}')
    await waitFor(() => expect(address()).toBe(page))
    await waitFor(() => expect(names()).toContain('Soups'))
    expect(network.sentTo(change)).toEqual([])
  })

  test('takes the order that is typed from another, which moves on', async () => {
    const { user, address } = await show(`${page}?open=new`)
    const fields = await form()
    await user.type(fields.getByLabelText('Tên tiếng Anh'), 'Zakuski')
    await user.clear(fields.getByLabelText('Thứ tự trên thực đơn'))
    await user.type(fields.getByLabelText('Thứ tự trên thực đơn'), '5{Enter}')
    await waitFor(() => expect(address()).toBe(page))
    await waitFor(() => expect(names()).toEqual(['Pizza nướng củi', 'Zakuski', 'Đồ uống', 'Sweets']))
    expect((await row('Đồ uống')).getByText('Thứ tự 6')).toBeDefined()
  })
})

describe('a category being changed', () => {
  const form = async (name: string) => within(await screen.findByRole('dialog', { name: `Sửa ${name}` }))

  test('sends what was edited and nothing else', async () => {
    const { user, network, toast } = await show()
    await user.click((await row('Sweets')).getByLabelText('Sửa Sweets'))
    const fields = await form('Sweets')
    await user.type(fields.getByLabelText('Tên tiếng Việt (không bắt buộc)'), 'Tráng miệng')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Thông tin danh mục đã được cập nhật'))
    expect(network.sentTo(change).map(({ body }) => body)).toEqual([{ nameVi: 'Tráng miệng', updatedAt }])
    await row('Tráng miệng')
    expect(screen.queryByText('Chưa có tên tiếng Việt')).toBeNull()
  })

  test('says what its prices buy, in the list too, until that is taken back', async () => {
    const { user, network } = await show(`${page}?category=drinks&open=edit`)
    await user.selectOptions((await form('Đồ uống')).getByLabelText('Bán theo'), 'Ly')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    expect(await (await row('Đồ uống')).findByText('Ly')).toBeDefined()
    await user.click((await row('Đồ uống')).getByLabelText('Sửa Đồ uống'))
    await user.selectOptions((await form('Đồ uống')).getByLabelText('Bán theo'), 'Không ghi')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(async () => expect((await row('Đồ uống')).queryByText('Ly')).toBeNull())
    expect(network.sentTo(change)).toMatchObject([{ body: { unit: 'glass' } }, { body: { unit: null } }])
  })

  test('may lose its other texts, and moves to the order that is typed', async () => {
    const { user, network } = await show(`${page}?category=pizza&open=edit`)
    const fields = await form('Pizza nướng củi')
    await user.clear(fields.getByLabelText('Tên tiếng Việt (không bắt buộc)'))
    await user.clear(fields.getByLabelText(/^Mô tả/))
    await user.clear(fields.getByLabelText('Thứ tự trên thực đơn'))
    await user.type(fields.getByLabelText('Thứ tự trên thực đơn'), '7{Enter}')
    await waitFor(() => expect(names()).toEqual(['Đồ uống', 'Pizzas', 'Sweets']))
    expect(network.sentTo(change).map(({ body }) => body)).toEqual([
      { nameVi: null, description: null, sortOrder: 7, updatedAt },
    ])
  })

  test('takes the place whose order is typed, and the others move on, as if it had been dragged there', async () => {
    const { user, network, address } = await show(`${page}?category=sweets&open=edit`)
    const fields = await form('Sweets')
    const order = fields.getByLabelText('Thứ tự trên thực đơn')
    await user.clear(order)
    await user.type(order, '1{Enter}')
    await waitFor(() => expect(address()).toBe(page))
    await waitFor(() => expect(names()).toEqual(['Sweets', 'Pizza nướng củi', 'Đồ uống']))
    const sent = network.sentTo(change).map(({ url, body }) => [url, body])
    expect(sent).toEqual([
      ['/api/categories/sweets', { sortOrder: 1, updatedAt }],
      ['/api/categories/pizza', { sortOrder: 2, updatedAt }],
    ])
  })

  test('takes the place behind the one whose order is typed on its way down', async () => {
    const { user, address } = await show(`${page}?category=pizza&open=edit`)
    const order = (await form('Pizza nướng củi')).getByLabelText('Thứ tự trên thực đơn')
    await user.clear(order)
    await user.type(order, '5{Enter}')
    await waitFor(() => expect(address()).toBe(page))
    await waitFor(() => expect(names()).toEqual(['Đồ uống', 'Pizza nướng củi', 'Sweets']))
    expect((await row('Đồ uống')).getByText('Thứ tự 4')).toBeDefined()
  })

  test('that somebody else changes meanwhile says to what, and takes that over without losing what was typed', async () => {
    const { user, network, toast } = await show(`${page}?category=pizza`)
    const fields = await form('Pizza nướng củi')
    await office('PATCH', '/api/categories/pizza', { description: 'Lò mới' })
    await user.type(fields.getByLabelText('Tên tiếng Anh'), '!{Enter}')
    await fields.findByText('Người khác vừa sửa danh mục này')
    await user.click(await fields.findByRole('button', { name: 'Cập nhật, giữ phần đã nhập' }))
    expect(fields.getByLabelText<HTMLInputElement>(/^Mô tả/).value).toBe('Lò mới')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Thông tin danh mục đã được cập nhật'))
    expect(network.sentTo(change).at(-1)?.body).toMatchObject({ name: 'Pizzas!' })
    expect(fields.queryByText('Người khác vừa sửa danh mục này')).toBeNull()
  })

  test('says that it does not exist where the address names an unknown one', async () => {
    await show(`${page}?category=no-such&open=edit`)
    expect((await screen.findByRole('alert')).textContent).toBe('Danh mục này không còn nữa.')
  })
})

describe('a category being deleted', () => {
  test('asks first, with the focus on the way back, and gives the focus to the next one', async () => {
    const { user, toast, address } = await show()
    await user.click((await row('Đồ uống')).getByLabelText('Xoá Đồ uống'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Xoá danh mục này?' }))
    expect(dialog.getByText('Bạn có chắc muốn xoá Đồ uống? Không thể hoàn tác.')).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Giữ lại' }))
    await user.click(dialog.getByRole('button', { name: 'Xoá' }))
    await waitFor(() => expect(toast()).toContain('Danh mục đã được xóa'))
    await waitFor(() => expect(names()).toEqual(['Pizza nướng củi', 'Sweets']))
    expect(address()).toBe(page)
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Sweets'))
  })

  test('stays while it holds dishes, and says how many, sold-out ones too', async () => {
    await addDish('sweets')
    await addDish('sweets')
    const { user, toast, leave } = await show(`${page}?category=sweets&open=delete`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Xoá danh mục này?' }))
    await user.click(dialog.getByRole('button', { name: 'Xoá' }))
    await waitFor(() => expect(toast()).toContain('Không thể xóa danh mục. Danh mục này vẫn còn 2 món.'))
    expect(names()).toContain('Sweets')
    leave()
    const english = await show(`${page}?category=sweets&open=delete`, { language: 'en' })
    await english.user.click(
      within(await screen.findByRole('dialog', { name: 'Delete this category?' })).getByText('Delete'),
    )
    await waitFor(() =>
      expect(english.toast()).toContain(
        'The category could not be deleted. Dishes still in this category: 2.',
      ),
    )
  })
})
