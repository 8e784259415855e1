import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { keepEditing } from '#test/support/dom/keep-editing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { CustomizationSchemaInput } from '../../contract/customization-schema-input.ts'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import { customizationSchemaTable } from '../../server/customization-table.ts'
import type { PicturedDish } from '../site/choice-section.ts'
import type { TriedDish } from './tried-dish.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { SchemasSection } from './schemas-section.tsx'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

const toppings: typeof customizationSchemaTable.$inferInsert = {
  id: 'toppings',
  name: 'Extra toppings',
  nameVi: 'Thêm nhân',
  type: 'additional_toppings',
  config: {
    toppings: [
      { id: 'olive', name: 'Olives', nameVi: 'Ô liu' },
      { id: 'basil', name: 'Basil', nameVi: 'Húng tây', price: 5000 },
    ],
  },
  pricingConfig: { olive: 15_000 },
}

beforeEach(async () => {
  await restaurant.db.execute(sql`truncate ${customizationSchemaTable} cascade`)
  await restaurant.db.insert(customizationSchemaTable).values(toppings)
})

const pizza = (id: string, nameVi: string, price: number): PicturedDish => ({
  id,
  categoryId: 'pizza',
  name: id,
  nameVi,
  price,
  isAvailable: true,
  allergens: null,
  diet: null,
  image: null,
  above: null,
  imagePlaceholder: null,
})
const dishes: TriedDish[] = [
  { ...pizza('margherita', 'Bánh cà chua', 100_000), schemaIds: ['size-pizza'] },
  { ...pizza('pepperoni', 'Bánh xúc xích', 150_000), schemaIds: ['toppings'] },
]

const page = '/admin/customization'
const create = 'POST /api/customization-schemas'
const change = 'PATCH /api/customization-schemas/:id'
const show = (address = page, options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <SchemasSection dishes={dishes} />, { address, ...options })
const form = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** A part of the screen that is looked into. */
type Part = Awaited<ReturnType<typeof form>>
const newForm = () => form('Nhóm tuỳ chọn mới')
const field = (part: Part, label: string | RegExp) => part.getByLabelText<HTMLInputElement>(label)
const row = (part: Part, place: number) => within(part.getByRole('group', { name: `Dòng ${place}` }))
const defaults = (part: Part) => within(part.getByRole('group', { name: 'Chọn sẵn' }))
const preview = (part: Part) => within(part.getByRole('region', { name: 'Khách sẽ thấy' }))
const total = (part: Part) => preview(part).getByRole('status', { name: 'Tạm tính' }).textContent
async function stored(name = 'Extra toppings') {
  const schemas = (await office('GET', '/api/customization-schemas')).json<CustomizationSchema[]>()
  return schemas.find((schema) => schema.name === name)
}

