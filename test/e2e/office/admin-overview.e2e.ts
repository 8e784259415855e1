// Browser: real navigation, layout or styles
import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { bookTable, reservationCard, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

test('an admin finds a booking by keyboard, changes it and reads in the log that it was changed', async ({
  page,
  site,
  signIn,
}) => {
  const name = uniqueName('Khách Bàn Giấy')
  const { id } = await bookTable(site.address, { name })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      reportError(new Error(`${violatedDirective} ${sourceFile}`)),
    )
  })
  await signIn(page, 'admin')
  const field = page.getByRole('searchbox')
  await field.waitFor()
  await expectAccessible(page)
  await tabTo(page, field)
  await page.keyboard.type(name)
  await expect(page.getByText('1 kết quả', { exact: true })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  for (const width of [1440, 390, 768]) {
    await page.setViewportSize({ width, height: 1024 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  }
  // The booking may also be what waits longest, with a link of its own.
  await tabTo(page, page.getByRole('link', { name: /Chờ xác nhận/ }).filter({ hasText: name }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('0900 000 000')
  await expectAccessible(page)
  await dialog.getByRole('link').click()
  await expect(page).toHaveURL(`/admin/dashboard/reservations?reservation=${id}`)

  // However far one has scrolled, the next section is one tap away; on a phone the further ones are two.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/admin/dashboard/menu')
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Nhật ký', exact: true })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Nhật ký', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Thêm: Thực đơn' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Nhật ký', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Thêm: Nhật ký' })).toBeFocused()
  await page.setViewportSize({ width: 1024, height: 768 })

  await page.goto(`/admin/dashboard/reservations?q=${encodeURIComponent(name)}`)
  await reservationCard(page, name)
    .getByRole('button', { name: /^Việc khác/ })
    .click()
  await reservationCard(page, name).getByRole('combobox').selectOption('confirmed')
  const row = () => site.query('select status from reservations where id = $1', [id])
  await expect.poll(row).toEqual([{ status: 'confirmed' }])
  await page.getByRole('link', { name: 'Nhật ký', exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard/audit')
  await page.goto(`/admin/dashboard/audit?thing=reservation%3A${id}`)
  await expect(page.getByRole('article', { name: /đặt bàn .* sang Đã xác nhận/ })).toBeVisible()
  await expectAccessible(page)
  expect(errors).toEqual([])
})
