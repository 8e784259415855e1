import type { Page } from '@playwright/test'

import { untilHydrated, expect, expectAccessible, test, type SiteUnderTest } from '../../support/site.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const english = (page: Page) => page.getByRole('button', { name: 'English' })
const latestNews = (page: Page) => page.getByRole('region', { name: /Chuyện trong bếp|From the kitchen/ })
const oven = { vi: '/news/mot-ngay-cua-lo-cui', en: '/news/a-day-in-the-life-of-the-oven' }

/** Rewrites a post while the test runs, and puts it back. */
async function withPost(site: SiteUnderTest, change: string, work: () => Promise<void>) {
  const before = await site.query<{ id: string; published: boolean; cover: string; image: string }>(
    'select id, published, cover_image_url as cover, image_url as image from blog_posts',
  )
  await site.query(change)
  await site.contentChanged()
  try {
    await work()
  } finally {
    for (const { id, published, cover, image } of before)
      await site.query(
        'update blog_posts set published = $2, cover_image_url = $3, image_url = $4 where id = $1',
        [id, published, cover, image],
      )
    await site.contentChanged()
  }
}

test.describe('the news page', () => {
  test('shows the first pinned story large and the others beneath, pinned ones first', async ({ page }) => {
    await page.goto('/news')
    await expect(title(page, 'Chuyện trong bếp')).toBeVisible()
    const stories = page.getByRole('article')
    await expect(stories).toHaveCount(6)
    await expect(stories.nth(0)).toContainText('5 tháng 9, 2025')
    await expect(stories.nth(0)).toContainText('Đội ngũ Bếp Lửa')
    await expect(stories.nth(0)).toContainText('ĐÃ GHIM')
    await expect(stories.nth(1)).toContainText('ĐÃ GHIM')
    await expect(stories.nth(2)).toContainText('Pizza nào, uống gì cho hợp')
    await expect(stories.nth(5)).toContainText('Một ngày của lò củi')
    await expect(stories.getByText('ĐÃ GHIM')).toHaveCount(2)
    await stories
      .nth(0)
      .getByRole('link', { name: /^Đọc trọn bài/ })
      .click()
    await expect(title(page, 'Vì sao bột của quán phải ngủ hai ngày')).toBeVisible()
    await expect(page).toHaveURL('/news/vi-sao-bot-cua-quan-phai-ngu-hai-ngay')
  })

  test('opens a story where its card is pressed, on its picture too, and so does what to read next', async ({
    page,
  }) => {
    const press = async (card: ReturnType<Page['locator']>) => {
      // Playwright would press what it names, and fail where something lies over it.
      const picture = await card.locator('img').first().boundingBox()
      if (!picture) throw new Error('The card shows a picture')
      await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2)
    }
    await page.goto('/news')
    await untilHydrated(page)
    await press(page.getByRole('article').first())
    await expect(page).toHaveURL('/news/vi-sao-bot-cua-quan-phai-ngu-hai-ngay')
    const next = page
      .locator('main li')
      .filter({ has: page.locator('img') })
      .first()
    await next.scrollIntoViewIfNeeded()
    const { pathname } = new URL((await next.getByRole('link').getAttribute('href')) ?? '', page.url())
    await press(next)
    await expect(page).toHaveURL(pathname)
    await page.goto('/news')
    await untilHydrated(page)
    const small = page.getByRole('article').nth(2)
    await small.scrollIntoViewIfNeeded()
    await press(small)
    await expect(page).toHaveURL('/news/pizza-nao-uong-gi-cho-hop')
  })

  test('shows where the keyboard is around a whole card', async ({ page }) => {
    await page.goto('/news')
    await untilHydrated(page)
    for (const place of [0, 1]) {
      const card = page.getByRole('article').nth(place)
      await page.keyboard.press('Tab')
      await card.getByRole('link').focus()
      const outline = await card
        .getByRole('link')
        .evaluate((link) => getComputedStyle(link, '::after').outlineStyle)
      expect([place, outline]).toEqual([place, 'solid'])
    }
  })

  test('is reached from the header, at once, and speaks English to those who ask', async ({ page }) => {
    await page.goto('/?lang=en')
    await untilHydrated(page)
    // The stories come when the test has seen what stands in their place.
    const seen = Promise.withResolvers<void>()
    await page.route(/\/api\/blog-posts\?published=true/, async (route) => {
      await seen.promise
      await route.continue()
    })
    await page.getByRole('banner').getByRole('link', { name: 'News' }).click()
    await expect(title(page, 'From the kitchen')).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Fetching the latest stories')
    seen.resolve()
    const last = page.getByRole('article').last()
    await expect(last).toContainText('26 September 2025')
    await last.getByRole('link', { name: /^Read more/ }).click()
    await expect(title(page, 'A day in the life of the oven')).toBeVisible()
  })

  test('says so kindly while there are no stories', async ({ page, site }) => {
    await withPost(site, 'update blog_posts set published = false', async () => {
      await page.goto('/news')
      await expect(page.getByRole('heading', { name: 'Chưa có bài nào' })).toBeVisible()
      await expect(page.getByText('Bạn ghé lại sau nhé')).toBeVisible()
      await expectAccessible(page)
    })
  })

  test('draws a cover for a story without pictures', async ({ page, site }) => {
    const bare = `update blog_posts set cover_image_url = null, image_url = null where id = 'post-oven-day'`
    await withPost(site, bare, async () => {
      await page.goto('/news')
      const drawing = page.getByRole('article').last().locator('img')
      await drawing.scrollIntoViewIfNeeded()
      await expect(drawing).toHaveAttribute('src', /\/assets\/cover-.*\.svg$/)
      await expect
        .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    })
  })
})

