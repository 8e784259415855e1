// Browser: real navigation, layout or styles, no scripts
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

const formOf = (page: Page) => page.getByRole('region', { name: 'Lời nhắn của bạn' })
const submit = (page: Page) => formOf(page).getByRole('button', { name: 'Gửi tin nhắn' })

test('a guest writes to the restaurant', async ({ page, site }) => {
  await page.goto('/contact')
  await untilHydrated(page)
  await submit(page).click()
  await expect(formOf(page).getByLabel('Tên của bạn')).toBeFocused()
  // With what is missing said at each field.
  await expectAccessible(page)
  await formOf(page).getByLabel('Tên của bạn').fill('Khách Thử')
  await formOf(page).getByLabel('Email').fill('khach@example.com')
  await formOf(page).getByLabel('Số điện thoại').fill('0900 000 000')
  await formOf(page).getByLabel('Về việc gì').fill('Đặt tiệc')
  await formOf(page).getByLabel('Nội dung').fill('Bếp có nhận tiệc 30 người không?')
  await submit(page).click()

  await expect(page.getByRole('heading', { name: 'Đã gửi tin nhắn!' })).toBeFocused()
  await expectAccessible(page)
  expect(
    await site.query("select phone, status, language from contact_messages where subject = 'Đặt tiệc'"),
  ).toEqual([{ phone: '+84900000000', status: 'new', language: 'vi' }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how else the restaurant is reached', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Viết cho Bếp' })).toBeVisible()
    const details = page.getByRole('region', { name: 'Quán ở đây' })
    await expect(details.getByRole('link', { name: /^0274|^0\d/ })).toBeVisible()
    // Nor one of the newsletter's.
    await expect(page.getByRole('button', { disabled: true })).toHaveCount(0)
  })
})
