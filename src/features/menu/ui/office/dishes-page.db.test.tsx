import { showOfficePart, type PartOptions, type ShownPart } from '#test/support/dom/shown-part.tsx'
import { keepEditing } from '#test/support/dom/keep-editing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { customizationSchemaTable } from '#src/features/customization/server/customization-table.ts'
import { categoryTable, menuItemTable } from '../../server/menu-table.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import DishesPage from './dishes-page.tsx'

const restaurant = testRestaurant()

const updatedAt = '2026-05-06T04:00:00.000Z'

const dish = (id: string, name: string, nameVi: string | null, more: object = {}) => ({
  id,
  name,
  nameVi,
  description: 'Good.',
  descriptionVi: 'Ngon.' as string | null,
  price: '288000.00',
  categoryId: 'pizza',
  tags: ['chay'],
  updatedAt: new Date(updatedAt),
  ...more,
})

beforeEach(async () => {
  await restaurant.db.execute(sql`truncate ${menuItemTable}, ${categoryTable} cascade`)
  await restaurant.db.insert(categoryTable).values([
    { id: 'pizza', name: 'Pizzas', nameVi: 'Pizza nướng củi', sortOrder: 1 },
    { id: 'drinks', name: 'Drinks', nameVi: 'Đồ uống', sortOrder: 2 },
  ])
  await restaurant.db
    .insert(menuItemTable)
    .values([
      dish('chicken', 'Grilled Chicken', 'Gà nướng', { isPinned: true, pinnedAt: new Date('2026-01-01') }),
      dish('duck', 'Duck', 'Đùi vịt', { descriptionVi: null, isAvailable: false }),
      dish('plain', 'Plain', null),
      dish('tea', 'Peach Tea', 'Trà đào', { categoryId: 'drinks', price: '45000.00', tags: [] }),
    ])
})

