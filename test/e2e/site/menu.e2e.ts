import { layoutShift } from '../../support/layout-shifts.ts'
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const address = (page: Page) => new URL(page.url())
const drawnPlate = /^\/assets\/plate-.*\.svg$/

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu shows its dishes in Vietnamese', async ({ page }) => {
    await page.goto('/menu')
    await expect(page).toHaveTitle(/Thực đơn/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(heading(page, 'Thực đơn')).toBeVisible()
    await expect(heading(page, 'Pizza truyền thống')).toBeVisible()
    const pepperoni = card(page, 'Pepperoni Ý')
    await expect(pepperoni).toContainText('Xúc xích pepperoni')
    await expect(pepperoni).toContainText('xúc xích · heo · phô mai')
    await expect(pepperoni).toContainText('188.000đ')
    await expect(page.getByText('Giá chưa gồm 8% VAT')).toBeVisible()
  })

  test('the menu shows its dishes in English', async ({ page }) => {
    await page.goto('/menu?lang=en')
    await expect(page).toHaveTitle(/Menu/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(heading(page, 'Classic pizza')).toBeVisible()
    await expect(card(page, 'Pepperoni')).toContainText('Slices of pepperoni')
    await expect(card(page, 'Pepperoni')).toContainText('sausage · pork · cheese')
    await expect(page.getByText('Prices exclude 8% VAT')).toBeVisible()
  })

  test('categories are links and the search is a form', async ({ page }) => {
    await page.goto('/menu?lang=en')
    await page.getByRole('link', { name: 'Seafood pizza' }).click()
    await expect(page.getByRole('status')).toHaveText('4 dishes')
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('mango')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/q=mango/)
    expect(address(page).searchParams.get('category')).toBe('pizza-seafood')
    expect(address(page).searchParams.get('lang')).toBe('en')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(card(page, 'Phú Quốc Prawn & Mango')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('mango')
  })
})

test('dishes and filter buttons stand in the owner’s order of the categories, the dearer dish first', async ({
  page,
}) => {
  await page.goto('/menu')
  const inOrder = [
    'Pizza truyền thống',
    'Pizza hải sản',
    'Pizza thịt',
    'Pizza đặc biệt',
    'Mỳ Ý',
    'Khai vị & Salad',
    'Tráng miệng',
    'Đồ uống',
  ]
  const categories = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(categories).toHaveText(inOrder)
  const drinks = page.getByRole('region', { name: 'Đồ uống' }).getByRole('article')
  await expect(drinks.getByRole('heading')).toHaveText([
    'Rượu Vang Đỏ (ly)',
    'Trà Đào Cam Sả',
    'Soda Chanh Bạc Hà',
    'Cà Phê Sữa Đá',
  ])
  await expect(page.getByRole('navigation', { name: 'Nhóm món' }).getByRole('link')).toHaveText([
    'Tất cả',
    ...inOrder,
  ])
})

test('where the owner set no order, category names in the visitor’s language lead', async ({
  page,
  site,
}) => {
  const orders = await site.query<{ id: string; sort_order: number }>('select id, sort_order from categories')
  await site.query("update categories set sort_order = -1 where id in ('desserts', 'pasta', 'drinks')")
  await site.contentChanged()
  for (const [language, first] of [
    ['vi', ['Đồ uống', 'Mỳ Ý', 'Tráng miệng']],
    ['en', ['Desserts', 'Drinks', 'Pasta']],
  ] as const) {
    await page.goto(`/menu?lang=${language}`)
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    const buttons = page.getByRole('navigation', { name: /Nhóm món|Categories/ }).getByRole('link')
    expect((await headings.allTextContents()).slice(0, 3)).toEqual(first)
    expect((await buttons.allTextContents()).slice(1, 4)).toEqual(first)
  }
  for (const { id, sort_order: order } of orders) {
    await site.query('update categories set sort_order = $2 where id = $1', [id, order])
  }
  await site.contentChanged()
})

test('on a phone the first pizza starts within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu')
  await expect(page.getByRole('article').first().locator('img')).toBeInViewport()
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Bốn Loại Phô Mai')
})

test('a category lives in the address, and going back leads to the one before', async ({ page }) => {
  await page.goto('/menu')
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Nhóm món' }).getByRole('link', { name })
  await expect(link('Tất cả')).toHaveAttribute('aria-current', 'true')
  await link('Pizza thịt').click()
  await expect(page).toHaveURL(/category=pizza-meat/)
  await expect(link('Pizza thịt')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article')).toHaveCount(3)
  await link('Tráng miệng').click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Tráng miệng'])
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Pizza thịt'])
  await page.goBack()
  await expect(link('Tất cả')).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Pizza thịt'])
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a category chosen far down the page shows its first dish', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu')
  await heading(page, 'Pizza truyền thống').scrollIntoViewIfNeeded()
  await page.getByRole('navigation', { name: 'Nhóm món' }).getByRole('link', { name: 'Mỳ Ý' }).click()
  await expect(heading(page, 'Mỳ Ý Hải Sản')).toBeInViewport()
})

test('a search runs while one types, stays in the address and keeps the focus', async ({ page }) => {
  await page.goto('/')
  await page.goto('/menu')
  const search = page.getByRole('searchbox', { name: 'Tìm món' })
  await search.pressSequentially('ga nuong')
  await expect(page.getByRole('status')).toHaveText(/^\d món hợp với “ga nuong”$/)
  await expect(card(page, 'Gà Nướng BBQ')).toBeVisible()
  await expect(card(page, 'Pepperoni Ý')).toBeHidden()
  await expect(page).toHaveURL(/[?&]q=ga\+nuong/)
  await expect(search).toBeFocused()
  // Typing wrote no history of its own.
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expect(search).toHaveValue('ga nuong')
})

