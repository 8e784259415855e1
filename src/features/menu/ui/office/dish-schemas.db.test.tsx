import { setImmediate } from 'node:timers/promises'

import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { keepEditing } from '#test/support/dom/keep-editing.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import DishesPage from './dishes-page.tsx'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

beforeEach(async () => {
  await office('PATCH', '/api/customization-schemas/sweetness', { isActive: true })
  await office('PATCH', '/api/menu-items/peach-tea/customization-schemas', {
    schemaIds: ['ice-level', 'sweetness'],
    schemas: [
      { id: 'ice-level', isRequired: false },
      { id: 'sweetness', isRequired: false },
    ],
  })
})

const assign = 'PATCH /api/menu-items/:id/customization-schemas'
const list = 'GET /api/menu-items/:id/customization-schemas'
const page = '/admin/dashboard/menu?q=tra dao'
const open = (dish: string, options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <DishesPage />, {
    address: `${page}&dish=${dish}&open=schemas`,
    ...options,
  })
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Nhóm tuỳ chọn của/ }))
type Dialog = Awaited<ReturnType<typeof dialog>>
const chosen = (fields: Dialog) =>
  fields.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent.trim())
const save = (fields: Dialog) => fields.getByRole('button', { name: 'Lưu' })
const isRequired = (fields: Dialog, name: string) =>
  fields.getByLabelText<HTMLInputElement>(`${name} là bắt buộc`)

async function offered(dish: string): Promise<string[]> {
  const response = await restaurant.app.inject(`/api/menu-items/${dish}/customization-schemas`)
  return response.json<{ id: string }[]>().map(({ id }) => id)
}

