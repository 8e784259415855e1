import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const part = (page: Page) =>
  page.getByRole('contentinfo').getByRole('region', { name: /^(Tin từ căn bếp|News from the kitchen)$/ })
const submit = (page: Page) => part(page).getByRole('button', { name: /^(Đăng ký|Subscribe)$/ })
const email = (page: Page) => part(page).getByLabel(/^(Email của bạn|Your e-mail)/)

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
  await part(page).scrollIntoViewIfNeeded()
  await expect(submit(page)).toBeEnabled()
}

for (const [path, width] of [
  ['/', 390],
  ['/menu?lang=en', 1440],
  ['/news', 1440],
  ['/booking?lang=en', 390],
] as const) {
  test(`a guest subscribes in the footer of ${path}, ${width} px wide`, async ({ page, site }) => {
    const address = `khach${width}${path.replaceAll(/\W/g, '')}@example.com`
    await page.setViewportSize({ width, height: 844 })
    await open(page, path)
    await email(page).fill(address)
    await submit(page).click()
    const done = part(page).getByText(address)
    await expect(done).toBeFocused()
    await expectAccessible(page)
    expect(
      await site.query('select language from newsletter_subscribers where email = $1', [address]),
    ).toEqual([{ language: path.includes('en') ? 'en' : 'vi' }])
  })
}

test('what is wrong shows at the field, and what was typed stays through a failure', async ({ page }) => {
  await open(page, '/news')
  await submit(page).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('Vui lòng nhập địa chỉ email.')
  await email(page).fill('lan@')
  await expect(part(page)).toContainText('Vui lòng nhập đúng địa chỉ email')
  await expectAccessible(page)
  await email(page).fill('lan@example.com')
  await page.route('**/api/newsletter', (route) => route.abort())
  await submit(page).click()
  await expect(part(page)).toContainText('Chưa đăng ký được')
  await expect(email(page)).toHaveValue('lan@example.com')
})

test('the code of the footer and its form is not fetched before it is near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isAsked = () => asked.some((url) => url.includes('site-footer'))
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/menu', { waitUntil: 'networkidle' })
  expect(isAsked()).toBe(false)
  await part(page).scrollIntoViewIfNeeded()
  await expect.poll(isAsked).toBe(true)
})

test('the footer is in the language that was chosen before one came to it, without a complaint from React', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/menu')
  await page.getByRole('button', { name: 'English' }).click()
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toContainText('Opening hours')
  await expect(submit(page)).toBeEnabled()
  await expect(footer).not.toContainText('Giờ mở cửa')
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(footer).toContainText('Giờ mở cửa')
  expect(complaints).toEqual([])
})

for (const [lang, texts] of Object.entries({
  vi: { ask: 'Bạn muốn thôi nhận tin?', press: 'Thôi nhận tin', done: 'Bạn đã thôi nhận tin' },
  en: { ask: 'Leave the newsletter?', press: 'Unsubscribe', done: 'You are unsubscribed' },
})) {
  test(`the link of a newsletter asks once, then deletes the address, ${lang}`, async ({
    page,
    site,
    request,
  }) => {
    const address = `di-${lang}@example.com`
    await request.post('/api/newsletter', { data: { email: address } })
    const subscribers = () =>
      site.query<{ token: string }>(
        'select unsubscribe_token as token from newsletter_subscribers where email = $1',
        [address],
      )
    const [subscriber] = await subscribers()
    await page.goto(`/newsletter/unsubscribe/${subscriber?.token ?? ''}?lang=${lang}`)
    await expect(page.getByRole('heading', { level: 1, name: texts.ask })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    expect(await subscribers()).toHaveLength(1)
    await page.getByRole('main').getByRole('button', { name: texts.press }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.done })).toBeVisible()
    expect(await subscribers()).toEqual([])
  })
}

test('unsubscribing that fails can be tried again', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe/none?lang=en')
  await page.route('**/api/newsletter/unsubscribe/*', (route) => route.abort())
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('main')).toContainText('You are not unsubscribed yet')
  await page.unroute('**/api/newsletter/unsubscribe/*')
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer shows the form and says what it needs', async ({ page }) => {
    await page.goto('/news')
    await expect(email(page)).toBeVisible()
    await expect(submit(page)).toBeDisabled()
    // Playwright's texts leave such elements out, whether they show or not.
    await expect(part(page).locator('noscript p')).toBeVisible()
  })
})
