// Browser: files, layout or styles
import sharp from 'sharp'

import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { speak, toast, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

test('a new dish gets a picture: cropped by keyboard, sent again after a lost connection, seen by guests', async ({
  page,
  signIn,
}) => {
  const name = uniqueName('Picture')
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c41e12' } })
    .png()
    .toBuffer()
  await speak(page, 'en')
  await signIn(page, 'admin', '/admin/dashboard/menu?category=starters&open=new')
  const form = page.getByRole('dialog', { name: 'Add dish' })
  const choosing = page.waitForEvent('filechooser')
  const field = form.getByRole('group', { name: /^Picture \(/ })
  await field.getByRole('button', { name: 'Choose a picture' }).click()
  await (await choosing).setFiles({ name: 'dish.png', mimeType: 'image/png', buffer: photo })

  const crop = page.getByRole('dialog', { name: 'Crop the picture' })
  await expect(crop.getByRole('button', { name: 'Use this part' })).toBeFocused()
  const frame = crop.getByRole('group', { name: 'Frame' })
  await expect(frame).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, frame)
  const before = await frame.boundingBox()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await frame.boundingBox())?.x).toBeLessThan(before?.x ?? 0)

  await page.route('**/api/uploads/private/**', (route) => route.abort())
  await crop.getByRole('button', { name: 'Use this part' }).click()
  await expect(crop.getByRole('alert')).toContainText('The server cannot be reached')
  await page.unroute('**/api/uploads/private/**')
  await crop.getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page).filter({ hasText: 'The picture has been uploaded' })).toBeVisible()
  await expect(crop).toBeHidden()

  await form.getByLabel('Name in English').fill(name)
  await form.getByLabel('Description in English').fill('With a picture.')
  await form.getByLabel('Price before VAT').fill('99.000')
  await form.getByRole('button', { name: 'Add dish' }).click()
  await expect(form).toBeHidden()
  const card = page.getByRole('article', { name })
  await expect(card).toBeVisible()

  const guest = await page.request.get('/menu?lang=en')
  const [source = ''] = /\/pictures\/\d+\/\w+\/uploads\/[\da-f]{24}\.webp/.exec(await guest.text()) ?? []
  const shown = await sharp(await (await page.request.get(source)).body()).metadata()
  expect(shown.width).toBe(shown.height)

  await card.getByRole('button', { name: `More for ${name}` }).click()
  await card.getByRole('link', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(card).toBeHidden()
})
