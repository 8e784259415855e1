// Browser: real navigation, two tabs, layout or styles
import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { sendSignIn, signInByForm, toast, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

test('an admin adds a user by keyboard, who signs in until deactivated, and deletes that user', async ({
  page,
  site,
  browser,
  signIn,
}) => {
  const fullName = uniqueName('Người Mới')
  const username = fullName.split(' ').at(-1) ?? ''
  const screen = '/admin/dashboard/account'
  await signIn(page, 'admin', screen)
  await expect(page.getByRole('heading', { name: 'Hồ sơ của tôi' })).toBeVisible()
  const card = page.getByRole('article', { name: fullName })
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)

  await tabTo(page, page.getByRole('link', { name: 'Thêm người dùng' }))
  await page.keyboard.press('Enter')
  await field('Tên đăng nhập').fill(username)
  await field('Email').fill(`${username}@example.com`)
  await field('Mật khẩu').fill('pizza-456')
  await page.keyboard.press('Enter')
  await expect(field('Họ tên')).toBeFocused()
  await expectAccessible(page)
  await field('Họ tên').fill(fullName)
  await field('Vai trò').selectOption('admin')
  await field('Mật khẩu').press('Enter')
  await expect(toast(page).filter({ hasText: 'Đã thêm người dùng' })).toBeVisible()
  await expect(card).toContainText(`@${username}`)

  const context = await browser.newContext({ baseURL: site.address, locale: 'vi-VN' })
  const theirs = await context.newPage()
  await signInByForm(theirs, [username, 'pizza-456'], screen)
  await expect(theirs.getByRole('heading', { name: 'Hồ sơ của tôi' })).toBeVisible()
  await card.getByRole('button').first().click()
  await expect(card.getByText('Ngừng hoạt động', { exact: true })).toBeVisible()
  await theirs.goto(screen)
  await theirs.waitForURL('**/login?next=*')
  await sendSignIn(theirs, username, 'pizza-456')
  await expect(toast(theirs).filter({ hasText: 'Đăng nhập thất bại' })).toBeVisible()
  await context.close()

  await card.getByRole('link').last().click()
  await expect(dialog).toContainText(fullName)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Xoá', exact: true }).click()
  await expect(card).toBeHidden()
})