const page = '/admin/dashboard/menu'
const show = (address = page, options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <DishesPage />, { address, ...options })
const names = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)
const card = (name: string) => screen.findByRole('article', { name })
const inCard = async (name: string) => within(await card(name))
const create = 'POST /api/menu-items'
const change = 'PATCH /api/menu-items/:id'
const pin = 'PATCH /api/menu-items/:id/pin'
const assign = 'PATCH /api/menu-items/:id/customization-schemas'
/** All at once: letter by letter the whole form is drawn as often. */
async function enter({ user }: Pick<ShownPart, 'user'>, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
const unavailable = { message: '', code: 'server.unavailable' }

const more = (name: string) => `Việc khác với ${name}`

describe('the dishes', () => {
  test('stand pinned ones first, then by name, each with what guests read of it', async () => {
    await show()
    const chicken = await inCard('Gà nướng')
    expect(names()).toEqual(['Gà nướng', 'Đùi vịt', 'Plain', 'Trà đào'])
    expect(screen.getByText('4 / 4 món ăn')).toBeDefined()
    for (const text of ['Grilled Chicken', '288.000đ', 'Trên trang chủ'])
      expect(chicken.getByText(text)).toBeDefined()
    expect(chicken.getByText(/Pizza nướng củi/)).toBeDefined()
    const duck = await inCard('Đùi vịt')
    expect(duck.getByText('Hết món')).toBeDefined()
    expect((await card('Đùi vịt')).dataset['available']).toBe('false')
    expect(duck.queryByText('Trên trang chủ')).toBeNull()
  })

  test('are found as guests find them, and by category, as the address says', async () => {
    const { user, address, go } = await show(`${page}?q=ga nuong`)
    await card('Gà nướng')
    expect(names()).toEqual(['Gà nướng'])
    expect(screen.getByText('1 / 4 món ăn')).toBeDefined()
    await go(page)
    await waitFor(() => expect(names()).toHaveLength(4))
    const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Danh mục' })
    // The categories come by a response of their own.
    await waitFor(() =>
      expect([...category.options].map(({ text }) => text)).toEqual([
        'Tất cả danh mục',
        'Pizza nướng củi',
        'Đồ uống',
      ]),
    )
    await user.selectOptions(category, 'Đồ uống')
    await waitFor(() => expect(names()).toEqual(['Trà đào']))
    expect(address()).toBe(`${page}?category=drinks`)
  })

  test('that are sold out are counted, and can be listed alone', async () => {
    const { user, address } = await show()
    await user.click(await screen.findByRole('radio', { name: 'Tạm hết 1' }))
    await waitFor(() => expect(names()).toEqual(['Đùi vịt']))
    expect(address()).toBe(`${page}?state=soldOut`)
  })

  test('without a translation, or with an older one, are marked, and can be listed alone', async () => {
    const office = await officeCalls(restaurant, 'admin')
    const outdated = await office('PATCH', '/api/menu-items/tea', { description: 'Cold, with peaches.' })
    expect(outdated.statusCode).toBe(200)
    const { user, address } = await show()
    expect((await inCard('Trà đào')).getByText('Tiếng Việt cũ hơn tiếng Anh')).toBeDefined()
    expect((await inCard('Plain')).getByText('Thiếu tiếng Việt: tên')).toBeDefined()
    expect((await inCard('Đùi vịt')).getByText('Thiếu tiếng Việt: mô tả')).toBeDefined()
    expect((await inCard('Trà đào')).queryByText(/Thiếu tiếng Việt/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Tiếng Việt thiếu hoặc cũ' }))
    await waitFor(() => expect(names()).toEqual(['Đùi vịt', 'Plain', 'Trà đào']))
    expect(address()).toBe(`${page}?translation=missing`)
  })

  test('say that none was found, or that there are none yet', async () => {
    const { user, leave } = await show(`${page}?q=sushi&category=drinks`)
    expect(await screen.findByRole('heading', { name: 'Không tìm thấy món nào' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Bỏ bộ lọc' }))
    await waitFor(() => expect(names()).toHaveLength(4))
    leave()
    await restaurant.db.execute(sql`truncate ${menuItemTable} cascade`)
    await show()
    expect(await screen.findByRole('heading', { name: 'Chưa có món ăn nào' })).toBeDefined()
  })

  test('beyond the four of the home page say that they are pinned alone', async () => {
    await restaurant.db.insert(menuItemTable).values(
      ['b', 'c', 'd', 'e'].map((id, index) =>
        dish(id, `Pinned ${id}`, `Ghim ${id}`, {
          isPinned: true,
          pinnedAt: new Date(`2026-02-0${index + 1}`),
        }),
      ),
    )
    await show()
    expect((await inCard('Ghim d')).getByText('Trên trang chủ')).toBeDefined()
    const last = await inCard('Ghim e')
    expect(last.getByText('Đã ghim')).toBeDefined()
    expect(last.queryByText('Trên trang chủ')).toBeNull()
  })
})

describe('the pin of a dish', () => {
  const button = (name: string) => screen.findByLabelText(`Ghim ${name} lên trang chủ`)
  const isPressed = async (name: string) => (await button(name)).getAttribute('aria-pressed')

  test('is there at once, moves the dish to the front, and keeps the focus', async () => {
    const { user, network, toast } = await show()
    const release = network.hold(pin)
    for (const name of ['Trà đào', 'Đùi vịt']) await user.click(await screen.findByLabelText(more(name)))
    expect(await isPressed('Đùi vịt')).toBe('false')
    await user.click(await button('Trà đào'))
    expect(await isPressed('Trà đào')).toBe('true')
    expect((await inCard('Trà đào')).getByText(/trang chủ$|^Đã ghim$/, { selector: 'p *' })).toBeDefined()
    expect(await isPressed('Đùi vịt')).toBe('false')
    // A second press would take it off again.
    await user.click(await button('Trà đào'))
    release()
    await waitFor(() => expect(toast()).toContain('Trạng thái ghim đã được cập nhật'))
    await waitFor(() => expect(names()).toEqual(['Gà nướng', 'Trà đào', 'Đùi vịt', 'Plain']))
    expect(network.sentTo(pin)).toHaveLength(1)
    expect(document.activeElement).toBe(await button('Trà đào'))
    expect((await inCard('Trà đào')).getByText('Trên trang chủ')).toBeDefined()
  })
})

describe('a new dish', () => {
  test('of a restaurant without categories and choices says where those come from', async () => {
    await restaurant.db.execute(sql`truncate ${menuItemTable}, ${categoryTable} cascade`)
    await restaurant.db.update(customizationSchemaTable).set({ isActive: false })
    onTestFinished(
      async () => void (await restaurant.db.update(customizationSchemaTable).set({ isActive: true })),
    )
    await show(`${page}?open=new`)
    const fields = within(await screen.findByRole('dialog', { name: 'Thêm món' }))
    await fields.findByText(/^Chưa có nhóm tuỳ chọn nào để thêm/)
    expect(fields.getByText(/^Chưa có danh mục nào/)).toBeDefined()
    expect(fields.queryByText('Đã thêm mọi nhóm tuỳ chọn đang bật.')).toBeNull()
  })

  const form = async () => within(await screen.findByRole('dialog', { name: 'Thêm món' }))
  type Form = Awaited<ReturnType<typeof form>>
  const add = (fields: Form) => fields.getByRole('button', { name: 'Thêm món' })
  const price = (fields: Form) => fields.getByLabelText<HTMLInputElement>('Giá chưa VAT')

  test.each([
    ['included', 'vi', 'Giá đã gồm VAT'],
    ['none', 'vi', 'Giá'],
    ['none', 'en', 'Price'],
  ] as const)(
    'asks for the price as guests will pay it, with VAT %s (%s)',
    async (taxMode, language, label) => {
      await show(`${page}?open=new`, { language, settings: { taxMode } })
      const fields = within(await screen.findByRole('dialog'))
      expect(fields.getByLabelText(label)).toBeDefined()
    },
  )

  test('says what is required, at each field, and puts the focus on the first', async () => {
    const { user, network } = await show()
    await user.click(await screen.findByRole('link', { name: 'Thêm món' }))
    const fields = await form()
    const category = await fields.findByLabelText<HTMLSelectElement>('Danh mục')
    await waitFor(() => expect([...category.options]).toHaveLength(3))
    expect(category.selectedOptions[0]?.text).toBe('Chọn danh mục')
    expect(fields.queryByText(/^Chưa có danh mục nào/)).toBeNull()
    await user.click(add(fields))
    for (const text of [
      'Tên món ăn là bắt buộc',
      'Mô tả là bắt buộc',
      'Giá là bắt buộc',
      'Danh mục là bắt buộc',
    ])
      expect(fields.getByText(text)).toBeDefined()
    expect(document.activeElement).toBe(category)
    expect(network.sentTo(create)).toEqual([])
  })

  test.each([
    ['Giá chưa VAT', '288.5', 'Vui lòng nhập số tiền chẵn, ví dụ 288.000, tối đa 99.999.999.'],
    ['Giá chưa VAT', '-1', 'Vui lòng nhập số tiền chẵn, ví dụ 288.000, tối đa 99.999.999.'],
    ['Địa chỉ ảnh (không bắt buộc)', 'http://a.b/c', 'Địa chỉ phải bắt đầu bằng https://.'],
    ['Từ khoá (không bắt buộc)', 'x'.repeat(51), 'Tối đa 20 từ khoá, mỗi từ khoá 50 ký tự.'],
  ])('with the %s %s says why it cannot be', async (label, typed, problem) => {
    const { user, network } = await show(`${page}?open=new`)
    const fields = await form()
    await enter({ user }, fields.getByLabelText(label), typed)
    await user.click(add(fields))
    expect(fields.getByText(problem)).toBeDefined()
    expect(network.sentTo(create)).toEqual([])
  })

  async function fill({ user }: Awaited<ReturnType<typeof show>>, fields: Form) {
    await enter({ user }, fields.getByLabelText('Tên tiếng Anh'), 'Seafood')
    await enter({ user }, fields.getByLabelText('Tên tiếng Việt (không bắt buộc)'), 'Hải sản')
    await enter({ user }, fields.getByLabelText('Mô tả tiếng Anh'), 'Prawns.')
    await enter({ user }, fields.getByLabelText('Mô tả tiếng Việt (không bắt buộc)'), 'Tôm.')
    await enter({ user }, price(fields), '288.000 đ')
    await enter({ user }, fields.getByLabelText('Từ khoá (không bắt buộc)'), 'tôm, mực,, tôm')
  }

  test('is of the category that is looked at, with both languages, its tags and what it offers', async () => {
    const shown = await show(`${page}?category=pizza&open=new`)
    const { user, network, toast, address } = shown
    const fields = await form()
    await waitFor(() =>
      expect(fields.getByLabelText<HTMLSelectElement>('Danh mục').selectedOptions[0]?.text).toBe(
        'Pizza nướng củi',
      ),
    )
    await fill(shown, fields)
    expect(fields.getByText('Không có: khách đặt món như mô tả.')).toBeDefined()
    await user.click(await fields.findByLabelText('Thêm Cỡ bánh'))
    await user.click(fields.getByLabelText('Thêm Độ cay'))
    expect(fields.getByText('2 nhóm tuỳ chọn')).toBeDefined()
    for (const stated of ['mực sò ốc', 'tôm cua', 'sữa', 'sữa', 'Thuần chay', 'Không chay'])
      await user.click(fields.getByRole('button', { name: stated }))
    await user.click(add(fields))
    await waitFor(() => expect(toast()).toContain('Món ăn đã được tạo'))
    expect(network.sentTo(create).map(({ body }) => body)).toEqual([
      {
        name: 'Seafood',
        nameVi: 'Hải sản',
        description: 'Prawns.',
        descriptionVi: 'Tôm.',
        price: '288000.00',
        imageUrl: null,
        aboveImageUrl: null,
        categoryId: 'pizza',
        tags: ['tôm', 'mực'],
        allergens: ['crustaceans', 'molluscs'],
        diet: [],
        isAvailable: true,
        leftToday: null,
      },
    ])
    await card('Hải sản')
    await waitFor(() => expect(address()).toBe(`${page}?category=pizza`))
    const [stored] = await restaurant.db
      .select()
      .from(menuItemTable)
      .where(sql`name = 'Seafood'`)
    const offered = await restaurant.app.inject(`/api/menu-items/${stored?.id}/customization-schemas`)
    expect(offered.json<{ id: string }[]>().map(({ id }) => id)).toEqual(['size-pizza', 'spice-level'])
  })

  test('loses nothing where it fails, or where the server rejects a field', async () => {
    const shown = await show(`${page}?category=pizza&open=new`)
    const { user, network, toast } = shown
    const fields = await form()
    await fill(shown, fields)
    network.cut(create)
    await user.click(add(fields))
    await waitFor(() => expect(toast()).toContain('Không thể tạo món ăn. Mất kết nối.'))
    expect(price(fields).value).toBe('288.000 đ')
    network.respond(create, 400, {
      message: '',
      code: 'menu.category-unknown',
      fields: { categoryId: '' },
    })
    await user.click(add(fields))
    expect(await fields.findByText('Danh mục này không còn nữa.')).toBeDefined()
    expect(document.activeElement).toBe(fields.getByLabelText('Danh mục'))
  })

  test('is not made twice where what it offers could not be set', async () => {
    const office = await officeCalls(restaurant, 'admin')
    const shown = await show(`${page}?category=pizza&open=new`)
    const { user, network, toast } = shown
    const fields = await form()
    await fill(shown, fields)
    await user.click(await fields.findByLabelText('Thêm Cỡ bánh'))
    network.respond(assign, 503, unavailable)
    await user.click(add(fields))
    await waitFor(() => expect(toast()).toContain('Không thể cập nhật cấu hình tùy biến'))
    expect(fields.getByText('1 nhóm tuỳ chọn')).toBeDefined()
    await user.click(add(fields))
    await waitFor(() => expect(network.sentTo(assign)).toHaveLength(2))
    await waitFor(() => expect(add(fields).hasAttribute('disabled')).toBe(false))
    expect(network.sentTo(change)).toEqual([])
    network.restore(assign)
    const [made] = await restaurant.db.select().from(menuItemTable).where(eq(menuItemTable.nameVi, 'Hải sản'))
    const address = `/api/menu-items/${made?.id}`
    restaurant.clock.set('2026-05-06T05:01:00Z')
    expect((await office('PATCH', address, { name: 'From the sea' })).statusCode).toBe(200)
    await enter({ user }, price(fields), '300000')
    await user.click(add(fields))
    await waitFor(() => expect(toast()).toContain('Người khác vừa sửa món này.'))
    await (await inCard('Hải sản')).findByText('From the sea')
    await user.click(add(fields))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Thêm món' })).toBeNull())
    expect(network.sentTo(create)).toHaveLength(1)
    expect(network.sentTo(change).map(({ body }) => body)).toMatchObject([
      { price: '300000.00', updatedAt: made?.updatedAt.toISOString() },
      { price: '300000.00' },
    ])
    expect((await inCard('Hải sản')).getByText('300.000đ')).toBeDefined()
    expect((await inCard('Hải sản')).getByText('From the sea')).toBeDefined()
  })

  test('asks before what was typed or chosen is lost: at its buttons, and when one goes back', async () => {
    const { user, address, go } = await show(`${page}?open=new`)
    const fields = await form()
    await user.click(await fields.findByLabelText('Thêm Cỡ bánh'))
    for (const button of ['Đóng', 'Huỷ']) {
      await keepEditing({ user }, fields.getByRole('button', { name: button }))
      expect(fields.getByText('1 nhóm tuỳ chọn')).toBeDefined()
    }
    await enter({ user }, price(fields), '1')
    await go(page)
    const question = within(await screen.findByRole('dialog', { name: 'Thoát mà chưa lưu?' }))
    await user.click(question.getByRole('button', { name: 'Tiếp tục sửa' }))
    await waitFor(() => expect(address()).toBe(`${page}?open=new`))
    expect(price(fields).value).toBe('1')
    await user.click(fields.getByRole('button', { name: 'Huỷ' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Thoát mà chưa lưu?' })).getByText('Bỏ thay đổi'),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(page)
  })
})

describe('a dish being changed', () => {
  const form = async (name: string) => within(await screen.findByRole('dialog', { name: `Sửa ${name}` }))

  test('sends what was edited and nothing else', async () => {
    const { user, network, toast, address } = await show()
    await user.click((await inCard('Đùi vịt')).getByLabelText('Sửa Đùi vịt'))
    const fields = await form('Đùi vịt')
    expect(document.activeElement).toBe(fields.getByLabelText('Tên tiếng Việt (không bắt buộc)'))
    const price = fields.getByLabelText<HTMLInputElement>('Giá chưa VAT')
    expect(price.value).toBe('288.000đ')
    await enter({ user }, price, '300,000')
    await enter({ user }, fields.getByLabelText('Mô tả tiếng Việt (không bắt buộc)'), 'Ngon.')
    await user.click(fields.getByRole('switch', { name: 'Còn món, đặt được' }))
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Món ăn đã được cập nhật'))
    expect(network.sentTo(change).map(({ body }) => body)).toEqual([
      { descriptionVi: 'Ngon.', price: '300000.00', isAvailable: true, updatedAt },
    ])
    const duck = await inCard('Đùi vịt')
    expect(duck.getByText('300.000đ')).toBeDefined()
    expect(duck.queryByText('Hết món')).toBeNull()
    expect(duck.queryByText(/Thiếu tiếng Việt/)).toBeNull()
    await waitFor(() => expect(address()).toBe(page))
  })

  test('that loses its picture asks before that is lost', async () => {
    const pictured = { imageUrl: '/objects/dishes/duck.webp' }
    await restaurant.db.update(menuItemTable).set(pictured).where(eq(menuItemTable.id, 'duck'))
    const { user, network, toast } = await show(`${page}?dish=duck`)
    const fields = await form('Đùi vịt')
    await user.click(fields.getByRole('button', { name: 'Bỏ ảnh này' }))
    await keepEditing({ user }, fields.getByRole('button', { name: 'Huỷ' }))
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Món ăn đã được cập nhật'))
    expect(network.sentTo(change).map(({ body }) => body)).toEqual([{ imageUrl: null, updatedAt }])
  })

  test('that somebody else edits meanwhile says to what, and takes that over without losing what was typed', async () => {
    const { user, network, toast } = await show(`${page}?dish=duck`)
    const fields = await form('Đùi vịt')
    const office = await officeCalls(restaurant, 'admin')
    const edit = { price: '310000', categoryId: 'drinks', allergens: ['egg'], diet: [], isAvailable: true }
    expect((await office('PATCH', '/api/menu-items/duck', edit)).statusCode).toBe(200)
    await enter({ user }, fields.getByLabelText('Mô tả tiếng Việt (không bắt buộc)'), 'Ngon.')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await fields.findByText('Người khác vừa sửa món ăn này')
    const changed = await fields.findAllByRole('definition')
    expect(changed.map(({ textContent }) => textContent)).toEqual([
      'Đồ uống',
      '310.000đ',
      'có',
      'trứng',
      'Không chay',
    ])
    await user.click(fields.getByRole('button', { name: 'Cập nhật, giữ phần đã nhập' }))
    expect(fields.getByLabelText<HTMLInputElement>('Giá chưa VAT').value).toBe('310.000đ')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Món ăn đã được cập nhật'))
    expect(network.sentTo(change).at(-1)?.body).toMatchObject({ descriptionVi: 'Ngon.' })
    const stored = await restaurant.app.inject('/api/menu-items/?includeUnavailable=true')
    expect(stored.json<{ id: string }[]>().find(({ id }) => id === 'duck')).toMatchObject({
      price: '310000.00',
      categoryId: 'drinks',
      descriptionVi: 'Ngon.',
    })
  })

  test('says that it does not exist where the address names an unknown one', async () => {
    await show(`${page}?dish=no-such&open=schemas`)
    expect((await screen.findByRole('alert')).textContent).toBe('Món ăn này không còn nữa.')
  })
})

describe('a dish being deleted', () => {
  test('asks first, and gives the focus to the next one', async () => {
    const { user, toast } = await show()
    await user.click(await screen.findByLabelText(more('Đùi vịt')))
    await user.click((await inCard('Đùi vịt')).getByLabelText('Xoá Đùi vịt'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Xoá món ăn này?' }))
    expect(dialog.getByText(/Bạn có chắc muốn xoá Đùi vịt\?/)).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Giữ lại' }))
    await user.click(dialog.getByRole('button', { name: 'Xoá' }))
    await waitFor(() => expect(toast()).toContain('Món ăn đã được xóa'))
    await waitFor(() => expect(names()).toEqual(['Gà nướng', 'Plain', 'Trà đào']))
    await waitFor(() => expect(document.activeElement?.querySelector('h3')?.textContent).toBe('Plain'))
  })
})
