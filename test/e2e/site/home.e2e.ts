import type { Locator, Page } from '@playwright/test'

import { expect, expectAccessible, type SiteUnderTest, test } from '../../support/site.ts'

const reviews = (page: Page) => page.getByRole('region', { name: /^(Lời khách để lại|Said at the table)$/ })
const cards = (page: Page) => reviews(page).getByRole('listitem')
const birthday = (page: Page) => cards(page).filter({ hasText: /Bàn tiệc sinh nhật|Birthday table/ })
const readOn = (page: Page) => birthday(page).getByRole('button', { name: /Đọc tiếp|Read on/ })
const featured = (page: Page) => page.getByRole('region', { name: 'Món khách quay lại vì nhớ' })
const burrata = (page: Page) => featured(page).getByRole('article', { name: 'Burrata & Giăm Bông Parma' })
const popover = (page: Page) => page.getByRole('tooltip')
const banner = (page: Page) => page.getByRole('banner')

// The end of the long review and of the long description, which no card shows.
const endOfReview = 'Sinh nhật lần tới nhà mình lại đặt ở đây.'

async function openReviews(page: Page): Promise<void> {
  await page.goto('/')
  await reviews(page).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(8)
}

async function openFeatured(page: Page): Promise<void> {
  await page.goto('/')
  await featured(page).scrollIntoViewIfNeeded()
  await expect(burrata(page)).toBeVisible()
}

/** From now on time passes only when the test says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

async function hoverFor(page: Page, target: Locator, milliseconds: number): Promise<void> {
  await target.hover()
  await page.clock.runFor(milliseconds)
}

test.describe('guest reviews', () => {
  test('is fetched once it comes near, pinned first, and waits in empty cards until then', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(asked).not.toContain('/api/customer-reviews/published')
    await expect(reviews(page).getByRole('status')).toHaveText('Đang lấy lời khách')
    await reviews(page).scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(8)
    await expect(cards(page).first()).toContainText('Bàn tiệc sinh nhật')
    await expect(reviews(page).getByRole('status')).toHaveCount(0)
  })

  test('shows stars in words, who spoke, and once that all are demo data', async ({ page }) => {
    await openReviews(page)
    const takeaway = cards(page).filter({ hasText: 'Khách mang về' })
    await expect(takeaway.getByRole('img', { name: '4 trên 5 sao' })).toBeVisible()
    await expect(reviews(page).getByText('dữ liệu mẫu')).toHaveText(['Những lời dưới đây là dữ liệu mẫu.'])
    await expect(takeaway.getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: 'English' }).click()
    const english = cards(page).filter({ hasText: 'Takeaway regular' })
    await expect(english.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(reviews(page).getByText('demo data')).toHaveText(['These reviews are demo data.'])
  })

  test('is cut after a whole word within 160 characters', async ({ page, request }) => {
    const response = await request.get('/api/customer-reviews/published')
    const [first] = (await response.json()) as { reviewVi: string }[]
    await openReviews(page)
    const shown = (await birthday(page).getByRole('paragraph').first().innerText()).split('…')[0] ?? ''
    expect(shown.length).toBeLessThanOrEqual(160)
    expect(shown.length).toBeGreaterThan(140)
    expect(first?.reviewVi).toMatch(new RegExp(`^${shown}\\b`, 'u'))
  })

  test('lies open in full after 800 ms of hover, and closes when the mouse has left', async ({ page }) => {
    await openReviews(page)
    await stopTheClock(page)
    await hoverFor(page, birthday(page), 799)
    await expect(popover(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(popover(page)).toContainText(endOfReview)
    await banner(page).hover()
    await page.clock.runFor(200)
    await expect(popover(page)).toBeHidden()
  })

  test('opens when the focus arrives from far away, and closes on Escape', async ({ page }) => {
    await openReviews(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.keyboard.press('Tab')
    await readOn(page).focus()
    await expect(popover(page)).toContainText(endOfReview)
    await expect(readOn(page)).toBeInViewport()
    await expect(popover(page)).toBeVisible()
    await expect(readOn(page)).toHaveAccessibleDescription(new RegExp(endOfReview))
    await page.keyboard.press('Escape')
    await expect(popover(page)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(popover(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(popover(page)).toBeHidden()
  })

  test('says so where it cannot be had, and is asked for again on a press', async ({ page }) => {
    await page.route('**/api/customer-reviews/published', (route) =>
      route.fulfill({ status: 503, json: { message: 'Busy', code: 'busy' } }),
    )
    await page.goto('/')
    await reviews(page).scrollIntoViewIfNeeded()
    await expect(reviews(page).getByText('chưa lấy được lúc này')).toBeVisible()
    await page.unroute('**/api/customer-reviews/published')
    await reviews(page).getByRole('button', { name: 'Thử lại' }).click()
    await expect(cards(page)).toHaveCount(8)
  })

  test('invites to be the first where nothing is published', async ({ page }) => {
    await page.route('**/api/customer-reviews/published', (route) => route.fulfill({ json: [] }))
    await page.goto('/')
    await reviews(page).scrollIntoViewIfNeeded()
    await expect(reviews(page).getByText('Chưa ai để lại lời nào.')).toBeVisible()
  })

  test('is no structured data: staff type it in', async ({ request }) => {
    const html = await (await request.get('/')).text()
    expect(html).toContain('application/ld+json')
    expect(html).not.toMatch(/"(Review|AggregateRating|review|aggregateRating)"/)
  })
})

