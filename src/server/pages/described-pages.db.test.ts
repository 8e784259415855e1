import { beforeAll, describe, expect, it } from 'vitest'

import { dishes } from '#db/seed/dishes.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import { languages } from '#src/kernel/language.ts'
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
const sharedPicture = (page: string) => all(page, /<meta property="og:image" content="([^"]*)"/g)

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

  it('has a picture for who is sent its link, in its language', async () => {
    for (const path of ['/', '/menu']) {
      const [vi = '', en = ''] = [
        ...sharedPicture(await html(path)),
        ...sharedPicture(await html(`${path}?lang=en`)),
      ]
      expect(vi).not.toBe(en)
      for (const picture of [vi, en]) {
        const { statusCode, headers } = await restaurant.app.inject(picture.replace(origin, ''))
        expect([statusCode, headers['content-type']], picture).toEqual([200, 'image/jpeg'])
      }
    }
  })
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
    const page = await html(`/menu?lang=${language}`)
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
  const content = await restaurant.app.inject('/api/home-content')
  const { heroFilm } = content.json<{ heroFilm: { poster: string } }>()
  await store({ ...record.settings, socialImageUrl: null, socialImageUrlVi: null })
  for (const address of ['/', '/menu', '/news?lang=en', '/contact'])
    expect(sharedPicture(await html(address)), address).toEqual([`${origin}${heroFilm.poster}`])
  await store(record.settings)
})
