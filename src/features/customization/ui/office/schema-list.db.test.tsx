import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { customizationSchemaTable } from '../../server/customization-table.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { SchemasSection } from './schemas-section.tsx'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

const made = (day: number) => new Date(Date.UTC(2026, 0, day))
const times = (day: number) => ({ createdAt: made(day), updatedAt: made(day) })
const rows: (typeof customizationSchemaTable.$inferInsert)[] = [
  {
    id: 'size',
    name: 'Pizza size',
    nameVi: 'Cỡ bánh',
    type: 'size_selection',
    config: {
      sizes: [
        { id: '16cm', name: '16 cm' },
        { id: '18cm', name: '18 cm' },
      ],
    },
    pricingConfig: { size_18cm_price: 40_000 },
    isBaseSchema: true,
    ...times(1),
  },
  {
    id: 'big-size',
    name: 'Party size',
    nameVi: null,
    type: 'size_selection',
    config: { sizes: [{ id: '30cm', name: '30 cm' }] },
    pricingConfig: {},
    baseSchemaId: 'size',
    ...times(2),
  },
  {
    id: 'halves',
    name: 'Two flavours',
    nameVi: 'Hai vị',
    type: 'half_and_half',
    config: { halfAndHalfFee: 15_000 },
    pricingConfig: {},
    ...times(3),
  },
  {
    id: 'toppings',
    name: 'Avocado season',
    nameVi: 'Mùa bơ',
    type: 'additional_toppings',
    config: { toppings: [{ id: 'slices', name: 'Avocado slices', nameVi: 'Bơ thái lát' }] },
    pricingConfig: { slices: 25_000 },
    isActive: false,
    ...times(4),
  },
]

beforeEach(async () => {
  await restaurant.db.execute(sql`truncate ${customizationSchemaTable} cascade`)
  await restaurant.db.insert(customizationSchemaTable).values(rows)
})

const page = '/admin/customization'
const show = (address = page, options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <SchemasSection dishes={[]} />, { address, ...options })
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent)
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const stored = async (id: string) =>
  (await office('GET', '/api/customization-schemas'))
    .json<{ id: string; isActive: boolean; name: string }[]>()
    .find((schema) => schema.id === id)

