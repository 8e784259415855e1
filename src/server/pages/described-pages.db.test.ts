import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { copyPictures } from '#db/seed/copy-pictures.ts'
import { dishes } from '#db/seed/dishes.ts'
import { blogPostTable } from '#src/features/news/server/news-table.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import { languages } from '#src/kernel/language.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { webHandler } from './page-handler.ts'
import { builtSite, siteFiles } from './site-files.ts'

// The whole HTML of public pages, as whoever runs no script reads it: search engines, and who is sent a link.

const origin = 'https://pizza.example'
const restaurant = testRestaurant({ PUBLIC_URL: origin }, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})

const html = async (address: string) => (await restaurant.app.inject(address.replace(origin, ''))).body
const all = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = '']) => found)

interface Described {
  readonly '@type': string
  readonly itemListElement?: readonly { readonly item: string }[]
}
const described = (page: string) =>
  all(page, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g).map(
    (json) => JSON.parse(json) as Described, // by schema.org
  )

/** Of every public page, each in both languages. */
let addresses: readonly string[]
beforeAll(async () => {
  await copyPictures(fileURLToPath(new URL('../../../db/seed/pictures', import.meta.url)), restaurant)
  addresses = all(await html('/sitemap.xml'), /<loc>([^<]+)<\/loc>/g)
})

describe('the HTML of every public page', () => {
  it('names and describes it once, with its own address and those of both languages', async () => {
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of addresses) {
      const page = await html(address)
      expect(page, address).toContain(`<html lang="${address.endsWith('lang=en') ? 'en' : 'vi'}"`)
      expect(all(page, /<title>([^<]+)<\/title>/g), address).toHaveLength(1)
      expect(all(page, /<(h1)[ >]/g), address).toHaveLength(1)
      expect(all(page, /<meta name="description" content="([^"]{50,})"/g), address).toHaveLength(1)
      expect(all(page, /<meta name="robots" content="([^"]*)"/g), address).toEqual(['index, follow'])
      expect(all(page, /<link rel="canonical" href="([^"]*)"/g), address).toEqual([address])
      const [vi = '', en = '', other, ...more] = all(
        page,
        /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/g,
      )
      expect([other, more], address).toEqual([vi, []])
      expect([vi, en], address).toContain(address)
      expect(addresses, address).toEqual(expect.arrayContaining([vi, en]))
    }
  })

  it('shows the way to it, and to the texts of law', async () => {
    for (const address of addresses) {
      const page = await html(address)
      const way = described(page).find((each) => each['@type'] === 'BreadcrumbList')
      const isHome = new URL(address).pathname === '/'
      expect(way?.itemListElement?.at(-1)?.item, address).toBe(isHome ? undefined : address)
      const footer = /<footer[\s\S]*<\/footer>/.exec(page)?.[0] ?? ''
      expect(all(footer, /<a [^>]*href="([^"]*)"/g), address).toEqual(
        expect.arrayContaining(['/privacy-policy', '/terms-of-service', '/accessibility']),
      )
    }
  })

  it('has a picture for who is sent its link, that every network shows whole', async () => {
    const shown = new Map<string, string>()
    for (const address of addresses) shown.set(address, await checkedSharedPicture(address))
    // The demo's picture has words in it, and articles have covers of their own.
    expect(shown.get(`${origin}/`)).not.toBe(shown.get(`${origin}/?lang=en`))
    expect(new Set(shown.values()).size).toBeGreaterThan(6)
  })
})

/** The address of the picture of a page's link, which is as networks ask for it: a JPEG of the size that the page says. */
async function checkedSharedPicture(address: string): Promise<string> {
  const page = await html(address)
  const said = (name: string) =>
    all(page, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))
  const [picture = ''] = said('og:image')
  expect([said('og:image'), said('twitter:image')], address).toEqual([[picture], [picture]])
  expect(said('og:image:alt').join(), address).toMatch(/\p{L}{3}/u)
  const { statusCode, headers, rawPayload } = await restaurant.app.inject(picture.replace(origin, ''))
  expect([statusCode, headers['content-type']], picture).toEqual([200, said('og:image:type')[0]])
  const { format, width, height } = await sharp(rawPayload).metadata()
  expect([format, width, height], picture).toEqual(['jpeg', 1200, 630])
  expect([said('og:image:width'), said('og:image:height')]).toEqual([['1200'], ['630']])
  expect(rawPayload.length, picture).toBeLessThanOrEqual(300_000)
  return picture
}

it('an uploaded picture is one for links at once, of an article as of a page', async () => {
  const office = await officeCalls(restaurant, 'admin')
  const key = 'uploads/0123456789abcdef01234567.webp'
  const photo = sharp({ create: { width: 900, height: 1600, channels: 3, background: '#8c1d0f' } })
  const file = join(restaurant.dataDir, 'photo.webp')
  await photo.webp().toFile(file)
  await restaurant.storage.put(key, file)
  const ogImageUrl = `/objects/${key}`
  const shared = `${origin}/pictures/shared/jpeg/${key}.jpg`
  await office('PUT', '/api/page-seo/about/vi', { ogImageUrl })
  expect(await checkedSharedPicture('/about')).toBe(shared)
  await office('PATCH', '/api/blog-posts/post-oven-day', { ogImageUrl })
  for (const path of ['/news/mot-ngay-cua-lo-cui', '/news/a-day-in-the-life-of-the-oven?lang=en'])
    expect(await checkedSharedPicture(path)).toBe(shared)
  await office('PATCH', '/api/blog-posts/post-oven-day', { ogImageUrl: '' })
  expect(await checkedSharedPicture('/news/mot-ngay-cua-lo-cui')).not.toBe(shared)
})