describe('what a dish offers', () => {
  test('is its list in order; only active choices that are not in it can be added, each once', async () => {
    await open('peach-tea')
    const fields = await dialog()
    await fields.findByText('2 nhóm tuỳ chọn')
    await waitFor(() => expect(chosen(fields)).toEqual(['Lượng đá', 'Độ ngọt']))
    const adding = within(fields.getByRole('group', { name: 'Thêm nhóm tuỳ chọn' }))
    expect(adding.queryByLabelText('Thêm Lượng đá')).toBeNull()
    expect(adding.queryByLabelText('Thêm Mùa bơ')).toBeNull()
    expect(adding.getByLabelText('Thêm Cỡ bánh')).toBeDefined()
  })

  test('is ordered, marked, added to and taken from, and saved as a whole', async () => {
    const { user, network, toast, address } = await open('peach-tea')
    const fields = await dialog()
    await user.click(await fields.findByLabelText('Thêm Cỡ bánh'))
    expect(chosen(fields)).toEqual(['Lượng đá', 'Độ ngọt', 'Cỡ bánh'])
    expect(document.activeElement).toBe(fields.getByRole('group', { name: 'Nhóm tuỳ chọn của món' }))
    expect(fields.queryByLabelText('Thêm Cỡ bánh')).toBeNull()
    // A size, and what asks for a choice by itself, cannot be left open.
    expect([isRequired(fields, 'Cỡ bánh').checked, isRequired(fields, 'Cỡ bánh').disabled]).toEqual([
      true,
      true,
    ])
    await user.click(fields.getByLabelText('Đưa Độ ngọt lên'))
    await user.click(isRequired(fields, 'Độ ngọt'))
    await user.click(fields.getByLabelText('Bỏ Lượng đá'))
    await keepEditing({ user }, fields.getByRole('button', { name: 'Huỷ' }))
    await user.click(save(fields))
    await waitFor(() => expect(toast()).toContain('Cấu hình tùy biến đã được cập nhật'))
    expect(network.sentTo(assign).map(({ body }) => body)).toEqual([
      {
        schemaIds: ['sweetness', 'size-pizza'],
        schemas: [
          { id: 'sweetness', isRequired: true },
          { id: 'size-pizza', isRequired: false },
        ],
        previous: [
          { id: 'ice-level', isRequired: false },
          { id: 'sweetness', isRequired: false },
        ],
      },
    ])
    expect(await offered('peach-tea')).toEqual(['sweetness', 'size-pizza'])
    await waitFor(() => expect(address()).not.toContain('schemas'))
  })

  test('that somebody else changes meanwhile is told, and what was chosen stays', async () => {
    const { user, network, toast } = await open('peach-tea')
    const fields = await dialog()
    await user.click(await fields.findByLabelText('Bỏ Lượng đá'))
    await office('PATCH', '/api/menu-items/peach-tea/customization-schemas', { schemaIds: ['tea-extras'] })
    await user.click(save(fields))
    const told = await fields.findByText(/^Thêm vào/, { selector: 'dd' })
    expect(told.textContent).toBe('Thêm vào ly')
    expect(fields.getByText('Người khác vừa sửa nhóm tuỳ chọn của món này')).toBeDefined()
    expect(await offered('peach-tea')).toEqual(['tea-extras'])
    await user.click(fields.getByText('Cập nhật, giữ phần đã nhập'))
    expect(fields.queryByText('Người khác vừa sửa nhóm tuỳ chọn của món này')).toBeNull()
    expect(chosen(fields)).toEqual(['Độ ngọt'])
    await user.click(save(fields))
    await waitFor(() => expect(toast()).toContain('Cấu hình tùy biến đã được cập nhật'))
    expect(network.sentTo(assign)).toHaveLength(2)
    expect(await offered('peach-tea')).toEqual(['sweetness'])
  })

  test.each([
    ['nothing', [], 'Không có: khách đặt món như mô tả.'],
    ['what must be chosen', [{ id: 'tea-extras', isRequired: true }], 'Thêm vào ly (Bắt buộc)'],
  ])('that somebody else changes to %s meanwhile says so', async (_what, schemas, told) => {
    const { user } = await open('peach-tea')
    const fields = await dialog()
    await user.click(await fields.findByLabelText('Bỏ Lượng đá'))
    const body = { schemaIds: schemas.map(({ id }) => id), schemas }
    await office('PATCH', '/api/menu-items/peach-tea/customization-schemas', body)
    await user.click(save(fields))
    expect((await fields.findByText(told, { selector: 'dd' })).textContent).toBe(told)
  })

  /** The dialog has been open, and somebody has changed since what the dish offers. */
  async function changedSinceOpen() {
    const shown = await open('peach-tea')
    const { user, toast, go } = shown
    await (await dialog()).findByText('2 nhóm tuỳ chọn')
    await go(page)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await office('PATCH', '/api/menu-items/peach-tea/customization-schemas', { schemaIds: ['tea-extras'] })
    // Any write lets the dishes be loaded again.
    await user.click(screen.getByLabelText('Việc khác với Trà Đào Cam Sả'))
    await user.click(screen.getByLabelText('Ghim Trà Đào Cam Sả lên trang chủ'))
    await waitFor(() => expect(toast()).toContain('Trạng thái ghim đã được cập nhật'))
    return shown
  }

  test('is as it is now where it has been changed since the dialog was open before', async () => {
    const { go } = await changedSinceOpen()
    await go(`${page}&dish=peach-tea&open=schemas`)
    const fields = await dialog()
    await fields.findByText('1 nhóm tuỳ chọn')
    expect(chosen(fields)).toEqual(['Thêm vào ly'])
    expect(fields.queryByText('Người khác vừa sửa nhóm tuỳ chọn của món này')).toBeNull()
  })

  test('has no more to add once all active choices are in it', async () => {
    const { user } = await open('peach-tea')
    const fields = await dialog()
    const adding = within(await fields.findByRole('group', { name: 'Thêm nhóm tuỳ chọn' }))
    for (const add of adding.getAllByRole('button')) await user.click(add)
    expect(fields.getByText('Đã thêm mọi nhóm tuỳ chọn đang bật.')).toBeDefined()
  })

  test('of a new dish can be chosen once the choices have been loaded after a failure', async () => {
    const { user, network, go } = await showOfficePart(restaurant, 'admin', <DishesPage />, { address: page })
    network.cut('GET /api/customization-schemas')
    await go(`${page}&open=new`)
    const fields = within(await screen.findByRole('dialog', { name: 'Thêm món' }))
    await fields.findByText('Chưa tải được nhóm tuỳ chọn.')
    network.restore('GET /api/customization-schemas')
    await user.click(fields.getByText('Thử lại'))
    expect(await fields.findByLabelText('Thêm Cỡ bánh')).toBeDefined()
  })

  test('may be nothing, its legacy single choice included', async () => {
    const { user, toast } = await open('chicken-wings')
    const fields = await dialog()
    for (const remove of await fields.findAllByLabelText(/^Bỏ /)) await user.click(remove)
    expect(fields.getByText('Không có: khách đặt món như mô tả.')).toBeDefined()
    await user.click(save(fields))
    await waitFor(() => expect(toast()).toContain('Cấu hình tùy biến đã được cập nhật'))
    expect(await offered('chicken-wings')).toEqual([])
  })

  test('is still its legacy single choice where that could not be taken from it', async () => {
    const wings = '/api/menu-items/chicken-wings'
    expect((await office('PATCH', wings, { customizationSchemaId: 'wing-sauce' })).statusCode).toBe(200)
    const { user, network, toast, address } = await open('chicken-wings')
    const fields = await dialog()
    for (const remove of await fields.findAllByLabelText(/^Bỏ /)) await user.click(remove)
    network.respond('PATCH /api/menu-items/:id', 503, { message: '', code: 'server.unavailable' })
    await user.click(save(fields))
    await waitFor(() => expect(toast()).toContain('Không thể cập nhật cấu hình tùy biến'))
    expect(address()).toContain('open=schemas')
    expect(await offered('chicken-wings')).toEqual(['wing-sauce'])
    network.restore('PATCH /api/menu-items/:id')
    await user.click(save(fields))
    await waitFor(() => expect(toast()).toContain('Cấu hình tùy biến đã được cập nhật'))
    expect(await offered('chicken-wings')).toEqual([])
  })

  test('is saved once, however often that is asked for meanwhile', async () => {
    const { user, network, toast } = await open('peach-tea')
    const fields = await dialog()
    await user.click(await fields.findByLabelText('Bỏ Lượng đá'))
    const release = network.hold(assign)
    const form = save(fields).closest('form')
    if (!form) throw new Error('The button stands in its form')
    fireEvent.submit(form)
    await waitFor(() => expect(save(fields).hasAttribute('disabled')).toBe(true))
    fireEvent.submit(form)
    release()
    await waitFor(() => expect(toast()).toContain('Cấu hình tùy biến đã được cập nhật'))
    expect(network.sentTo(assign)).toHaveLength(1)
  })

  test('is nobody else’s change where it is loaded again before its own response', async () => {
    const { user, network, toast } = await open('peach-tea')
    const fields = await dialog()
    await user.click(await fields.findByLabelText('Bỏ Lượng đá'))
    const release = network.holdResponses(assign)
    await user.click(save(fields))
    await waitFor(async () => expect(await offered('peach-tea')).toEqual(['sweetness']))
    const loaded = vi.fn<() => void>()
    network.on(list, async (pass) => {
      const response = await pass()
      loaded()
      return response
    })
    // Any write lets the dishes be loaded again, and what they offer.
    await user.click(screen.getByLabelText('Việc khác với Trà Đào Cam Sả'))
    await user.click(screen.getByLabelText('Ghim Trà Đào Cam Sả lên trang chủ'))
    await waitFor(() => expect(loaded).toHaveBeenCalledOnce())
    await act(() => setImmediate())
    expect(fields.queryByText('Người khác vừa sửa nhóm tuỳ chọn của món này')).toBeNull()
    release()
    await waitFor(() => expect(toast()).toContain('Cấu hình tùy biến đã được cập nhật'))
  })

  test('is not what it was before where it could not be loaded again', async () => {
    const { user, network, go } = await changedSinceOpen()
    network.cut(list)
    await go(`${page}&dish=peach-tea&open=schemas`)
    const fields = await dialog()
    await fields.findByText('Chưa tải được nhóm tuỳ chọn.')
    network.restore(list)
    await user.click(fields.getByText('Thử lại'))
    await fields.findByText('1 nhóm tuỳ chọn')
    expect(chosen(fields)).toEqual(['Thêm vào ly'])
  })

  test('may hold what has been paused since, which says so', async () => {
    await office('PATCH', '/api/customization-schemas/sweetness', { isActive: false })
    await open('peach-tea')
    const fields = await dialog()
    expect(await fields.findByText('Tạm dừng')).toBeDefined()
    expect(chosen(fields)).toEqual(['Lượng đá', 'Độ ngọt Tạm dừng'])
  })

  test('stays as it was chosen where saving fails', async () => {
    const { user, network, toast } = await open('peach-tea')
    const fields = await dialog()
    await user.click(await fields.findByLabelText('Bỏ Lượng đá'))
    network.respond(assign, 400, { message: '', code: 'menu.schema-paused' })
    await user.click(save(fields))
    await waitFor(() =>
      expect(toast()).toContain(
        'Không thể cập nhật cấu hình tùy biến. Chỉ thêm được nhóm tuỳ chọn đang bật.',
      ),
    )
    expect(chosen(fields)).toEqual(['Độ ngọt'])
    expect(await offered('peach-tea')).toEqual(['ice-level', 'sweetness'])
  })

  test('says where it could not be loaded, and loads it again', async () => {
    const { user, network, go } = await showOfficePart(restaurant, 'admin', <DishesPage />, { address: page })
    network.cut(list)
    await go(`${page}&dish=peach-tea&open=schemas`)
    const fields = await dialog()
    await fields.findByText('Chưa tải được nhóm tuỳ chọn.')
    network.restore(list)
    await user.click(fields.getByText('Thử lại'))
    expect(await fields.findByText('2 nhóm tuỳ chọn')).toBeDefined()
  })
})
