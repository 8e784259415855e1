// Browser: files, real navigation, layout or styles
import sharp from 'sharp'

import { expect, expectAccessible, test } from '../../support/site.ts'
import { sendSignIn, speak, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

const png = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

test('a post is written with pictures in its text and a cropped cover, read by guests, and deleted', async ({
  page,
  signIn,
}) => {
  const title = uniqueName('Longan wood')
  await speak(page, 'en')
  await signIn(page, 'admin', '/admin/dashboard/blog?open=new')
  const form = page.getByRole('dialog', { name: 'Add post' })
  await form.getByLabel('Title in English').fill(title)
  await form.getByLabel('Summary in English').fill('It burns long.')
  const text = form.getByLabel('Text in English')
  await text.fill('Before.')
  // The browser's own undo takes a mark back.
  await text.selectText()
  await form
    .getByRole('toolbar', { name: 'Marks of the English text' })
    .getByRole('button', { name: 'Bold' })
    .click()
  await expect(text).toHaveValue('**Before.**')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text).toHaveValue('Before.')

  const stack = await png('stack.png', '#c41e12')
  const smoke = await png('smoke.png', '#2c5e2e')
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  const choosing = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Add pictures: Pictures in the English text' }).click()
  await (await choosing).setFiles([stack, notes, smoke])
  await expect(form.getByText(/^Upload of notes.txt failed: Only image files/)).toBeVisible()
  await expect(text).toHaveValue(
    /^Before\.\n\n!\[stack\]\(\/objects\/uploads\/[\da-f]{24}\.webp\)\n\n!\[smoke\]\(\/objects\/uploads\/[\da-f]{24}\.webp\)\s*$/,
  )

  const choosingCover = page.waitForEvent('filechooser')
  await form
    .getByRole('group', { name: 'Cover (16:9)' })
    .getByRole('button', { name: 'Choose a picture' })
    .click()
  await (await choosingCover).setFiles(stack)
  const crop = page.getByRole('dialog', { name: 'Crop the picture' })
  await crop.getByRole('button', { name: 'Use this part' }).click()
  await expect(crop).toBeHidden()

  await form.getByLabel('Dish it is about (optional)').selectOption('pepperoni')
  await form.getByText('English', { exact: true }).click()
  const preview = form.locator('[inert]')
  await expect(preview.getByRole('heading', { name: title, includeHidden: true })).toBeVisible()
  await expect(preview.locator('figure img[alt="smoke"]')).toBeVisible()
  await expectAccessible(page)
  // On a wide screen what is being written stays in sight beside the long form.
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByRole('button', { name: 'Publish post' }).scrollIntoViewIfNeeded()
  await expect(form.getByRole('heading', { name: 'Preview' })).toBeInViewport()

  await form.getByRole('button', { name: 'Publish post' }).click()
  await expect(form).toBeHidden()
  const card = page.getByRole('article', { name: title })
  await expect(card).toBeVisible()
  await expectAccessible(page)

  const address = await card.getByRole('link', { name: `View ${title} on the website` }).getAttribute('href')
  const guest = await (await page.request.get(`${address}?lang=en`)).text()
  expect(guest).toContain('alt="smoke" width="900" height="600" loading="lazy"')
  expect(guest).toMatch(/href="\/menu\?q=\w+/)
  expect(guest).toContain('Read next')
  const [cover = ''] = /\/pictures\/\d+\/\w+\/uploads\/[\da-f]{24}\.webp/.exec(guest) ?? []
  const shown = await sharp(await (await page.request.get(cover)).body()).metadata()
  expect(shown.width / shown.height).toBeCloseTo(16 / 9, 1)

  await card.getByRole('button', { name: /^More for/ }).click()
  await card.getByRole('link', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(card).toBeHidden()
  expect((await page.request.get(`${address}?lang=en`)).status()).toBe(404)
})

test('what was typed outlives the end of the session', async ({ page, context, signIn }) => {
  const title = uniqueName('Nửa ý')
  await signIn(page, 'admin', '/admin/dashboard/blog?open=new')
  const form = page.getByRole('dialog', { name: 'Thêm bài viết' })
  for (const label of ['Tiêu đề tiếng Anh', 'Tóm tắt tiếng Anh', 'Nội dung tiếng Anh'])
    await form.getByLabel(label).fill(title)
  // The browser alone forgets it: the session of the other tests goes on.
  await context.clearCookies()
  await form.getByRole('button', { name: 'Đăng bài' }).click()
  await page.waitForURL('**/login**')
  await sendSignIn(page, 'admin', 'admin123')
  await expect(form.getByLabel('Nội dung tiếng Anh')).toHaveValue(title)
  await form.getByRole('button', { name: 'Đăng bài' }).click()
  const card = page.getByRole('article', { name: title })
  await card.getByRole('button', { name: /^Việc khác/ }).click()
  await card.getByRole('link', { name: `Xoá ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá', exact: true }).click()
  await expect(card).toBeHidden()
})