describe('a new schema', () => {
  test('is built of rows with names in both languages and prices, and is stored as it was typed', async () => {
    const { user, network, toast, address } = await show()
    await user.click(await screen.findByRole('link', { name: 'Thêm nhóm' }))
    const fields = await newForm()
    expect(document.activeElement).toBe(field(fields, 'Tên tiếng Anh'))
    await user.type(field(fields, 'Tên tiếng Anh'), 'Cheeses')
    await user.type(field(fields, 'Tên tiếng Việt'), 'Phô mai')
    await user.click(fields.getByRole('button', { name: 'Thêm món' }))
    await user.click(fields.getByRole('button', { name: 'Thêm món' }))
    expect(defaults(fields).getByRole('switch', { name: 'Dòng 1, chưa có tên' })).toBeDefined()
    await user.type(field(row(fields, 1), 'Tiếng Anh'), 'Brie')
    await user.clear(field(row(fields, 1), /^Phụ thu/))
    await user.type(field(row(fields, 1), /^Phụ thu/), '25.000')
    await user.type(field(row(fields, 2), 'Tiếng Anh'), 'Goat')
    await user.type(field(row(fields, 2), 'Tiếng Việt'), 'Phô mai dê')
    await user.click(defaults(fields).getByRole('switch', { name: 'Phô mai dê' }))
    for (const stated of ['sữa', 'trứng', 'trứng', 'Chay'])
      await user.click(row(fields, 1).getByRole('button', { name: stated, hidden: true }))
    await user.click(row(fields, 2).getByRole('button', { name: 'không có chất nào', hidden: true }))
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã thêm Phô mai'))
    expect(address()).toBe(page)
    await screen.findByRole('article', { name: 'Phô mai' })
    const [sent] = network.sentTo(create)
    const body = CustomizationSchemaInput.parse(sent?.body)
    const { config, pricingConfig } = body
    const [brie, goat] = body.type === 'additional_toppings' ? body.config.toppings : []
    expect(brie?.id).toMatch(/^topping_/)
    expect(goat?.id).not.toBe(brie?.id)
    expect(config).toEqual({
      isRequired: false,
      allowMultiple: true,
      minSelections: 0,
      maxSelections: null,
      defaultChoice: goat?.id,
      toppings: [
        { id: brie?.id, name: 'Brie', nameVi: null, allergens: ['milk'], diet: ['vegetarian'] },
        { id: goat?.id, name: 'Goat', nameVi: 'Phô mai dê', allergens: [], diet: null },
      ],
    })
    expect(pricingConfig).toEqual({ [String(brie?.id)]: 25_000, [String(goat?.id)]: 0 })
  })

  test('says at its fields what is missing, with the focus on the first, and sends nothing', async () => {
    const { user, network } = await show(`${page}?open=new`)
    const fields = await newForm()
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    expect(fields.getByText('Vui lòng điền mục này.')).toBeDefined()
    expect(fields.getByText('Vui lòng thêm ít nhất một dòng.').getAttribute('role')).toBe('alert')
    expect(document.activeElement).toBe(field(fields, 'Tên tiếng Anh'))
    await user.type(field(fields, 'Tên tiếng Anh'), 'Cheeses')
    await user.click(fields.getByRole('button', { name: 'Thêm món' }))
    await user.clear(field(row(fields, 1), /^Phụ thu/))
    await user.type(field(row(fields, 1), /^Phụ thu/), '-5000')
    await user.clear(field(fields, /^Tối thiểu/))
    await user.type(field(fields, /^Tối thiểu/), '2')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    expect(row(fields, 1).getByText('Vui lòng điền mục này.')).toBeDefined()
    expect(row(fields, 1).getByText(/^Số tiền nguyên đến 9\.999\.999đ/)).toBeDefined()
    expect(document.activeElement).toBe(field(row(fields, 1), 'Tiếng Anh'))
    await user.type(field(row(fields, 1), 'Tiếng Anh'), 'Brie')
    await user.clear(field(row(fields, 1), /^Phụ thu/))
    await user.type(field(row(fields, 1), /^Phụ thu/), '5000')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    expect(fields.getByText('Số nguyên, không quá mức tối đa và số dòng.')).toBeDefined()
    expect(network.sentTo(create)).toEqual([])
  })

  test('of every kind has the fields of its kind', async () => {
    const { user, toast } = await show(`${page}?open=new`, { language: 'en' })
    const fields = await form('New option group')
    const kind = fields.getByRole('combobox', { name: 'Kind' })
    await user.selectOptions(kind, 'Sizes')
    expect(fields.getByRole('button', { name: 'Add size' })).toBeDefined()
    expect(fields.queryByRole('switch', { name: /^Required/ })).toBeNull()
    await user.selectOptions(kind, 'One of several')
    expect(fields.getByRole('button', { name: 'Add option' })).toBeDefined()
    expect(fields.queryByLabelText(/^At most/)).toBeNull()
    await user.selectOptions(kind, 'Half and half')
    expect(field(fields, /^Fee for two halves/).value).toBe('10.000đ')
    const beforehand = fields.getByRole<HTMLSelectElement>('combobox', { name: 'Chosen beforehand' })
    await user.selectOptions(beforehand, 'One flavour')
    await user.selectOptions(kind, 'Sizes')
    await user.selectOptions(kind, 'Half and half')
    // What one could begin with was another thing in between.
    expect(beforehand.selectedOptions[0]?.text).toBe('Nothing named')
    await user.clear(field(fields, /^Fee for two halves/))
    await user.type(field(fields, /^Fee for two halves/), '12,500')
    await user.type(field(fields, 'Name in English'), 'Halves')
    await user.selectOptions(beforehand, 'One flavour')
    await user.click(fields.getByRole('switch', { name: /^Required/ }))
    await user.click(fields.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toast()).toContain('Halves has been added'))
    expect((await stored('Halves'))?.config).toEqual({
      isRequired: true,
      defaultChoice: 'whole',
      halfAndHalfFee: 12_500,
    })
  })
})