it('a picture of another site, as old rows may name it, gives way to one of ours', async () => {
  const elsewhere = 'https://pictures.example/oven.webp'
  const row = eq(blogPostTable.id, 'post-oven-day')
  const own = await checkedSharedPicture('/news/mot-ngay-cua-lo-cui')
  const put = (ogImageUrl: string | null) =>
    restaurant.content.change((tx) => tx.update(blogPostTable).set({ ogImageUrl }).where(row))
  await put(elsewhere)
  expect(await checkedSharedPicture('/news/mot-ngay-cua-lo-cui')).toBe(own)
  await put(null)
})

it.each([
  ['/', 'Restaurant'],
  ['/menu', 'Menu'],
  ['/news/mot-ngay-cua-lo-cui', 'NewsArticle'],
])('%s describes a %s, and nothing else, in the language of the page', async (path, type) => {
  const things = async (address: string) =>
    described(await html(address)).filter((each) => each['@type'] !== 'BreadcrumbList')
  const [vi, en] = [await things(path), await things(`${path}?lang=en`)]
  expect([...vi, ...en].map((each) => each['@type'])).toEqual([type, type])
  expect(vi).not.toEqual(en)
})

it('no review is described: staff type them in', async () => {
  expect(JSON.stringify(described(await html('/')))).not.toMatch(/review|rating/i)
})

it.each(languages)(
  'the HTML of the menu holds what it says of a dish once, and in %s alone',
  async (language) => {
    // On a card the rest of a description is in an element of its own.
    const page = (await html(`/menu?lang=${language}`)).replaceAll(/<!-- -->|<\/?span[^>]*>/g, '')
    // React writes apostrophes and quotes as entities: up to the first of them the text stands as it is.
    const occurrences = (text: string | null) => page.split(text?.split(/['"&<>]/)[0] ?? '').length - 1
    for (const { id, description, descriptionVi } of dishes) {
      const [shown, other] = language === 'vi' ? [descriptionVi, description] : [description, descriptionVi]
      expect([id, occurrences(shown), occurrences(other)]).toEqual([id, 1, 0])
    }
  },
)

it('until the owner has chosen a picture for links, it is that of the home page', async () => {
  const [record] = await restaurant.db.select().from(siteSettingsTable)
  if (!record) throw new Error('The demo restaurant has settings')
  const store = (settings: typeof record.settings) =>
    restaurant.content.change((tx) => tx.update(siteSettingsTable).set({ settings }))
  await store({ ...record.settings, socialImageUrl: null, socialImageUrlVi: null })
  const pictures = new Set<string>()
  for (const address of ['/', '/menu', '/news?lang=en', '/contact'])
    pictures.add(await checkedSharedPicture(address))
  expect(pictures.size).toBe(1)
  await store(record.settings)
})

const canonicalOf = (page: string) => all(page, /<link rel="canonical" href="([^"]*)"/g)[0]

it('no address of the sitemap or the feed is one that its page says is not to be indexed', async () => {
  const office = await officeCalls(restaurant, 'admin')
  const seo = (page: string, change: object) => office('PUT', `/api/page-seo/${page}`, change)
  const post = (id: string, change: object) => office('PATCH', `/api/blog-posts/${id}`, change)
  const elsewhere = { canonicalUrl: 'https://paper.example/pizza?a=1&b=2' }
  for (const written of [
    await seo('about/vi', elsewhere),
    await seo('contact/en', { canonicalUrl: `${origin}/contact` }),
    await seo('booking/en', { noIndex: true }),
    // Its own, in another spelling.
    await seo('home/vi', { canonicalUrl: 'HTTPS://pizza.example' }),
    await post('post-oven-day', elsewhere),
    await post('post-two-day-dough', {
      canonicalUrl: `${origin}/news/vi-sao-bot-cua-quan-phai-ngu-hai-ngay`,
    }),
    await post('post-half-and-half', { published: false }),
    await post('post-crisp-at-home', { slug: 'crisp-again', slugVi: 'gion-lai' }),
  ])
    expect(written.statusCode, written.body).toBe(200)

  const sitemap = await html('/sitemap.xml')
  const listed = all(sitemap, /<loc>([^<]+)<\/loc>/g)
  const feed = [
    ...all(await html('/rss.xml'), /<link>([^<]+)</g),
    ...all(await html('/rss.xml?lang=en'), /<link>([^<]+)</g),
  ]
  for (const address of new Set([...listed, ...feed])) {
    const page = await html(address)
    expect(new URL(canonicalOf(page) ?? '').href, address).toBe(address)
    expect(page, address).toContain('<meta name="robots" content="index, follow"/>')
  }
  // Of 9 pages three in one language alone; of 6 posts three in both and one in Vietnamese. A feed also names the page of the news.
  expect([listed.length, feed.length]).toEqual([18 - 3 + 7, 1 + 4 + 1 + 3])
  for (const alternate of all(sitemap, /hreflang="[^"]*" href="([^"]+)"/g))
    expect(listed).toContain(alternate)
})
