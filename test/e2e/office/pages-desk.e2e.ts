import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'
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
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(toast(page)).toContainText('Đã lưu trang chủ')
    expect(await (await request.get('/')).text()).toContain(title)
    // Saved, nothing is asked any more.
    await page.getByRole('link', { name: 'Đơn hàng', exact: true }).click()
    await expect(page).toHaveURL('/admin/dashboard/orders')

    await page.goto('/admin/pages')
    await expect(page).toHaveURL('/admin/pages/home')
    await expect(field).toHaveValue(title)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Giới thiệu', exact: true }).click()
    await expect(
      page.getByRole('group', { name: 'Con số' }).getByLabel('Con số thứ hai', { exact: true }),
    ).toHaveValue('5K+')
    await expectAccessible(page)
  } finally {
    await site.query('update home_content set blog_title_vi = $1', [before?.title])
    await site.contentChanged()
  }
})

test('an admin writes what search engines show of a page: in the HTML, after navigation, and harmless', async ({
  page,
  request,
  site,
}) => {
  const [before] = await site.query<{ description: string }>(
    `select meta_description as description from page_seo where page_key = 'menu' and language = 'vi'`,
  )
  const title = 'Thực đơn "lò củi" </title><script>document.body.remove()</script>'
  await signIn(page, 'admin', '/admin/pages/seo?page=menu&language=vi')
  await page.getByLabel('Tiêu đề khi tìm kiếm').fill(title)
  await page.getByLabel('Mô tả khi tìm kiếm').fill('Bánh nướng "củi" <b>nhãn</b>')
  await page.getByLabel('Địa chỉ chính thức').fill('https://pizza.example/menu')
  await page.getByRole('switch').press('Space')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(toast(page)).toContainText('Đã lưu')
  try {
    const html = await (await request.get('/menu')).text()
    expect(html).toContain('<title>Thực đơn &quot;lò củi&quot; &lt;/title&gt;&lt;script&gt;')
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(html).toContain('<link rel="canonical" href="https://pizza.example/menu"/>')
    expect(html).toContain('content="Bánh nướng &quot;củi&quot; &lt;b&gt;nhãn&lt;/b&gt;"')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(await (await request.get('/menu?lang=en')).text()).toContain('<title>Menu · Bếp Lửa</title>')
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/menu</loc>')

    await page.goto('/menu')
    await expect(page).toHaveTitle(title)
    await untilHydrated(page)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(1)
    await page.goto('/')
    await untilHydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Thực đơn' }).click()
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  } finally {
    await site.query(
      `update page_seo set meta_title = null, meta_description = $1, canonical_url = null, no_index = false
       where page_key = 'menu' and language = 'vi'`,
      [before?.description],
    )
    await site.contentChanged()
  }
})