describe('a schema being changed', () => {
  const open = () => show(`${page}?schema=toppings&open=edit`)
  const edited = () => form('Sửa Thêm nhân')

  test('shows the prices guests pay, wherever they are stored, and sends what was edited alone', async () => {
    const { user, network, toast } = await open()
    const fields = await edited()
    expect(field(row(fields, 1), /^Phụ thu/).value).toBe('15.000đ')
    expect(field(row(fields, 2), /^Phụ thu/).value).toBe('5.000đ')
    await user.clear(field(fields, 'Tên tiếng Việt'))
    await user.type(field(fields, 'Tên tiếng Việt'), 'Nhân thêm')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã lưu Nhân thêm'))
    expect(network.sentTo(change).map(({ body }) => body)).toEqual([
      { nameVi: 'Nhân thêm', updatedAt: expect.stringMatching(/Z$/) },
    ])
  })

  test('that is saved as it was closes, and nothing is sent', async () => {
    const { user, network, address } = await open()
    await user.click((await edited()).getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(address()).toBe(page))
    expect(network.sentTo(change)).toEqual([])
  })

  test('loses a row with its price; the ids of the others stay', async () => {
    const { user, toast } = await open()
    const fields = await edited()
    await user.click(defaults(fields).getByRole('switch', { name: 'Ô liu' }))
    await user.click(fields.getByRole('button', { name: 'Bỏ Ô liu' }))
    await keepEditing({ user }, fields.getByRole('button', { name: 'Huỷ' }))
    await user.type(field(row(fields, 1), 'Tiếng Anh'), ' leaves')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã lưu Thêm nhân'))
    expect(await stored()).toMatchObject({
      config: { toppings: [{ id: 'basil', name: 'Basil leaves', nameVi: 'Húng tây' }] },
      pricingConfig: { basil: 5000 },
    })
    expect((await stored())?.config).not.toHaveProperty('defaultChoice')
  })

  test('starts a dialog with several toppings, as many as guests may choose', async () => {
    const { user, toast } = await open()
    const fields = await edited()
    // In the order of the rows, whichever was chosen first.
    await user.click(defaults(fields).getByRole('switch', { name: 'Húng tây' }))
    await user.click(defaults(fields).getByRole('switch', { name: 'Ô liu' }))
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã lưu Thêm nhân'))
    expect((await stored())?.config).toMatchObject({ defaultChoice: ['olive', 'basil'] })
  })

  test('says where too many are chosen beforehand', async () => {
    const { user, network } = await open()
    const fields = await edited()
    await user.click(fields.getByRole('button', { name: 'Thêm món' }))
    await user.type(field(row(fields, 3), 'Tiếng Anh'), 'Corn')
    for (const name of ['Ô liu', 'Húng tây', 'Corn']) {
      await user.click(defaults(fields).getByRole('switch', { name }))
    }
    await user.type(field(fields, /^Tối đa/), '2')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    expect(defaults(fields).getByRole('alert').textContent).toContain('Chọn sẵn đúng số món')
    expect(document.activeElement).toBe(defaults(fields).getByRole('switch', { name: 'Ô liu' }))
    expect(network.sentTo(change)).toEqual([])
  })

  test('has its rows in the order in which they are moved, by keyboard too', async () => {
    const { user, toast } = await open()
    const fields = await edited()
    const later = fields.getByRole('button', { name: 'Đưa Ô liu xuống' })
    later.focus()
    await user.keyboard('{Enter}')
    expect(field(row(fields, 1), 'Tiếng Anh').value).toBe('Basil')
    expect(later.getAttribute('aria-disabled')).toBe('true')
    await keepEditing({ user }, fields.getByRole('button', { name: 'Huỷ' }))
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã lưu Thêm nhân'))
    expect(await stored()).toMatchObject({ config: { toppings: [{ id: 'basil' }, { id: 'olive' }] } })
  })

  test('couples the maximum with choosing several', async () => {
    const { user, toast } = await open()
    const fields = await edited()
    const several = fields.getByRole<HTMLInputElement>('switch', { name: 'Được chọn nhiều' })
    const max = field(fields, /^Tối đa/)
    expect([several.checked, max.value]).toEqual([true, ''])
    await user.click(several)
    expect([several.checked, max.value]).toEqual([false, '1'])
    await user.click(several)
    expect([several.checked, max.value]).toEqual([true, '2'])
    await user.clear(max)
    await user.type(max, '1')
    expect([several.checked, max.value]).toEqual([false, '1'])
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã lưu'))
    expect(await stored()).toMatchObject({ config: { allowMultiple: false, maxSelections: 1 } })
  })

  test('that somebody else edits meanwhile says to what, and takes that over without losing what was typed', async () => {
    const { user, toast } = await open()
    const fields = await edited()
    await user.type(field(fields, 'Tên tiếng Việt'), ' mới')
    const config = { toppings: [{ id: 'basil', name: 'Basil', nameVi: 'Húng tây' }] }
    const edit = { isActive: false, config, pricingConfig: { basil: 8000 } }
    expect((await office('PATCH', '/api/customization-schemas/toppings', edit)).statusCode).toBe(200)
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await fields.findByText('Người khác vừa sửa nhóm tuỳ chọn này')
    const rows = await fields.findByText('Húng tây (8.000đ)')
    expect(rows.previousElementSibling?.textContent).toBe('Món thêm')
    expect(fields.getByText('không')).toBeDefined()
    // The form says it, and no toast besides.
    expect(toast()).toBe('')
    await user.click(fields.getByRole('button', { name: 'Cập nhật, giữ phần đã nhập' }))
    expect(fields.queryByText('Người khác vừa sửa nhóm tuỳ chọn này')).toBeNull()
    expect(field(row(fields, 1), /^Phụ thu/).value).toBe('8.000đ')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã lưu Thêm nhân mới'))
    expect(await stored()).toMatchObject({ nameVi: 'Thêm nhân mới', isActive: false, config })
  })

  test('sends a price with the rows it belongs to', async () => {
    const { user, network, toast } = await open()
    const fields = await edited()
    await user.clear(field(row(fields, 1), /^Phụ thu/))
    await user.type(field(row(fields, 1), /^Phụ thu/), '16.000')
    await user.click(fields.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã lưu Thêm nhân'))
    const [sent] = network.sentTo(change)
    expect(sent?.body).toMatchObject({
      config: { toppings: [{ id: 'olive' }, { id: 'basil' }] },
      pricingConfig: { olive: 16_000, basil: 5000 },
    })
    expect(await stored()).toMatchObject({ pricingConfig: { olive: 16_000, basil: 5000 } })
  })

  test('is still there for who has gone back and wants to go on, and so is the question', async () => {
    const { user, address, go, back } = await open()
    const fields = await edited()
    await user.type(field(fields, 'Tên tiếng Việt'), ' mới')
    await go(page)
    const question = async () => within(await screen.findByRole('dialog', { name: 'Thoát mà chưa lưu?' }))
    await user.click((await question()).getByRole('button', { name: 'Tiếp tục sửa' }))
    await waitFor(() => expect(address()).toBe(`${page}?schema=toppings&open=edit`))
    expect(field(fields, 'Tên tiếng Việt').value).toBe('Thêm nhân mới')
    await back()
    await user.click((await question()).getByText('Bỏ thay đổi'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(page)
  })
})

describe('what guests see of it', () => {
  test('follows every letter, with the price of a dish of the menu', async () => {
    const { user, network } = await show(`${page}?schema=toppings&open=edit`)
    const fields = await form('Sửa Thêm nhân')
    expect(total(fields)).toContain('150.000đ')
    await user.click(preview(fields).getByRole('checkbox', { name: /^Ô liu/ }))
    expect(total(fields)).toContain('165.000đ')
    await user.click(preview(fields).getByRole('button', { name: 'Thêm một phần' }))
    expect(total(fields)).toContain('330.000đ')
    await user.click(preview(fields).getByRole('button', { name: 'Bớt một phần' }))
    await user.clear(field(row(fields, 1), /^Phụ thu/))
    await user.type(field(row(fields, 1), /^Phụ thu/), '30.000')
    expect(total(fields)).toContain('180.000đ')
    await user.type(field(row(fields, 1), 'Tiếng Việt'), ' đen')
    expect(preview(fields).getByRole('checkbox', { name: /^Ô liu đen/ })).toBeDefined()
    await user.selectOptions(preview(fields).getByRole('combobox', { name: 'Với món' }), 'margherita')
    expect(total(fields)).toContain('100.000đ')
    expect(network.sentTo(change)).toEqual([])
  })

  test('begins anew with what is chosen beforehand', async () => {
    const { user } = await show(`${page}?schema=toppings&open=edit`)
    const fields = await form('Sửa Thêm nhân')
    const isChosen = (name: RegExp) =>
      preview(fields).getByRole<HTMLInputElement>('checkbox', { name }).checked
    await user.click(preview(fields).getByRole('checkbox', { name: /^Húng tây/ }))
    await user.click(defaults(fields).getByRole('switch', { name: 'Ô liu' }))
    expect([isChosen(/^Ô liu/), isChosen(/^Húng tây/)]).toEqual([true, false])
  })

  test('is tried without editing: the form then closes without a question', async () => {
    const { user, address } = await show(`${page}?schema=toppings&open=edit`)
    const fields = await form('Sửa Thêm nhân')
    await user.click(preview(fields).getByRole('checkbox', { name: /^Ô liu/ }))
    await user.selectOptions(preview(fields).getByRole('combobox', { name: 'Với món' }), 'margherita')
    await user.click(fields.getByRole('button', { name: 'Huỷ' }))
    await waitFor(() => expect(address()).toBe(page))
  })

  test('tells what the dialog would, and that a choice can be ordered', async () => {
    const { user } = await show(`${page}?schema=toppings&open=edit`)
    const fields = await form('Sửa Thêm nhân')
    await user.click(fields.getByRole('switch', { name: /^Bắt buộc/ }))
    await user.click(preview(fields).getByRole('button', { name: 'Thử lựa chọn này' }))
    expect(preview(fields).getByText('Vui lòng chọn ít nhất một loại')).toBeDefined()
    await user.click(preview(fields).getByRole('checkbox', { name: /^Húng tây/ }))
    await user.click(preview(fields).getByRole('button', { name: 'Thử lựa chọn này' }))
    expect(preview(fields).getByText('Gọi được như vậy')).toBeDefined()
    await user.click(preview(fields).getByRole('checkbox', { name: /^Ô liu/ }))
    expect(preview(fields).queryByText('Gọi được như vậy')).toBeNull()
  })

  test('of halves adds the fee that is being typed', async () => {
    const { user } = await show(`${page}?open=new`)
    const fields = await newForm()
    await user.selectOptions(fields.getByRole('combobox', { name: 'Loại' }), 'Hai nửa')
    await user.clear(field(fields, /^Phí ghép hai nửa/))
    await user.type(field(fields, /^Phí ghép hai nửa/), '20.000')
    await user.click(preview(fields).getByRole('radio', { name: /^Hai vị/ }))
    await user.click(preview(fields).getByRole('radio', { name: /^Bánh xúc xích/ }))
    expect(total(fields)).toContain('145.000đ')
  })
})
