// Browser: real navigation, layout or styles
import { expect, expectAccessible, test } from '../../support/site.ts'
import { ownUser, signInByForm, toast } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('staff change their own name and password, and sign in with the new one', async ({ page, site }) => {
  const [username, password] = await ownUser(site)
  await signInByForm(page, [username, password], '/staff/settings')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const secret = (name: string) => page.getByLabel(name, { exact: true })
  const save = page.getByRole('button', { name: 'Lưu', exact: true })
  await field('Họ tên').fill('Tên Mới')
  await secret('Mật khẩu mới').fill('pizza-456')
  await save.click()
  await expect(secret('Mật khẩu hiện tại')).toBeFocused()
  await expectAccessible(page)
  await secret('Mật khẩu hiện tại').fill(password)
  await secret('Nhập lại mật khẩu mới').fill('pizza-456')
  await save.click()
  await expect(toast(page).filter({ hasText: 'Đã cập nhật hồ sơ' })).toBeVisible()
  await page.reload()
  await expect(field('Họ tên')).toHaveValue('Tên Mới')

  await page.context().clearCookies()
  await signInByForm(page, [username, 'pizza-456'], '/staff/settings')
  await expect(field('Họ tên')).toHaveValue('Tên Mới')
})
