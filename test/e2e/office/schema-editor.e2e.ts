// Browser: real navigation, layout or styles
import { historySettled } from '../../support/history-settled.ts'
import { expect, expectAccessible, test } from '../../support/site.ts'
import { toast, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1000 } })

test('a topping list that an admin builds by keyboard is asked on the menu, at the prices of its preview', async ({
  page,
  site,
  signIn,
}) => {
  const name = uniqueName('Sốt hôm nay')
  await signIn(page, 'admin', '/admin/dashboard/menu/customizations')
  await page.getByRole('article').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Thêm nhóm' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nhóm tuỳ chọn mới' })
  await expect(dialog.getByLabel('Tên tiếng Anh')).toBeFocused()
  await page.keyboard.type('Dips of the day')
  await page.keyboard.press('Tab')
  await page.keyboard.type(name)
  await dialog.getByRole('button', { name: 'Thêm món' }).press('Enter')
  const row = dialog.getByRole('group', { name: 'Dòng 1' })
  await row.getByLabel('Tiếng Anh').fill('Lime salt')
  await row.getByLabel('Tiếng Việt').fill('Muối chanh')
  await row.getByLabel('Phụ thu').fill('7.000')
  const preview = dialog.getByRole('region', { name: 'Khách sẽ thấy' })
  await preview.getByRole('checkbox', { name: /^Muối chanh/ }).check()
  await expect(preview.getByText('+7.000đ')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Lưu' }).press('Enter')
  await expect(toast(page)).toContainText(`Đã thêm ${name}`)

  const [schema] = await site.query<{ id: string }>(
    'select id from customization_schemas where name_vi = $1',
    [name],
  )
  const dish = '/api/menu-items/pumpkin-soup/customization-schemas'
  const assigned = await page.request.patch(dish, { data: { schemaIds: [schema?.id] } })
  expect(assigned.status()).toBe(200)
  await historySettled(page)
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Thêm Súp Bí Đỏ Nướng Lò vào giỏ hàng' }).click()
  await page.getByRole('checkbox', { name: /^Muối chanh/ }).check()
  await expect(page.getByRole('dialog').getByText('+7.000đ')).toBeVisible()

  await page.request.patch(dish, { data: { schemaIds: [] } })
  await page.request.delete(`/api/customization-schemas/${schema?.id}`)
})
