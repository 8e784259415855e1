import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { bookTable, reservationCard, signIn, speak, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

const texts = {
  vi: {
    found: '1 kết quả',
    pending: /Chờ xác nhận/,
    log: 'Nhật ký',
    person: 'Người',
    changed: /^Quản trị viên .* đã đặt trạng thái cho đặt bàn .* sang Đã xác nhận\.$/,
  },
  en: {
    found: '1 result',
    pending: /Waiting for confirmation/,
    log: 'Audit log',
    person: 'Person',
    changed: /^Quản trị viên .* set the status of reservation .* to Confirmed\.$/,
  },
} as const

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const language of ['vi', 'en'] as const) {
  test(`an admin finds a booking by keyboard, changes it and reads that it was changed, in ${language}`, async ({
    page,
    site,
  }) => {
    const labels = texts[language]
    const name = uniqueName('Khách Bàn Giấy')
    const { id } = await bookTable(site.address, { name })
    await speak(page, language)
    await signIn(page, 'admin', '/admin/dashboard')
    const field = page.getByRole('searchbox')
    await field.waitFor()
    await expectAccessible(page)
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 1024 })
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    }
    await tabTo(page, field)
    await page.keyboard.type(name)
    await expect(page.getByText(labels.found, { exact: true })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
    // The booking may also be what waits longest, with a link of its own.
    const result = page.getByRole('link', { name: labels.pending }).filter({ hasText: name })
    await tabTo(page, result)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('0900 000 000')
    await expectAccessible(page)
    await dialog.getByRole('link').click()
    await expect(page).toHaveURL(`/admin/dashboard/reservations?reservation=${id}`)

    await page.goto(`/admin/dashboard/reservations?q=${encodeURIComponent(name)}`)
    await reservationCard(page, name).getByRole('combobox').selectOption('confirmed')
    const row = () => site.query('select status from reservations where id = $1', [id])
    await expect.poll(row).toEqual([{ status: 'confirmed' }])
    await page.getByRole('link', { name: labels.log, exact: true }).click()
    await expect(page).toHaveURL('/admin/dashboard/audit')
    await page.goto(`/admin/dashboard/audit?thing=reservation%3A${id}`)
    const entry = page.getByRole('article', { name: labels.changed })
    await expect(entry).toBeVisible()
    await expectAccessible(page)
    const person = page.getByLabel(labels.person, { exact: true })
    await tabTo(page, person)
    await person.selectOption({ label: 'Nhân viên (@staff)' })
    await expect(entry).toBeHidden()
    await expectAccessible(page)
  })
}
