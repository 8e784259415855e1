// Browser: real navigation, layout or styles
import { expect, expectAccessible, test } from '../../support/site.ts'
import { toast } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

test('an admin is led to what is to be filled in, changes it, and guests read it on their next request', async ({
  page,
  site,
  signIn,
}) => {
  const phone = '0274 380 1234'
  const [before] = await site.query<{ phone: string }>(
    "select settings ->> 'phone' as phone from site_settings",
  )
  await signIn(page, 'admin', '/admin/dashboard/pages/settings')
  await page.getByText(/mục cần điền/).click()
  await page.getByRole('link', { name: 'Đường dây nóng', exact: true }).click()
  const contact = page.getByRole('region', { name: 'Liên hệ và địa chỉ' })
  await expect(contact.getByRole('heading')).toBeInViewport()
  await expect(contact.getByRole('heading')).toBeFocused()
  await contact.getByLabel('Đường dây nóng').fill(phone)
  await expectAccessible(page)
  try {
    await contact.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(toast(page)).toContainText('Đã lưu')
    // A phone shows the index or a section.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Tất cả cài đặt' }).click()
    const link = page.getByRole('link', { name: 'Liên hệ và địa chỉ' })
    await expect(link).toBeFocused()
    await expect(contact).toBeHidden()
    await expectAccessible(page)
    await link.click()
    await expect(contact.getByRole('heading')).toBeFocused()
    await expect(link).toBeHidden()
    await page.goto('/contact')
    await expect(page.getByRole('link', { name: phone }).first()).toBeVisible()
  } finally {
    await site.query(
      `update site_settings set settings = jsonb_set(settings, '{phone}', to_jsonb($1::text))`,
      [before?.phone],
    )
    await site.contentChanged()
  }
})
