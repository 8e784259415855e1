// Browser: real navigation, hydration

import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 600 } })

const part = (page: Page) => page.getByRole('contentinfo').getByRole('region', { name: 'Tin từ căn bếp' })
const submit = (page: Page) => part(page).getByRole('button', { name: 'Đăng ký' })
const email = (page: Page) => part(page).getByLabel('Email của bạn')

test('a guest subscribes in the footer, and leaves again by the link of a newsletter, which asks first', async ({
  page,
  site,
}) => {
  const address = 'khach@example.com'
  const subscribers = () =>
    site.query<{ language: string; token: string }>(
      'select language, unsubscribe_token as token from newsletter_subscribers where email = $1',
      [address],
    )
  await page.goto('/news')
  await untilHydrated(page)
  await part(page).scrollIntoViewIfNeeded()
  await submit(page).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('Vui lòng nhập địa chỉ email.')
  await expectAccessible(page)
  await email(page).fill(address)
  await submit(page).click()
  await expect(part(page).getByText(address)).toBeFocused()
  await expectAccessible(page)
  const [subscriber] = await subscribers()
  expect(subscriber?.language).toBe('vi')

  await page.goto(`/newsletter/unsubscribe/${subscriber?.token}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn muốn thôi nhận tin?' })).toBeVisible()
  await expectAccessible(page)
  expect(await subscribers()).toHaveLength(1)
  await page.getByRole('main').getByRole('button', { name: 'Thôi nhận tin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn đã thôi nhận tin' })).toBeVisible()
  expect(await subscribers()).toEqual([])
})

test('the code of the footer comes once it is near, and takes it over in the language that was chosen meanwhile', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isAsked = () => asked.some((url) => url.includes('site-footer'))
  await page.goto('/menu', { waitUntil: 'networkidle' })
  expect(isAsked()).toBe(false)
  await page.getByRole('button', { name: 'English' }).click()
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect.poll(isAsked).toBe(true)
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
  await expect(footer).toContainText('Opening hours')
  await expect(footer).not.toContainText('Giờ mở cửa')
  expect(complaints).toEqual([])
})
