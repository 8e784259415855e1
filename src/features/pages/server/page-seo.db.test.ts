import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { PageSeo } from '../contract/page-seo.ts'
import { emptyPageSeo } from '../contract/empty-page-seo.ts'
import { pageSeoTable } from './page-seo-table.ts'

const restaurant = testRestaurant({ PUBLIC_URL: 'https://pizza.example' })
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.content.change((tx) => tx.delete(pageSeoTable))
})

const list = async () => (await restaurant.app.inject('/api/page-seo')).json<PageSeo[]>()
const change = (body: object, place = 'menu/vi') => office('PUT', `/api/page-seo/${place}`, body)

describe('the head of a page', () => {
  it('is listed for everyone once it has been written, in the language it was written for', async () => {
    expect(await list()).toEqual([])
    const made = await change({ metaTitle: ' Thực đơn lò củi ', keywords: '', updatedAt: null })
    expect(made.statusCode, made.body).toBe(200)
    expect(await list()).toEqual([
      {
        id: 'menu/vi',
        pageKey: 'menu',
        language: 'vi',
        metaTitle: 'Thực đơn lò củi',
        metaDescription: null,
        keywords: null,
        canonicalUrl: null,
        ogTitle: null,
        ogDescription: null,
        ogImageUrl: null,
        ogType: 'website',
        ogUrl: null,
        noIndex: false,
        updatedAt: '2026-05-06T05:00:00.000Z',
      },
    ])
    expect(made.json()).toEqual((await list())[0])
  })

  it('holds every field, and takes back those that are sent blank', async () => {
    const fields = {
      metaTitle: 'Menu',
      metaDescription: 'All of it',
      keywords: 'pizza',
      canonicalUrl: 'https://pizza.example/menu',
      ogTitle: 'Our menu',
      ogDescription: 'Look',
      ogImageUrl: '/objects/uploads/0123456789abcdef01234567.webp',
      ogType: 'restaurant.menu',
      ogUrl: 'https://pizza.example/menu?lang=en',
      noIndex: true,
    }
    expect((await change(fields, 'menu/en')).json()).toMatchObject(fields)
    const blank = Object.fromEntries(
      Object.keys(fields).map((field) => [field, field === 'noIndex' ? false : '']),
    )
    const empty = { metaTitle: null, canonicalUrl: null, ogImageUrl: null, ogType: 'website', noIndex: false }
    expect((await change(blank, 'menu/en')).json()).toMatchObject(empty)
  })

  it('that says nothing is empty, and is not stored', async () => {
    const nothing = await change({}, 'menu/en')
    expect([nothing.statusCode, nothing.json()]).toEqual([
      200,
      emptyPageSeo({ pageKey: 'menu', language: 'en' }),
    ])
    expect(nothing.json()).toMatchObject({
      id: 'menu/en',
      ogType: 'website',
      noIndex: false,
      updatedAt: null,
    })
    expect(await list()).toEqual([])
  })

  it('stands in the list by page and language', async () => {
    for (const place of ['menu/vi', 'menu/en', 'about/vi']) await change({ metaTitle: place }, place)
    expect((await list()).map(({ id }) => id)).toEqual(['about/vi', 'menu/en', 'menu/vi'])
  })

  it('cannot be changed by who has not seen it as it is', async () => {
    const first = (await change({ metaTitle: 'One', updatedAt: null })).json<PageSeo>()
    expect((await change({ metaTitle: 'Two', updatedAt: null })).statusCode).toBe(409)
    restaurant.clock.set('2026-05-06T06:00:00Z')
    expect((await change({ metaTitle: 'Three', updatedAt: first.updatedAt })).statusCode).toBe(200)
    const late = await change({ metaTitle: 'Four', updatedAt: first.updatedAt })
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'pages.stale'])
    expect(await list()).toMatchObject([{ metaTitle: 'Three' }])
  })

  it.each([
    ['canonicalUrl', 'javascript:alert(1)'],
    ['canonicalUrl', '//evil.example/menu'],
    ['canonicalUrl', '/menu'],
    ['canonicalUrl', 'https://me:secret@pizza.example/'],
    ['canonicalUrl', 'https://pizza.example/"><script>'],
    ['ogUrl', 'data:text/html,x'],
    ['ogImageUrl', 'http://pictures.example/a.jpg'],
    ['ogImageUrl', '/objects/../api/orders'],
    ['ogType', 'web site">'],
    ['metaTitle', 'x'.repeat(201)],
    ['noIndex', 'yes'],
  ])('is not saved with %s %s', async (field, value) => {
    const rejected = await change({ [field]: value })
    expect(rejected.statusCode).toBe(400)
    expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual([field])
    expect(await list()).toEqual([])
  })

  it.each(['order/vi', 'menu/fr', 'menu'])('is not that of %s', async (place) => {
    expect((await change({ metaTitle: 'No' }, place)).statusCode).toBeGreaterThanOrEqual(400)
  })
})

it('a page that is hidden from search engines is not in the site map, in that language alone', async () => {
  const addresses = async () =>
    [...(await restaurant.app.inject('/sitemap.xml')).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => url,
    )
  const alternatesOf = async (address: string) =>
    (await restaurant.app.inject('/sitemap.xml')).body
      .split('<url>')
      .find((entry) => entry.includes(`<loc>${address}</loc>`))
      ?.match(/hreflang="[^"]+"/g)
  const vietnamese = 'https://pizza.example/menu'
  expect(await addresses()).toContain(vietnamese)
  await change({ noIndex: true })
  expect(await addresses()).not.toContain(vietnamese)
  expect(await addresses()).toContain(`${vietnamese}?lang=en`)
  expect(await alternatesOf(`${vietnamese}?lang=en`)).toEqual(['hreflang="en"', 'hreflang="x-default"'])
  await change({ noIndex: true }, 'menu/en')
  expect((await addresses()).filter((address) => address?.includes('/menu'))).toEqual([])
  const home = 'https://pizza.example/'
  expect(await addresses()).toContain(home)
  await change({ noIndex: true }, 'home/vi')
  expect(await addresses()).not.toContain(home)
})
