import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'

import { beforeEach, describe, expect, it } from 'vitest'

import { homeContent } from '#db/seed/home-content.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { withUnfinishedFile } from '#src/server/storage/unfinished-file.ts'
import { mp4, picture, webm } from '#test/support/upload-samples.ts'
import { demoFilms } from '../rules/films.ts'
import { shownFilm } from '../rules/shown-film.ts'
import { homeContentTable } from './home-content-table.ts'
import { saveHomeContent } from './pages.ts'

const restaurant = testRestaurant()

beforeEach(async () => {
  await restaurant.content.change((tx) => saveHomeContent(tx, homeContent))
})

const hero = '/api/assets/hero.landingpage.mp4'
const get = (url: string, headers: Record<string, string> = {}) => restaurant.app.inject({ url, headers })
const demoFile = (file: string) => new URL(`../../../../db/seed/films/${file}`, import.meta.url)
const sizeOf = async (file: string) => (await stat(demoFile(file))).size

describe('a film of the home page', () => {
  it.each([
    [hero, 'hero.mp4', 'video/mp4'],
    ['/api/assets/hero.landingpage.av1.mp4', 'hero.av1.mp4', 'video/mp4'],
    ['/api/assets/hero-poster.jpg', 'hero-poster.jpg', 'image/jpeg'],
    ['/api/assets/hero2.landingpage.mp4', 'mood.mp4', 'video/mp4'],
    ['/api/assets/hero2.landingpage.av1.mp4', 'mood.av1.mp4', 'video/mp4'],
    ['/api/assets/hero2-poster.jpg', 'mood-poster.jpg', 'image/jpeg'],
  ])('comes whole from %s', async (url, file, type) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': type, 'accept-ranges': 'bytes' })
    expect(response.rawPayload).toHaveLength(await sizeOf(file))
    expect(response.rawPayload.length).toBeLessThan(2.5 * 1024 * 1024)
  })

  it('comes in the range a browser asks for', async () => {
    const whole = (await get(hero)).rawPayload
    const part = await get(hero, { range: 'bytes=1000-1999' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 1000-1999/${whole.length}`)
    expect(part.rawPayload.equals(whole.subarray(1000, 2000))).toBe(true)
    const end = await get(hero, { range: 'bytes=-500' })
    expect(end.rawPayload.equals(whole.subarray(-500))).toBe(true)
  })

  it('rejects a range beyond its end', async () => {
    const size = await sizeOf('hero.mp4')
    const response = await get(hero, { range: `bytes=${size}-` })
    expect(response.statusCode).toBe(416)
    expect(response.headers['content-range']).toBe(`bytes */${size}`)
  })

  it('tells its size without sending itself', async () => {
    const response = await restaurant.app.inject({ method: 'HEAD', url: hero })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-length']).toBe(String(await sizeOf('hero.mp4')))
    expect(response.rawPayload).toHaveLength(0)
  })

  it.each([
    ['hero', 'hero.mp4'],
    ['reservation', 'mood.mp4'],
  ] as const)('is cached for ever with its own version: %s', async (name, file) => {
    const hash = createHash('sha256').update(await readFile(demoFile(file)))
    expect(demoFilms[name].version).toBe(hash.digest('hex').slice(0, 8))
    const { sources } = shownFilm(name, homeContent)
    expect(sources).toHaveLength(2)
    for (const { src } of sources) {
      expect((await get(src)).headers['cache-control'], src).toBe('public, max-age=31536000, immutable')
    }
  })

  it.each(['', '?v=another', '?v='])(
    'is asked for again soon with “%s” behind its address',
    async (query) => {
      expect((await get(`${hero}${query}`)).headers['cache-control']).toBe('public, max-age=300')
    },
  )

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get(hero)
    const again = await get(hero, { 'if-none-match': String(headers['etag']) })
    expect(again.statusCode).toBe(304)
  })

  it.each(['hero.mp4', 'mood.mp4', '..%2Fload.ts', 'toString', '__proto__', 'hero.landingpage.webm'])(
    'is not to be found under %s',
    async (file) => {
      const response = await get(`/api/assets/${file}`)
      expect(response.statusCode).toBe(404)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.json()).toMatchObject({ code: 'films.not-found' })
    },
  )
})

describe('an uploaded film', () => {
  const key = 'uploads/0123456789abcdef01234567'

  async function store(bytes: Buffer, at = key): Promise<void> {
    await withUnfinishedFile(restaurant.config, async (file) => {
      await writeFile(file, bytes)
      await restaurant.storage.put(at, file)
    })
  }
  const save = (content: Partial<typeof homeContentTable.$inferInsert>) =>
    restaurant.content.change((tx) => saveHomeContent(tx, { ...homeContent, ...content }))

  it.each([
    ['video/mp4', mp4(5000)],
    ['video/webm', webm(90)],
  ])(
    'comes under the fixed address with the type of its bytes, whole and in ranges: %s',
    async (type, film) => {
      await store(film)
      await save({ pendingHeroVideoUrl: `/objects/${key}` })
      const whole = await get(hero)
      expect(whole.statusCode).toBe(200)
      expect(whole.headers).toMatchObject({ 'content-type': type, 'accept-ranges': 'bytes' })
      expect(whole.rawPayload.equals(film)).toBe(true)
      const part = await get(hero, { range: 'bytes=10-19' })
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${film.length}`])
      expect(part.rawPayload.equals(film.subarray(10, 20))).toBe(true)
      const beyond = await get(hero, { range: `bytes=${film.length}-` })
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${film.length}`])
      const head = await restaurant.app.inject({ method: 'HEAD', url: hero })
      expect([head.headers['content-length'], head.rawPayload.length]).toEqual([String(film.length), 0])
    },
  )

  it('is cached for ever with its own version alone, and takes the place of both formats of the demo', async () => {
    await store(mp4())
    await save({ pendingReservationVideoUrl: `/objects/${key}` })
    const content = (await get('/api/home-content')).json<{ reservationFilm: object }>()
    expect(content.reservationFilm).toEqual({
      sources: [{ src: '/api/assets/hero2.landingpage.mp4?v=01234567' }],
      poster: '/brand/mood-1280.webp',
    })
    const caching = async (query: string) =>
      (await get(`/api/assets/hero2.landingpage.mp4${query}`)).headers['cache-control']
    expect(await caching('?v=01234567')).toBe('public, max-age=31536000, immutable')
    expect(await caching(`?v=${demoFilms.reservation.version}`)).toBe('public, max-age=300')
    expect((await get('/api/assets/hero2.landingpage.av1.mp4')).statusCode).toBe(404)
  })

  it('may have a picture of its own', async () => {
    await store(await picture().webp().toBuffer(), `${key}.webp`)
    await save({ heroPosterUrl: `/objects/${key}.webp` })
    const poster = await get('/api/assets/hero-poster.jpg')
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it.each([
    ['was removed', { pendingHeroVideoUrl: null, heroPosterUrl: null }],
    ['is not stored any more', { pendingHeroVideoUrl: '/objects/uploads/ffffffffffffffffffffffff' }],
    ['is no film', { pendingHeroVideoUrl: '/objects/dishes/margherita.webp' }],
  ])('that %s is not found, and no other takes its place', async (why, content) => {
    await save(content)
    const response = await get(hero)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'films.not-found'])
    if (why !== 'was removed') return
    expect((await get('/api/assets/hero-poster.jpg')).statusCode).toBe(404)
    expect((await get('/api/home-content')).json()).toMatchObject({ heroFilm: { sources: [], poster: null } })
  })
})

it('a restaurant that has saved nothing has no film, nor the demo’s', async () => {
  await restaurant.content.change((tx) => tx.delete(homeContentTable))
  expect((await get(hero)).statusCode).toBe(404)
  const none = { sources: [], poster: null }
  expect((await get('/api/home-content')).json()).toMatchObject({ heroFilm: none, reservationFilm: none })
})
