// Browser: real navigation, layout or styles
import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { speak, toast, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

test('an admin adds a dish by keyboard and changes its price; guests see both on their next request', async ({
  page,
  browser,
  signIn,
}) => {
  const nameVi = uniqueName('Bánh thử')
  await signIn(page, 'admin', '/admin/dashboard/menu?category=starters')
  await expect(page.getByRole('heading', { name: 'Món ăn', exact: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)

  await tabTo(page, page.getByRole('link', { name: 'Thêm món' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Thêm món' })
  await expect(dialog.getByLabel('Tên tiếng Việt')).toBeFocused()
  await page.keyboard.type(nameVi)
  for (const [label, text] of [
    ['Mô tả tiếng Việt', 'Chỉ có hôm nay.'],
    ['Giá chưa VAT', '123.000đ'],
    ['Tên tiếng Anh', 'Trial'],
    ['Mô tả tiếng Anh', 'Today only.'],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label))
    await page.keyboard.type(text)
  }
  await expect(dialog.getByText('Khách đọc là 123.000đ')).toBeVisible()
  for (const choice of ['Thêm Sốt chấm', 'Thêm Ăn kèm']) {
    await dialog.getByRole('button', { name: choice }).press('Enter')
  }
  await expect(dialog.getByText('2 nhóm tuỳ chọn')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Giá chưa VAT').press('Enter')
  await expect(toast(page).filter({ hasText: 'Món ăn đã được tạo' })).toBeVisible()
  await expect(dialog).toBeHidden()
  const card = page.getByRole('article', { name: nameVi })
  await expect(card).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(new URL('/menu', page.url()).href)
  const dish = guest.getByRole('article', { name: nameVi })
  await expect(dish.getByText('123.000đ')).toBeVisible()

  await card.getByRole('link', { name: `Sửa ${nameVi}` }).click()
  const edit = page.getByRole('dialog', { name: `Sửa ${nameVi}` })
  await edit.getByLabel('Giá chưa VAT').fill('150,000')
  await edit.getByRole('button', { name: 'Lưu' }).click()
  await expect(toast(page).filter({ hasText: 'Món ăn đã được cập nhật' })).toBeVisible()
  await guest.reload()
  await expect(dish.getByText('150.000đ')).toBeVisible()
  await guest.context().close()

  await card.getByRole('button', { name: `Việc khác với ${nameVi}` }).click()
  await card.getByRole('link', { name: `Nhóm tuỳ chọn của ${nameVi}` }).click()
  await expect(page.getByRole('dialog').getByText('2 nhóm tuỳ chọn')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await card.getByRole('link', { name: `Xoá ${nameVi}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá', exact: true }).click()
  await expect(card).toBeHidden()
})

test('an admin moves a category by keyboard and by dragging, and the menu of guests follows', async ({
  page,
  signIn,
}) => {
  await speak(page, 'en')
  await signIn(page, 'admin', '/admin/dashboard/menu/categories')
  const rows = page.getByRole('article')
  const down = page.getByRole('button', { name: 'Move Classic pizza down' })
  await expect(rows.first()).toContainText('Classic pizza')
  await expectAccessible(page)
  await tabTo(page, down)
  await page.keyboard.press('Enter')
  await expect(toast(page).filter({ hasText: 'Classic pizza: place 2 of' })).toBeVisible()
  await expect(rows.nth(1)).toContainText('Classic pizza')
  await expect(down).toBeFocused()
  await page.goto('/menu')
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toContainText('Classic pizza')
  await page.goto('/admin/dashboard/menu/categories')
  const handle = rows.filter({ hasText: 'Classic pizza' }).getByTitle('Drag to another place')
  await handle.hover()
  const from = await handle.boundingBox()
  const to = await rows.first().boundingBox()
  if (!from || !to) throw new Error('A category cannot be seen')
  await page.mouse.down()
  await page.mouse.move(from.x + 5, to.y, { steps: 5 })
  await page.mouse.up()
  await expect(toast(page).filter({ hasText: 'Classic pizza: place 1 of' })).toBeVisible()
  await expect(rows.first()).toContainText('Classic pizza')

  await page.getByRole('link', { name: 'Add category' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name in English')).toBeFocused()
  await expectAccessible(page)
})
