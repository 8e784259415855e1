// Browser: files, layout or styles
import { readFile } from 'node:fs/promises'

import { expect, expectAccessible, test } from '../../support/site.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('an admin opens the subscribers from the pages section and saves them as a file', async ({
  page,
  request,
  signIn,
}) => {
  await request.post('/api/newsletter', { data: { email: '+lan@example.com' } })
  await signIn(page, 'admin', '/admin/dashboard/pages/newsletter?q=lan')
  await expect(page.getByRole('article', { name: '+lan@example.com' })).toBeVisible()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tải tệp CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF"email","language","createdAt","unsubscribeUrl"\r\n')).toBe(true)
  expect(text).toContain(`"'+lan@example.com"`)

  await page.getByRole('button', { name: 'Xoá +lan@example.com' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Không tìm thấy ai' })).toBeVisible()
})
