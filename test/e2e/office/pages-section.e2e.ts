// Browser: real navigation, files, layout or styles
import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'
import { speak, toast } from './office-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an admin changes a title of the home page, and guests read it at once; leaving unsaved is asked about', async ({
  page,
  request,
  site,
  signIn,
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
    await page.getByRole('link', { name: 'Giới thiệu', exact: true }).click()
    await expect(page.getByRole('group', { name: 'Con số' })).toBeVisible()
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
  signIn,
}) => {
  const [before] = await site.query<{ description: string }>(
    `select meta_description as description from page_seo where page_key = 'menu' and language = 'vi'`,
  )
  const title = 'Thực đơn "lò củi" </title><script>document.body.remove()</script>'
  await signIn(page, 'admin', '/admin/pages/seo?page=menu&language=vi')
  await page.getByLabel('Tiêu đề khi tìm kiếm').fill(title)
  await page.getByLabel('Mô tả khi tìm kiếm').fill('Bánh nướng "củi" <b>nhãn</b>')
  await page.getByLabel('Địa chỉ chính thức').fill('https://pizza.example/menu')
  // Beside the long form what search engines will show stays in sight.
  await expect(page.getByRole('heading', { name: 'Khi tìm kiếm' })).toBeInViewport()
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

test('an admin changes the opening film: sent again after a lost connection, pending until saved, with a frame as its picture', async ({
  page,
  request,
  site,
  signIn,
}) => {
  await speak(page, 'en')
  await signIn(page, 'admin', '/admin/pages/home')
  const opening = page.getByRole('group', { name: 'Opening', exact: true })
  const film = opening.getByRole('group', { name: 'Film in the background' })
  const poster = opening.getByRole('group', { name: 'Picture in place of the film' })
  const choose = async () => {
    const choosing = page.waitForEvent('filechooser')
    await film.getByRole('button', { name: 'Choose another film' }).click()
    await (await choosing).setFiles('db/seed/films/mood.av1.mp4')
  }
  try {
    await page.route('**/api/uploads/private/**', () => {})
    await choose()
    await expect(page.getByText('A film is being uploaded.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await film.getByRole('button', { name: 'Cancel' }).click()
    await expect(film.getByRole('button', { name: 'Cancel' })).toBeHidden()

    await page.unroute('**/api/uploads/private/**')
    await page.route('**/api/uploads/private/**', (route) => route.abort())
    await choose()
    await expect(film.getByRole('alert')).toContainText('The server cannot be reached')
    await expectAccessible(page)
    await page.unroute('**/api/uploads/private/**')
    await film.getByRole('button', { name: 'Try again' }).click()
    await expect(toast(page)).toContainText('The film has been uploaded')
    await expect(film.getByText('Pending: guests see it once you save.')).toBeVisible()

    await poster.getByRole('button', { name: 'Take the frame that the film shows' }).click()
    const crop = page.getByRole('dialog', { name: 'Crop the picture' })
    await crop.getByRole('button', { name: 'Use this part' }).click()
    await expect(crop).toBeHidden()
    await expectAccessible(page)
    expect(await (await request.get('/')).text()).toContain('/brand/hero-1280.avif')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page)).toContainText('The home page has been saved')
    await expect(film.getByText('Pending', { exact: false })).toBeHidden()

    const [row] = await site.query<{ film: string; poster: string }>(
      'select pending_hero_video_url as film, hero_poster_url as poster from home_content',
    )
    expect(await (await request.get('/')).text()).toContain(`${row?.poster.replace('/objects', '')} 1200w`)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const shown = page.getByRole('region', { name: 'Pizza that meets' }).locator('video')
    await expect
      .poll(() => shown.evaluate(({ currentSrc, paused }: HTMLVideoElement) => !paused && currentSrc))
      .toBe(`${site.address}/api/assets/hero.landingpage.mp4?v=${row?.film.slice(-24, -16)}`)
  } finally {
    await site.query(
      `update home_content set pending_hero_video_url = '/api/assets/hero.landingpage.mp4', hero_poster_url = '/brand/hero-1280.webp'`,
    )
    await site.contentChanged()
  }
})
