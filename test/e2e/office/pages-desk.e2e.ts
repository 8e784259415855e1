import { expect, expectAccessible, test } from '../../support/site.ts'
import { signIn, toast } from './office-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an admin changes a title of the home page, and guests read it at once; leaving unsaved is asked about', async ({
  page,
  request,
  site,
}) => {
  const [before] = await site.query<{ title: string }>('select blog_title_vi as title from home_content')
  const title = 'Chuyện từ bàn bếp'
  await request.get('/')
  await signIn(page, 'admin', '/admin/dashboard')
  await page.getByRole('link', { name: 'Trang', exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard/pages/home')
  const field = page.getByRole('group', { name: 'Tin tức' }).getByLabel('Tiêu đề (tiếng Việt)')
  await field.fill(title)
  await expectAccessible(page)
  try {
    // The browser's own way back, and a link.
    await page.evaluate(() => window.history.back())
    const question = page.getByRole('dialog', { name: 'Rời trang mà chưa lưu?' })
    await question.getByRole('button', { name: 'Ở lại' }).click()
    await page.getByRole('link', { name: 'Đơn hàng', exact: true }).click()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Ở lại' }).click()
    await expect(field).toHaveValue(title)
    await page.getByRole('button', { name: 'Lưu' }).click()
    await expect(toast(page)).toContainText('Đã lưu trang chủ')
    expect(await (await request.get('/')).text()).toContain(title)
    // Saved, nothing is asked any more.
    await page.getByRole('link', { name: 'Đơn hàng', exact: true }).click()
    await expect(page).toHaveURL('/admin/dashboard/orders')

    await page.goto('/admin/pages')
    await expect(page).toHaveURL('/admin/pages/home')
    await expect(field).toHaveValue(title)
    await expectAccessible(page)
  } finally {
    await site.query('update home_content set blog_title_vi = $1', [before?.title])
    await site.contentChanged()
  }
})
