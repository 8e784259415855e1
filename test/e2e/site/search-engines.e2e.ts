import type { APIRequestContext } from '@playwright/test'

import { expect, test } from '../../support/site.ts'

interface Described {
  readonly '@type': string
  readonly [name: string]: unknown
}

/** What a page tells search engines, as one that runs no script reads it. */
async function allDescribed(request: APIRequestContext, address: string): Promise<readonly Described[]> {
  const html = await (await request.get(address)).text()
  const found = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return [...found].map(([, json = '']) => JSON.parse(json) as Described) // schema.org
}

/** The one thing that a page describes, besides its breadcrumbs. */
async function described(request: APIRequestContext, address: string): Promise<Described> {
  const all = await allDescribed(request, address)
  const [first, ...others] = all.filter((each) => each['@type'] !== 'BreadcrumbList')
  expect(others).toEqual([])
  return first ?? { '@type': 'nothing' }
}

test.describe('what search engines read', () => {
  test('home describes the restaurant, in both languages', async ({ request, site }) => {
    const restaurant = await described(request, '/')
    expect(restaurant).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'Bếp Lửa',
      description: 'Pizza nướng lò củi',
      hasMenu: `${site.address}/menu`,
    })
    expect(await described(request, '/?lang=en')).toMatchObject({ description: 'Wood-fired pizza' })
  })

  test('the menu describes its dishes with their prices, in both languages', async ({ request }) => {
    const menu = JSON.stringify(await described(request, '/menu'))
    expect(menu).toContain('"@type":"Menu"')
    expect(menu).toContain('Margherita Phô Mai Tươi')
    expect(menu).toMatch(/"price":\d+,"priceCurrency":"VND"/)
    expect(JSON.stringify(await described(request, '/menu?lang=en'))).toContain('"inLanguage":"en"')
  })

  test('pages below the home page have breadcrumbs, an article by its title', async ({ request }) => {
    const [listed] = [
      ...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>(.*?\/news\/.*?)<\/loc>/g),
    ]
    const article = listed?.[1] ?? ''
    for (const address of [
      '/menu',
      '/about',
      '/news',
      '/contact?lang=en',
      '/booking',
      '/privacy-policy',
      article,
    ]) {
      const way = (await allDescribed(request, address)).find((each) => each['@type'] === 'BreadcrumbList')
      const steps = way?.['itemListElement'] as readonly { name: string; item: string }[] // by schema.org
      expect(steps.length, address).toBe(address === article ? 3 : 2)
      expect(new URL(steps.at(-1)?.item ?? '').pathname).toBe(new URL(address, steps[0]?.item).pathname)
      expect(steps.map(({ name }) => name).join('')).not.toContain('/')
    }
  })

  test('a dish’s own name cannot break out of it', async ({ page, site }) => {
    const [dish] = await site.query<{ name: string }>(
      `select name_vi as name from menu_items where id = 'pepperoni'`,
    )
    const rename = async (name: string) => {
      await site.query(`update menu_items set name_vi = $1 where id = 'pepperoni'`, [name])
      await site.contentChanged()
    }
    await rename('</script><script>document.title = "broken"</script>')
    try {
      expect(JSON.stringify(await described(page.request, '/menu'))).toContain('<script>document.title')
      await page.goto('/menu')
      await expect(page).toHaveTitle('Thực đơn · Bếp Lửa')
    } finally {
      await rename(dish?.name ?? '')
    }
  })

  test('it troubles no browser, on the first page or the next', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto('/')
    await page.getByRole('link', { name: 'Đặt món ngay' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('title, description, keywords and preview are those of the page', async ({ request }) => {
    for (const [address, title] of [
      ['/', 'Bếp Lửa · Pizza nướng lò củi ở Thủ Dầu Một'],
      ['/?lang=en', 'Bếp Lửa · Wood-fired pizza in Thu Dau Mot'],
      ['/menu', 'Thực đơn · Bếp Lửa'],
      ['/menu?lang=en', 'Menu · Bếp Lửa'],
    ] as const) {
      const html = await (await request.get(address)).text()
      expect(html).toContain(`<title>${title}</title>`)
      for (const tag of ['name="description"', 'name="keywords"', 'property="og:image"', 'og:image:width'])
        expect(html, `${address} ${tag}`).toContain(tag)
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(picture).toMatch(address.endsWith('lang=en') ? /social_en\.jpg$/ : /social_vi\.jpg$/)
      expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg')
    }
  })

  test('a page shows the opening picture when shared, until the owner has chosen one for that', async ({
    request,
    site,
  }) => {
    const [before] = await site.query<{ settings: object }>('select settings from site_settings')
    const none = { ...before?.settings, socialImageUrl: null, socialImageUrlVi: null }
    const store = async (settings: object | undefined) => {
      await site.query('update site_settings set settings = $1', [settings])
      await site.contentChanged()
    }
    await store(none)
    try {
      for (const address of ['/', '/menu', '/news?lang=en', '/contact'])
        expect(await (await request.get(address)).text(), address).toContain(
          `<meta property="og:image" content="${site.address}/brand/hero-1280.webp"/>`,
        )
    } finally {
      await store(before?.settings)
    }
  })
})
