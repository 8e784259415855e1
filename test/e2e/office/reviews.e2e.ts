// Browser: files, real navigation, layout or styles
import sharp from 'sharp'

import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { toast } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

const id = 'review-visitor'
const name = 'Khách ghé ngang'

test.afterEach(async ({ site }) => {
  await site.query(
    `update customer_reviews set rating = 5, is_published = true, avatar_url = null, updated_at = created_at
    where id = $1`,
    [id],
  )
  await site.contentChanged()
})

test('an admin gives a review a picture and other stars by keyboard, and takes it back from guests', async ({
  page,
  signIn,
}) => {
  const published = async () => (await page.request.get('/api/customer-reviews/published')).text()
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c41e12' } })
    .jpeg()
    .toBuffer()
  await signIn(page, 'admin', '/admin/dashboard/contact')
  await page.getByRole('button', { name: /^Thêm: / }).click()
  await page.getByRole('link', { name: 'Đánh giá', exact: true }).click()
  const card = page.getByRole('article', { name })
  await expect(card).toBeVisible()
  await expect(page.getByRole('button', { name: /^Thêm đánh giá/ })).toBeDisabled()
  await expectAccessible(page)

  await tabTo(page, card.getByRole('link', { name: `Sửa đánh giá của ${name}` }))
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: `Sửa đánh giá của ${name}` })
  await expect(form.getByLabel('Tên khách bằng tiếng Anh')).toBeFocused()
  await tabTo(page, form.getByRole('radio', { name: '5 sao' }))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(form.getByRole('img', { name: '3 trên 5 sao' })).toBeVisible()
  await expectAccessible(page)

  const choosing = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Chọn ảnh' }).click()
  await (await choosing).setFiles({ name: 'khach.jpg', mimeType: 'image/jpeg', buffer: photo })
  const crop = page.getByRole('dialog', { name: 'Cắt ảnh' })
  await expect(crop.getByRole('alert')).toContainText('600×400 điểm ảnh. Khuyến nghị 300x300 (1:1)')
  await crop.getByRole('button', { name: 'Dùng phần này' }).click()
  await expect(crop).toBeHidden()

  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Thoát mà chưa lưu?' })
  await expect(question.getByRole('button', { name: 'Tiếp tục sửa' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  // Past the list, to the page before it.
  await page.evaluate(() => window.history.go(-2))
  const leaving = page.getByRole('dialog', { name: 'Rời trang mà chưa lưu?' })
  await leaving.getByRole('button', { name: 'Ở lại' }).click()
  await expect(leaving).toBeHidden()

  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(toast(page).filter({ hasText: 'Đánh giá đã được cập nhật' })).toBeVisible()
  await expect(form).toBeHidden()
  expect(JSON.parse(await published())).toContainEqual(
    expect.objectContaining({ id, rating: 3, avatarUrl: expect.stringMatching(/^\/objects\/uploads\//) }),
  )

  await card.getByRole('link', { name: `Sửa đánh giá của ${name}` }).click()
  await form.getByLabel('Đã đăng').uncheck()
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(card.getByText('Chưa đăng')).toBeVisible()
  expect(await published()).not.toContain(id)
})