test.describe('a featured dish', () => {
  // The card shows three lines; this is what comes after them.
  const wholeStory = async (page: Page) =>
    (await burrata(page).getByRole('paragraph').first().textContent()) ?? 'no description'

  test('tells all about itself after 800 ms of hover', async ({ page }) => {
    await openFeatured(page)
    await stopTheClock(page)
    await hoverFor(page, burrata(page), 799)
    await expect(popover(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(popover(page)).toContainText(await wholeStory(page))
  })

  test('does so when the focus comes to its button, and steps back when it is ordered', async ({ page }) => {
    await openFeatured(page)
    await page.keyboard.press('Tab')
    await burrata(page).getByRole('button', { name: /^Thêm/ }).focus()
    await expect(popover(page)).toContainText(await wholeStory(page))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(popover(page)).toBeHidden()
  })
})

test.describe('with a thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a review opens on a tap and on its button, and closes on a tap elsewhere', async ({ page }) => {
    await openReviews(page)
    await birthday(page).getByText('Bàn tiệc sinh nhật', { exact: true }).tap()
    await expect(popover(page)).toContainText(endOfReview)
    await reviews(page).getByRole('heading', { level: 2 }).tap()
    await expect(popover(page)).toBeHidden()
    await readOn(page).tap()
    await expect(popover(page)).toContainText(endOfReview)
    await readOn(page).tap()
    await expect(popover(page)).toBeHidden()
  })

  test('a featured dish tells about itself on a tap on its name, and can be ordered on its picture', async ({
    page,
  }) => {
    await openFeatured(page)
    await burrata(page).getByRole('heading').tap()
    await expect(popover(page)).toBeVisible()
    await burrata(page).getByRole('button', { name: /^Thêm/ }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(popover(page)).toBeHidden()
  })
})

test.describe('what the office changes', () => {
  async function withChange(site: SiteUnderTest, change: string, undo: string, look: () => Promise<void>) {
    await site.query(change)
    await site.contentChanged()
    try {
      await look()
    } finally {
      await site.query(undo)
      await site.contentChanged()
    }
  }

  test('leaves a sold-out dish out of the featured ones', async ({ page, site }) => {
    const set = (available: boolean) =>
      `update menu_items set is_available = ${available} where name_vi = 'Burrata & Giăm Bông Parma'`
    await withChange(site, set(false), set(true), async () => {
      await page.goto('/')
      await featured(page).scrollIntoViewIfNeeded()
      await expect(featured(page).getByRole('article')).toHaveCount(3)
      await expect(burrata(page)).toHaveCount(0)
    })
  })

  test('shows four featured dishes, however many are pinned', async ({ page, site }) => {
    const more = `update menu_items set is_pinned = true, pinned_at = now() where is_available and not is_pinned`
    const undo = `update menu_items set is_pinned = false, pinned_at = null where pinned_at > now() - interval '1 hour'`
    await withChange(site, more, undo, async () => {
      await openFeatured(page)
      await expect(featured(page).getByRole('article')).toHaveCount(4)
    })
  })

  test('stands in the HTML of the next request, in both languages', async ({ page, request, site }) => {
    const change = `update home_content set hero_title = 'Fire first', hero_title_vi = 'Nhóm lửa trước đã',
      reviews_title = 'Overheard', reviews_title_vi = null, blog_title = blog_title`
    const undo = `update home_content set hero_title = 'Pizza that meets the fire',
      hero_title_vi = 'Bánh vừa ra lò, lửa còn reo',
      reviews_title = 'Said at the table', reviews_title_vi = 'Lời khách để lại'`
    expect(await (await request.get('/')).text()).toContain('Lời khách để lại')
    await withChange(site, change, undo, async () => {
      expect(await (await request.get('/')).text()).toMatch(/<h1[^>]*><span[^>]*>Nhóm lửa trước đã</)
      expect(await (await request.get('/?lang=en')).text()).toMatch(/<h1[^>]*><span[^>]*>Fire first</)
      await page.goto('/')
      // Written in English only, it is shown in English.
      await expect(page.getByRole('heading', { name: 'Overheard' })).toBeVisible()
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Fire first' })).toBeVisible()
    })
  })
})

test.describe('the embers behind the booking form', () => {
  const booking = (page: Page) => page.getByRole('region', { name: 'Giữ một bàn gần lò' })
  const film = (page: Page) => booking(page).locator('video')

  test('are asked for when the form is near, over a still of them', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Tạm dừng đoạn phim nền' })).toBeVisible()
    expect(asked.filter((path) => path.includes('hero2'))).toEqual([])
    await booking(page).scrollIntoViewIfNeeded()
    await expect(booking(page).getByRole('button', { name: 'Tạm dừng đoạn phim nền' })).toBeVisible()
    expect(asked.filter((path) => path.includes('hero2'))).not.toEqual([])
    await expect(booking(page).locator('img[src^="/brand/mood"]')).toBeVisible()
  })

  test('stand still for those who prefer less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const code = page.waitForResponse(/background-film.*\.js/)
    await page.goto('/')
    await code
    await booking(page).scrollIntoViewIfNeeded()
    await expect(booking(page).locator('img[src^="/brand/mood"]')).toBeVisible()
    await expect(film(page)).toHaveCount(0)
  })
})

for (const width of [390, 1440]) {
  test(`a checker of accessibility finds nothing with a popover open at ${width} px, in both languages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const language of ['vi', 'en']) {
      await page.goto(`/?lang=${language}`)
      await reviews(page).scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(8)
      await page.keyboard.press('Tab')
      await readOn(page).focus()
      await expect(popover(page)).toBeVisible()
      await expectAccessible(page)
    }
  })
}
