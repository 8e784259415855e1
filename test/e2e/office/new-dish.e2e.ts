// Browser: files, real navigation
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from '../../support/site.ts'
import { uniqueName } from './office-steps.ts'

const maxPresses = 12

test('a new owner is twelve presses beside typing from a dish on the menu, with picture, choices and both languages', async ({
  page,
  signIn,
}) => {
  const name = uniqueName('Nước ép')
  // As phones store it: on its side, with a note to turn it.
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2a7a3a' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  await signIn(page, 'admin')
  let presses = 0
  const press = async (action: Promise<unknown>, times = 1) => {
    presses += times
    await action
  }

  await press(page.getByRole('link', { name: 'Thực đơn', exact: true }).click())
  await press(page.getByRole('link', { name: 'Thêm món' }).click())
  const form = page.getByRole('dialog', { name: 'Thêm món' })
  await expect(form.getByLabel('Tên tiếng Việt')).toBeFocused()
  await typeInto(page, [name])
  // The list is opened, and one of it chosen.
  await press(form.getByLabel('Danh mục').selectOption({ label: 'Đồ uống' }), 2)
  await page.keyboard.press('Tab')
  await typeInto(page, ['', 'Tươi ngon.', '99.000'])
  await expect(form.getByText('Khách đọc là 99.000đ')).toBeVisible()
  // Past the count of portions, what is on sale at once, and the line that folds the English away.
  await typeInto(page, ['', '', '', '', `${name} in English`, 'Fresh.'])

  const choosing = page.waitForEvent('filechooser')
  await press(form.getByRole('group', { name: 'Ảnh món' }).getByRole('button', { name: 'Chọn ảnh' }).click())
  await press((await choosing).setFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer: photo }))
  await press(page.getByRole('button', { name: 'Dùng phần này' }).click())
  await expect(page.getByRole('dialog', { name: 'Cắt ảnh' })).toBeHidden()

  await press(form.getByRole('button', { name: 'Thêm Lượng đá' }).click())
  await press(form.getByRole('button', { name: 'Thêm Độ ngọt' }).click())
  await press(form.getByRole('button', { name: 'Thêm món', exact: true }).click())
  await expect(form).toBeHidden()
  expect(presses).toBeLessThanOrEqual(maxPresses)

  const response = await page.request.get('/api/menu-items')
  const dishes = (await response.json()) as { id: string; nameVi: string; imageUrl: string }[]
  const dish = dishes.find(({ nameVi }) => nameVi === name)
  expect(dish?.imageUrl).toMatch(/^\/objects\/uploads\//)
  await expectFoldedEnglish(page, `/admin/dashboard/menu?dish=${dish?.id}&open=edit`)
  const offered = await page.request.get(`/api/menu-items/${dish?.id}/customization-schemas`)
  expect(((await offered.json()) as { id: string }[]).map(({ id }) => id)).toEqual(['ice-level', 'sweetness'])
  await page.goto('/menu')
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.goto('/menu?lang=en')
  await expect(page.getByRole('heading', { name: `${name} in English` })).toBeVisible()
  await page.request.delete(`/api/menu-items/${dish?.id}`)
})

/** The English of a dish is out of the way once it is there; what is wrong in it is shown all the same, and saving is in sight. */
async function expectFoldedEnglish(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const form = page.getByRole('dialog')
  const english = form.getByLabel('Tên tiếng Anh')
  await expect(form.getByLabel('Tên tiếng Việt')).toBeFocused()
  await expect(english).toBeHidden()
  await expect(form.getByRole('button', { name: 'Lưu' })).toBeInViewport()
  await expect(form.getByLabel('Địa chỉ ảnh (không bắt buộc)')).toHaveValue('')
  const fold = form.getByText('Bản tiếng Anh')
  await fold.click()
  await english.fill('')
  await fold.click()
  await expect(english).toBeHidden()
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(english).toBeFocused()
  await expect(form.getByText('Tên món ăn là bắt buộc')).toBeVisible()
}

/** From the field that has the focus on, one after the other. */
async function typeInto(page: Page, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.insertText(text)
  }
}
