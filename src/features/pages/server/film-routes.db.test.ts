import { stat } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { films, filmSources } from '../rules/films.ts'

const restaurant = testRestaurant()

const hero = '/api/assets/hero.landingpage.mp4'
const get = (url: string, headers: Record<string, string> = {}) => restaurant.app.inject({ url, headers })
const sizeOf = async (file: string) =>
  (await stat(new URL(`../../../../db/seed/films/${file}`, import.meta.url))).size

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

  it.each(Object.values(films))('is cached for ever with its own version: %j', async (film) => {
    for (const { src } of filmSources(film)) {
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
