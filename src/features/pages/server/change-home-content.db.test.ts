import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { homeContent } from '#db/seed/home-content.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { mp4, picture } from '#test/support/upload-samples.ts'
import type { HomeRecord } from '../contract/home-content.ts'
import { defaultHomeContent } from '../texts/default-home-content.ts'
import { homeContentTable } from './home-content-table.ts'
import { saveHomeContent } from './pages.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.content.change((tx) => saveHomeContent(tx, homeContent))
})

const record = async () => (await office('GET', '/api/home-content/record')).json<HomeRecord>()
const change = (body: object) => office('PUT', '/api/home-content', body)
const guestsRead = async () => (await restaurant.app.inject('/api/home-content')).json<object>()

/** Sends a file as the office does; returns the address it is served under. */
async function upload(purpose: string, payload: Buffer): Promise<string> {
  const { uploadURL } = (await office('POST', '/api/objects/upload', { purpose })).json<{
    uploadURL: string
  }>()
  const { pathname, search } = new URL(uploadURL)
  const headers = { 'content-type': 'application/octet-stream' }
  const sent = await restaurant.app.inject({ method: 'PUT', url: `${pathname}${search}`, payload, headers })
  expect(sent.statusCode, sent.body).toBe(200)
  return sent.json<{ path: string }>().path
}

describe('a change of the home page', () => {
  it('begins with the record as it is, field by field', async () => {
    expect(await record()).toEqual({ ...homeContent, updatedAt: expect.any(String) })
  })

  it('that leaves a text empty brings back the site’s own', async () => {
    await change({ reviewsTitle: '  ', reviewsTitleVi: '' })
    expect(await record()).toMatchObject({ reviewsTitle: null, reviewsTitleVi: null })
    expect(await guestsRead()).toMatchObject({ reviewsTitle: 'Said at the table' })
  })

  it('with a subtitle that is too long is rejected at its field', async () => {
    const rejected = await change({ blogSubtitleVi: 'x'.repeat(401) })
    expect(rejected.statusCode).toBe(400)
    expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual(['blogSubtitleVi'])
  })

  it('ignores what the call does not offer', async () => {
    await change({ id: false, heroVideoUrl: '/objects/uploads/no.mp4', blogTitle: 'Kitchen' })
    const [row] = await restaurant.db.select().from(homeContentTable)
    expect(row).toMatchObject({ id: true, blogTitle: 'Kitchen' })
  })
})

describe('a film and its picture', () => {
  it('that were uploaded go live when the page is saved, and with them what guests read', async () => {
    const film = await upload('home-video', mp4())
    const poster = await upload('image', await picture().jpeg().toBuffer())
    const version = film.slice(-24, -16)
    expect(JSON.stringify(await guestsRead())).not.toContain(version)
    const saved = await change({ pendingHeroVideoUrl: film, heroPosterUrl: poster })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await record()).toMatchObject({ pendingHeroVideoUrl: film, heroPosterUrl: poster })
    expect(await guestsRead()).toMatchObject({
      heroFilm: { sources: [{ src: `/api/assets/hero.landingpage.mp4?v=${version}` }], poster },
      reservationFilm: { poster: homeContent.reservationPosterUrl },
    })
    expect((await restaurant.app.inject('/api/assets/hero.landingpage.mp4')).rawPayload).toEqual(mp4())
  })

  it('are gone once they are removed, and the demo’s can be had back', async () => {
    await change({ pendingHeroVideoUrl: '', heroPosterUrl: null })
    expect(await guestsRead()).toMatchObject({ heroFilm: { sources: [], poster: null } })
    const { pendingHeroVideoUrl, heroPosterUrl } = homeContent
    await change({ pendingHeroVideoUrl, heroPosterUrl })
    expect(await guestsRead()).toMatchObject({ heroFilm: { poster: heroPosterUrl } })
  })

  it.each([
    ['another site', 'https://films.example/oven.mp4'],
    ['a way out of the folder', '/objects/uploads/../0123456789abcdef01234567'],
    ['the same address spelt otherwise', '/objects//uploads/0123456789abcdef01234567'],
    ['the same address in capitals', '/objects/uploads/0123456789ABCDEF01234567'],
    ['an address with a query', '/objects/uploads/0123456789abcdef01234567?v=1'],
    ['the film of the other place', homeContent.pendingReservationVideoUrl],
    ['a picture', '/objects/dishes/margherita.webp'],
    ['a script', 'javascript:alert(1)'],
  ])('at %s is rejected at its field', async (_what, address) => {
    const rejected = await change({ pendingHeroVideoUrl: address })
    expect(rejected.statusCode).toBe(400)
    expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual(['pendingHeroVideoUrl'])
    expect(await record()).toMatchObject({ pendingHeroVideoUrl: homeContent.pendingHeroVideoUrl })
  })

  it.each([
    ['pendingReservationVideoUrl', '/objects/uploads/ffffffffffffffffffffffff', 'pages.film-missing'],
    ['reservationPosterUrl', '/objects/uploads/ffffffffffffffffffffffff.webp', 'pages.picture-missing'],
  ])('that is not stored is rejected at its field: %s', async (field, address, code) => {
    const rejected = await change({ [field]: address })
    expect([rejected.statusCode, rejected.json<{ code: string }>().code]).toEqual([400, code])
    expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual([field])
  })
})

describe('the story and the room', () => {
  it('are what guests read and see once they are saved, and are gone once they are empty', async () => {
    const room = await upload('image', await picture().jpeg().toBuffer())
    const story = {
      heroSubtitle: 'Squid, dried for a day.',
      chapter3Title: 'The boat',
      chapter3TextVi: 'Thuyền',
    }
    const saved = await change({ ...story, visitImageUrl: room })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await guestsRead()).toMatchObject({ ...story, visitImageUrl: room })
    await change({
      heroSubtitle: '',
      heroSubtitleVi: '',
      chapter3Title: '',
      chapter3TitleVi: '',
      visitImageUrl: '',
    })
    expect(await guestsRead()).toMatchObject({
      heroSubtitle: defaultHomeContent.heroSubtitle[0],
      chapter3Title: '',
      visitImageUrl: null,
    })
  })

  it.each(['chapter1ImageUrl', 'chapter2ImageUrl', 'chapter3ImageUrl', 'visitImageUrl', 'heroPosterUrl'])(
    'have no picture that is not stored: %s',
    async (field) => {
      const rejected = await change({ [field]: '/objects/uploads/ffffffffffffffffffffffff.webp' })
      expect([rejected.statusCode, rejected.json<{ code: string }>().code]).toEqual([
        400,
        'pages.picture-missing',
      ])
      expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual([field])
    },
  )

  it.each([
    ['a script', 'chapter2ImageUrl', 'javascript:alert(1)'],
    ['a script', 'heroPosterUrl', 'javascript:alert(1)'],
    ['at an address without https', 'heroPosterUrl', 'http://pictures.example/oven.jpg'],
    ['that of the other film', 'heroPosterUrl', homeContent.reservationPosterUrl],
    ['that of the other film', 'reservationPosterUrl', homeContent.heroPosterUrl],
  ])('have no picture that is %s: %s', async (_what, field, address) => {
    const rejected = await change({ [field]: address })
    expect(rejected.statusCode).toBe(400)
    expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual([field])
  })
})