test.describe('an article', () => {
  test('shows its text as it was marked up, its pictures lazy and in place', async ({ page }) => {
    await page.goto(oven.vi)
    await expect(title(page, 'Một ngày của lò củi')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Vì sao là củi nhãn' })).toBeVisible()
    await expect(page.locator('strong', { hasText: '7:00.' })).toBeVisible()
    const picture = page.getByRole('img', { name: 'Cánh gà nướng lúc lửa dịu' })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('width', /\d+/)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toContain('/pictures/')
    await page.getByRole('link', { name: 'Về trang tin' }).click()
    await expect(page).toHaveURL('/news')
  })

  test('gives itself the address of the language when that changes, without loading anything', async ({
    page,
  }) => {
    await page.goto(oven.vi)
    await untilHydrated(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await english(page).click()
    await expect(title(page, 'A day in the life of the oven')).toBeVisible()
    await expect(page).toHaveURL(oven.en)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('languageChanged'))).toBeNull()
    expect(asked.filter((url) => !/\/(pictures|objects|assets)\//.test(url))).toEqual([])
    await page.reload()
    await expect(title(page, 'A day in the life of the oven')).toBeVisible()
  })

  test('is the same by either slug and by its id', async ({ page }) => {
    for (const address of [oven.en, oven.vi, '/news/post-oven-day']) {
      await page.goto(address)
      await expect(title(page, 'Một ngày của lò củi')).toBeVisible()
    }
  })

  test('has moved with its slug: a former address leads to the present one of the language', async ({
    page,
    site,
  }) => {
    await site.query(
      `insert into blog_post_former_slugs (slug, post_id) values ('the-old-oven', 'post-oven-day') on conflict do nothing`,
    )
    const response = await page.request.get('/news/the-old-oven', { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    await page.goto('/news/the-old-oven')
    await expect(page).toHaveURL(oven.vi)
    await page.goto('/news/the-old-oven?lang=en')
    await expect(page).toHaveURL(`${oven.en}?lang=en`)
  })

  test('copies its address to be shared, says so for a moment, and is itself again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto(oven.vi)
    await untilHydrated(page)
    // Its moment lasts until the test has looked.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await page.getByRole('button', { name: 'Chia sẻ' }).click()
    await expect(page.getByRole('button', { name: 'Đã sao chép!' })).toBeVisible()
    await expect(page.getByText('Đã sao chép đường dẫn vào bộ nhớ tạm')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await page.clock.runFor(2000)
    await expect(page.getByRole('button', { name: 'Chia sẻ' })).toBeVisible()
  })

  test('that is not there returns 404 and shows a link back', async ({ page, request }) => {
    expect((await request.get('/news/khong-co-bai-nay')).status()).toBe(404)
    expect((await request.get('/news/undefined')).status()).toBe(404)
    await page.goto('/news/khong-co-bai-nay')
    await expect(title(page, 'Không tìm thấy bài viết')).toBeVisible()
    await expect(page).toHaveTitle('Không tìm thấy bài viết · Bếp Lửa')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Về trang tin' }).click()
    await expect(title(page, 'Chuyện trong bếp')).toBeVisible()
  })

  test('tells search engines its addresses, picture and publisher', async ({ request, site }) => {
    const html = await (await request.get(`${oven.en}?lang=en`)).text()
    const address = (path: string) => `${site.address}${path}`
    expect(html).toContain(`<link rel="canonical" href="${address(oven.en)}?lang=en"/>`)
    expect(html).toContain(`hrefLang="vi" href="${address(oven.vi)}"`)
    expect(html).toContain('<meta property="og:type" content="article"/>')
    expect(html).toContain(`<meta property="og:image" content="${address('/objects/news/oven-day.webp')}"/>`)
    const data = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'A day in the life of the oven',
      publisher: { name: 'Bếp Lửa' },
      mainEntityOfPage: { '@id': `${address(oven.en)}?lang=en` },
    })
  })
})

test.describe('the latest news on the home page', () => {
  test('are fetched once they come near: four, pinned first, each leading to its story', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/blog-posts')) asked.push(request.url())
    })
    await page.setViewportSize(phone)
    await page.goto('/')
    await untilHydrated(page)
    expect(asked).toEqual([])
    await latestNews(page).scrollIntoViewIfNeeded()
    const stories = latestNews(page).getByRole('article')
    await expect(stories).toHaveCount(4)
    await expect(stories.nth(1)).toContainText('ĐÃ GHIM')
    await expect(stories.nth(2)).toContainText('Pizza nào, uống gì cho hợp')
    expect(asked).toHaveLength(1)
    await stories
      .nth(2)
      .getByRole('link', { name: /^Đọc tiếp/ })
      .click()
    await expect(page).toHaveURL('/news/pizza-nao-uong-gi-cho-hop')
  })

  test('say so when they cannot be had, and lead to all of them', async ({ page }) => {
    const busy = { status: 503, body: '{}' }
    await page.route('**/api/blog-posts*', (route) => route.fulfill(busy), { times: 1 })
    await page.goto('/?lang=en')
    await latestNews(page).scrollIntoViewIfNeeded()
    await expect(latestNews(page)).toContainText('could not be fetched just now')
    await latestNews(page).getByRole('link', { name: 'All stories' }).click()
    await expect(title(page, 'From the kitchen')).toBeVisible()
  })

  test('follow a change of language before and after they are there', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    await english(page).click()
    await latestNews(page).scrollIntoViewIfNeeded()
    await expect(latestNews(page).getByRole('article').first()).toContainText('Why our dough rests')
    await page.getByRole('button', { name: 'Tiếng Việt' }).click()
    await expect(latestNews(page).getByRole('article').first()).toContainText('Vì sao bột')
  })
})

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  for (const address of ['/news', oven.vi, `${oven.en}?lang=en`]) {
    test(`${address} has nothing an accessibility checker finds on a ${name}, and fits it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(address)
      await untilHydrated(page)
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  test(`home’s news have nothing an accessibility checker finds on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await untilHydrated(page)
    await latestNews(page).scrollIntoViewIfNeeded()
    await expect(latestNews(page).getByRole('article')).toHaveCount(4)
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('list and article are whole, and home leads to the news', async ({ page }) => {
    await page.goto('/')
    // Nothing says that it is being fetched, as it never comes.
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    await latestNews(page).getByRole('link', { name: 'Xem tất cả chuyện bếp' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: /Một ngày của lò củi/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Vì sao là củi nhãn' })).toBeVisible()
    await expect(page.getByText('Củi nhãn chắc, cháy lâu')).toBeVisible()
  })
})
