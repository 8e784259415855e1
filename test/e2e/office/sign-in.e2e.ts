// Browser: hydration, real navigation, layout or styles
import { expect, expectAccessible, test } from '../../support/site.ts'
import { ownUser, sendSignIn } from './office-steps.ts'

test('what is typed before the scripts have come stays, and never stands in the address', async ({
  page,
  site,
}) => {
  const [username, password] = await ownUser(site)
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Đăng nhập', exact: true })
  await page.getByLabel('Tên đăng nhập').fill(username)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(button).toBeDisabled()
  expect(page.url()).not.toContain(password)
  scripts.resolve()
  await expect(button).toBeEnabled()
  await expectAccessible(page)
  await page.getByLabel('Mật khẩu', { exact: true }).press('Enter')
  await page.waitForURL('**/staff/dashboard')
})

test('staff come back to where they were, an admin lands on the dashboard, and neither enters the other’s area', async ({
  page,
  site,
}) => {
  await page.goto('/staff/orders?period=week')
  await page.waitForURL('**/login?next=*')
  await sendSignIn(page, ...(await ownUser(site)))
  await expect(page).toHaveURL('/staff/orders?period=week')
  await expect(page.getByRole('radio', { name: 'Tuần' })).toBeChecked()
  await page.goto('/admin/dashboard')
  await page.waitForURL('**/login?next=*')

  await page.goto('/admin/login')
  await sendSignIn(page, ...(await ownUser(site, 'admin')))
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible()
  await page.goto('/staff/dashboard')
  await page.waitForURL('**/login?next=*')
})

test('a customer lands on the public site, and nowhere in the office', async ({ page, site }) => {
  await page.goto('/login')
  await sendSignIn(page, ...(await ownUser(site, 'customer')))
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible()
  for (const address of ['/staff/orders', '/admin/dashboard']) {
    await page.goto(address)
    await page.waitForURL('**/login?next=*')
  }
})
