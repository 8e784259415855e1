// Browser: real navigation, layout or styles, no scripts
import type { Page } from '@playwright/test'

import { publicPages } from '../../bench/public-pages.ts'
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
    await expect(details.getByRole('link', { name: /0274/ })).toBeVisible()
  })

  test('no page shows a button that does nothing, and each has the number', async ({ page, site }) => {
    for (const { name, path } of await publicPages(site.address)) {
      // One with dishes, one with a form, one with neither and one that changes: the others are like them.
      if (!/^(menu|booking|about|order) vi$/.test(name)) continue
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const buttons = await page.getByRole('button').evaluateAll((all: HTMLButtonElement[]) =>
        // Only sending a form needs no script.
        all.flatMap(({ type, disabled, innerText }) => (type === 'submit' && !disabled ? [] : [innerText])),
      )
      expect(buttons, name).toEqual([])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Gọi 0274/ }), name).toBeVisible()
    }
    await page.goto('/menu', { waitUntil: 'domcontentloaded' })
    await expect(page.getByText('Hết món', { exact: true }).first()).toBeVisible()
  })
})