describe('the customization schemas', () => {
  test('whose Vietnamese is missing or older than the English are marked, and can be listed alone', async () => {
    await office('PATCH', '/api/customization-schemas/halves', { name: 'Half and half' })
    const { user } = await show()
    expect((await card('Hai vị')).getByText('Tiếng Việt cũ hơn tiếng Anh')).toBeDefined()
    expect((await card('Mùa bơ')).queryByText(/tiếng Việt/i)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Tiếng Việt thiếu hoặc cũ' }))
    await waitFor(() => expect(names()).toEqual(['Cỡ bánh', 'Party size', 'Hai vị']))
  })

  test('stand with both names, state, kind, base and what they offer, in the order they were made in', async () => {
    await show()
    await card('Cỡ bánh')
    expect(names()).toEqual(['Cỡ bánh', 'Party size', 'Hai vị', 'Mùa bơ'])
    expect(screen.getByText('4 / 4 nhóm tuỳ chọn')).toBeDefined()
    const size = await card('Cỡ bánh')
    for (const text of ['Pizza size', 'Đang bật', 'Cỡ', 'Mẫu gốc', '16 cm', '+40.000đ'])
      expect(size.getByText(text)).toBeDefined()
    const copy = await card('Party size')
    expect(copy.getByText('Thiếu tiếng Việt: tên, lựa chọn')).toBeDefined()
    expect(copy.getByText('Bản sao của Cỡ bánh')).toBeDefined()
    expect(copy.queryByText('Mẫu gốc')).toBeNull()
    expect((await card('Hai vị')).getByText('Phí ghép hai nửa: 15.000đ')).toBeDefined()
    const paused = await card('Mùa bơ')
    for (const text of ['Tạm dừng', 'Món thêm', '+25.000đ']) expect(paused.getByText(text)).toBeDefined()
    expect(paused.getByText(/Bơ thái lát/)).toBeDefined()
  })

  test('are searched and filtered, and a link shows the same', async () => {
    const { user, address, leave } = await show()
    await card('Cỡ bánh')
    await user.type(screen.getByRole('searchbox'), 'bo thai')
    await waitFor(() => expect(names()).toEqual(['Mùa bơ']))
    await user.click(screen.getByRole('radio', { name: 'Đang bật' }))
    await screen.findByRole('heading', { name: 'Không tìm thấy nhóm tuỳ chọn nào' })
    expect(address()).toBe(`${page}?q=bo+thai&state=active`)
    await user.click(screen.getByRole('button', { name: 'Bỏ bộ lọc' }))
    await waitFor(() => expect(names()).toHaveLength(4))
    leave()
    await show(`${page}?type=size_selection`)
    await card('Cỡ bánh')
    expect(names()).toEqual(['Cỡ bánh', 'Party size'])
    expect(screen.getByText('2 / 4 nhóm tuỳ chọn')).toBeDefined()
  })

  test('stay in sight where they could not be loaded again, and are asked for once more', async () => {
    const { user, network } = await show(`${page}?schema=halves&open=delete`)
    await card('Hai vị')
    network.cut('GET /api/customization-schemas')
    await user.click(screen.getByRole('button', { name: 'Xoá' }))
    await screen.findByText('Chưa tải được nhóm tuỳ chọn.')
    expect(names()).toHaveLength(4)
    network.restore('GET /api/customization-schemas')
    await user.click(screen.getByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(names()).toEqual(['Cỡ bánh', 'Party size', 'Mùa bơ']))
  })
})

describe('cloning', () => {
  const clone = 'POST /api/customization-schemas/:id/clone'

  test('adds a copy that is no base schema and names its original', async () => {
    const { user, toast, network } = await show()
    await card('Cỡ bánh')
    const copies = screen.getByRole('button', { name: 'Nhân bản Cỡ bánh' })
    const release = network.hold(clone)
    await user.click(copies)
    // Nobody gets two of it by pressing twice.
    await waitFor(() => expect(copies.hasAttribute('disabled')).toBe(true))
    release()
    await waitFor(() => expect(toast()).toContain('Đã thêm Cỡ bánh (copy)'))
    const copy = await card('Cỡ bánh (copy)')
    expect(copy.getByText('Bản sao của Cỡ bánh')).toBeDefined()
    expect(copy.queryByText('Mẫu gốc')).toBeNull()
    expect(names()).toHaveLength(5)
  })
})

describe('deleting', () => {
  const asking = async (name = 'Xác nhận xóa') => within(await screen.findByRole('dialog', { name }))

  test('asks first, with the focus on the button that cancels, and gives the focus to the next schema', async () => {
    const { user, toast, address } = await show()
    await user.click((await card('Hai vị')).getByRole('link', { name: 'Xoá Hai vị' }))
    const dialog = await asking()
    expect(dialog.getByText(/Bạn có chắc muốn xoá Hai vị\?.*Không thể hoàn tác\./)).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Giữ lại' }))
    expect(address()).toBe(`${page}?schema=halves&open=delete`)
    await user.click(dialog.getByRole('button', { name: 'Xoá' }))
    await waitFor(() => expect(toast()).toContain('Đã xoá Hai vị'))
    await waitFor(() => expect(names()).toEqual(['Cỡ bánh', 'Party size', 'Mùa bơ']))
    expect(address()).toBe(page)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Mùa bơ'))
  })

  test('is not offered for a base schema, and rejected where somebody asks for it nevertheless', async () => {
    const { user, toast } = await show(`${page}?schema=size&open=delete`)
    const dialog = await asking()
    expect((await card('Cỡ bánh')).queryByRole('link', { name: /Xoá/, hidden: true })).toBeNull()
    await user.click(await dialog.findByRole('button', { name: 'Xoá' }))
    await waitFor(() => expect(toast()).toContain('Lỗi xóa schema'))
    expect(toast()).toContain('Không thể xoá nhóm tuỳ chọn gốc.')
    expect(await stored('size')).toBeDefined()
  })

  test('of one that is gone says so', async () => {
    await show(`${page}?schema=no-such&open=delete`)
    expect((await screen.findByRole('alert')).textContent).toBe('Nhóm tuỳ chọn này không còn nữa.')
  })
})
