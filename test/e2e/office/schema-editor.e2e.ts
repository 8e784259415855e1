import { expect, expectAccessible, test } from '../../support/site.ts'
import { signIn, speak, toast } from './office-steps.ts'

test('a topping list that an admin builds is asked on the menu, at the prices of its preview', async ({
  page,
  site,
}) => {
  await speak(page, 'vi')
  await signIn(page, 'admin', '/admin/dashboard/menu/customizations')
  await page.getByRole('link', { name: 'Thêm nhóm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhóm tuỳ chọn mới' })
  await dialog.getByLabel('Tên tiếng Anh').fill('Dips of the day')
  await dialog.getByLabel('Tên tiếng Việt').fill('Sốt hôm nay')
  await dialog.getByRole('button', { name: 'Thêm món' }).click()
  const row = dialog.getByRole('group', { name: 'Dòng 1' })
  await row.getByLabel('Tiếng Anh').fill('Lime salt')
  await row.getByLabel('Tiếng Việt').fill('Muối chanh')
  await row.getByLabel('Phụ thu').fill('7.000')
  const preview = dialog.getByRole('region', { name: 'Khách sẽ thấy' })
  await preview.getByRole('checkbox', { name: /^Muối chanh/ }).check()
  await expect(preview.getByRole('checkbox', { name: /^Muối chanh/ })).toBeChecked()
  await expect(preview.getByText('+7.000đ')).toBeVisible()
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect(toast(page)).toContainText('Đã thêm Sốt hôm nay')

  const [schema] = await site.query<{ id: string }>(
    `select id from customization_schemas where name = 'Dips of the day'`,
  )
  const dish = '/api/menu-items/pumpkin-soup/customization-schemas'
  const assigned = await page.request.patch(dish, { data: { schemaIds: [schema?.id] } })
  expect(assigned.status()).toBe(200)
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Thêm Súp Bí Đỏ Nướng Lò vào giỏ hàng' }).click()
  await page.getByRole('checkbox', { name: /^Muối chanh/ }).check()
  await expect(page.getByRole('dialog').getByText('+7.000đ')).toBeVisible()

  await page.request.patch(dish, { data: { schemaIds: [] } })
  await page.request.delete(`/api/customization-schemas/${schema?.id}`)
})

test('the form of a schema is filled in with the keyboard alone, and is accessible on a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await speak(page, 'en')
  await signIn(page, 'admin', '/admin/customization')
  await page.getByRole('article', { name: 'Extra toppings' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit Extra toppings' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Extra toppings' })
  const name = dialog.getByLabel('Name in English')
  await expect(name).toBeFocused()
  await dialog.getByRole('button', { name: 'Remove Fresh mozzarella' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Name in Vietnamese')).toBeFocused()
  await dialog.getByRole('switch', { name: 'Several may be chosen' }).press('Space')
  await expect(dialog.getByRole('switch', { name: 'Several may be chosen' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Move Black olives down' }).press('Enter')
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(asked.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Discard the changes' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Edit Extra toppings' })).toBeFocused()
})