test('a search waits for a pause in typing, which Enter does not, and takes no letter away', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/menu')
  await untilHydrated(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const search = page.getByRole('searchbox', { name: 'Tìm món' })
  await search.pressSequentially('tom')
  await page.clock.runFor(249)
  await search.press('Space')
  await page.clock.runFor(249)
  expect(address(page).search).toBe('')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/menu?q=tom')
  await expect(page.getByRole('status')).toHaveText(/“tom”$/)
  await expect(search).toHaveValue('tom ')
  await search.pressSequentially('xoai')
  await search.press('Enter')
  await expect(page).toHaveURL('/menu?q=tom+xoai')
  await expect(search).toHaveValue('tom xoai')
  // A link that changes the search fills the field too.
  await page.getByRole('navigation', { name: 'Nhóm món' }).getByRole('link', { name: 'Pizza thịt' }).click()
  await page.getByRole('link', { name: 'Xem cả thực đơn' }).click()
  await expect(search).toHaveValue('')
})

for (const [query, found] of [
  ['GÀ NƯỚNG', 'Gà Nướng BBQ'],
  ['đào', 'Trà Đào Cam Sả'],
  ['dao cam', 'Trà Đào Cam Sả'],
  ['gà nướng'.normalize('NFD'), 'Gà Nướng BBQ'],
  ['carbonara', 'Mỳ Ý Carbonara'],
  ['vegan', 'Súp Bí Đỏ Nướng Lò'],
] as const) {
  test(`the server finds “${found}” for “${query}”`, async ({ request }) => {
    const html = await (await request.get(`/menu?q=${encodeURIComponent(query)}`)).text()
    const names = [...html.matchAll(/<article[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toContain(found)
    expect(names.length).toBeLessThan(10)
  })
}

test('a search without result says so and leads back', async ({ page }) => {
  await page.goto('/menu?q=sushi&category=pasta')
  await expect(page.getByRole('status')).toHaveText('0 món hợp với “sushi”')
  await expect(heading(page, 'Chưa thấy món nào như vậy')).toBeVisible()
  await page.getByRole('link', { name: 'Tìm trong mọi nhóm' }).click()
  await expect(page).toHaveURL(/\/menu\?q=sushi$/)
  await page.getByRole('link', { name: 'Xem cả thực đơn' }).click()
  await expect(page).toHaveURL(/\/menu$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('article').first()).toBeVisible()
})

for (const width of [768, 1440]) {
  test(`a dish left over in the last row lies across two places at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/menu?category=pizza-classic')
    const cards = page.getByRole('region', { name: 'Pizza truyền thống' }).getByRole('article')
    await expect(cards).toHaveCount(5)
    const widths = await cards.evaluateAll((all) => all.map((each) => each.clientWidth))
    const [first = 0, ...others] = widths
    expect(others.pop()).toBeGreaterThan(2 * first)
    expect(new Set(others)).toEqual(new Set([first]))
  })
}

test('a sold-out dish says so and cannot be added', async ({ page }) => {
  await page.goto('/menu?category=pizza-seafood')
  const salmon = card(page, 'Cá Hồi Thì Là')
  await expect(salmon.getByText('Hết món').first()).toBeVisible()
  await expect(salmon.getByRole('button')).toBeDisabled()
  await expect(salmon.getByRole('button')).toHaveAccessibleName('Hết món Cá Hồi Thì Là')
  await expect(salmon).toContainText('248.000đ')
  await page.goto('/menu?category=pizza-seafood&lang=en')
  await expect(card(page, 'Salmon & Dill').getByRole('button')).toHaveAccessibleName('Sold out Salmon & Dill')
})

test('a dish without a picture shows the drawn plate, every other its own picture', async ({
  page,
  site,
}) => {
  const [dish] = await site.query<{ image: string }>(
    "select image_url as image from menu_items where id = 'pumpkin-soup'",
  )
  const setPicture = async (image: string | null) => {
    await site.query("update menu_items set image_url = $1 where id = 'pumpkin-soup'", [image])
    await site.contentChanged()
  }
  await setPicture(null)
  await page.goto('/menu')
  const soup = card(page, 'Súp Bí Đỏ Nướng Lò')
  await expect(soup.locator('img')).toHaveAttribute('src', drawnPlate)
  const pictures = await page
    .getByRole('article')
    .locator('img:not([src*="/assets/plate-"])')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(pictures).toHaveLength((await page.getByRole('article').count()) - 1)
  expect(new Set(pictures).size).toBe(pictures.length)

  await setPicture(dish?.image ?? null)
  await page.reload()
  await expect(soup.locator('img')).not.toHaveAttribute('src', drawnPlate)
})

test('a picture that does not come gives way to the drawn plate', async ({ page }) => {
  await page.route('**/{objects,pictures}/**', (route) => route.abort())
  await page.goto('/menu?category=pizza-meat')
  const pizza = card(page, 'Bò Sả Ớt')
  await expect(pizza.locator('img')).toHaveAttribute('src', drawnPlate)
  await expect(pizza.locator('img')).toHaveJSProperty('complete', true)
  await expect(pizza.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
})

test('nothing on the page moves while it loads', async ({ page }) => {
  await page.goto('/menu', { waitUntil: 'networkidle' })
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

for (const width of [320, 390, 768, 1440]) {
  test(`the menu fits a screen of ${width} px in both languages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const language of ['vi', 'en']) {
      await page.goto(`/menu?lang=${language}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

for (const width of [390, 1440]) {
  test(`an accessibility checker finds nothing on the menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/menu', '/menu?lang=en&category=pizza-seafood', '/menu?q=sushi']) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
}
