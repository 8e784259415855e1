import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const formOf = (page: Page) => page.getByRole('region', { name: /Lời nhắn của bạn|Your message/ })
const submit = (page: Page) => formOf(page).getByRole('button', { name: /Gửi tin nhắn|Send the message/ })

async function fill(page: Page, subject: string) {
  const form = formOf(page)
  await form.getByLabel(/Tên của bạn|Your name/).fill('Khách Thử')
  await form.getByLabel(/Email|E-mail/).fill('khach@example.com')
  await form.getByLabel(/Số điện thoại|Phone/).fill('0900 000 000')
  await form.getByLabel(/Về việc gì|Subject/).fill(subject)
  await form.getByLabel(/Nội dung|Message/).fill('Bếp có nhận tiệc 30 người không?')
}

for (const width of [390, 1440]) {
  test(`a guest writes to the restaurant, ${width} px wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    await untilHydrated(page)
    await expectAccessible(page)
    await fill(page, `Đặt tiệc ${width}`)
    await submit(page).click()

    await expect(page.getByRole('heading', { name: 'Đã gửi tin nhắn!' })).toBeFocused()
    await expect(formOf(page)).toContainText('Bếp sẽ trả lời qua khach@example.com')
    await expectAccessible(page)
    expect(
      await site.query('select phone, status, language from contact_messages where subject = $1', [
        `Đặt tiệc ${width}`,
      ]),
    ).toEqual([{ phone: '+84900000000', status: 'new', language: 'vi' }])

    // The form is empty again for the next message.
    await page.getByRole('button', { name: 'Viết tin khác' }).click()
    await expect(formOf(page).getByLabel('Nội dung')).toHaveValue('')
  })
}

test('a form that is not filled in says so in the owner’s texts, and where', async ({ page }) => {
  await page.goto('/contact?lang=en')
  await untilHydrated(page)
  await formOf(page).getByLabel('Your name').fill('Guest')
  await submit(page).click()
  const toast = page.locator('[aria-live=assertive]')
  await expect(toast).toContainText('Vui lòng điền đầy đủ thông tin')
  await expect(toast).toContainText('Please enter your e-mail address.')
  await expect(formOf(page).getByLabel('E-mail')).toBeFocused()
  await expect(formOf(page)).toContainText('Please write your message.')
  await expect(formOf(page).getByLabel('Your name')).toHaveValue('Guest')
})

test('a message that could not be sent is still there, in the other language and after a reload', async ({
  page,
}) => {
  await page.goto('/contact?lang=en')
  await untilHydrated(page)
  await fill(page, 'A party')
  await page.route('**/api/contact', (route) => route.abort())
  await submit(page).click()
  await expect(formOf(page)).toContainText('Failed to Send Message')
  await expect(formOf(page)).toContainText('No connection.')

  await page.goto('/contact?lang=vi')
  await untilHydrated(page)
  await expect(formOf(page).getByLabel('Về việc gì')).toHaveValue('A party')
  await page.unroute('**/api/contact')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Đã gửi tin nhắn!' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how else the restaurant is reached', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Viết cho Bếp' })).toBeVisible()
    const details = page.getByRole('region', { name: 'Quán ở đây' })
    await expect(details.getByRole('link', { name: /^0274|^0\d/ })).toBeVisible()
    await expect(submit(page)).toBeDisabled()
  })
})
