import { randomBytes } from 'node:crypto'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'

import Fastify from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { seedDemoRestaurant } from '#db/seed/load.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { pictureFormats, pictureVariant, pictureWidths, sharedPicture } from '#src/kernel/picture-variants.ts'
import { imageProcess, type ImageProcess } from '#src/server/images/image-process.ts'
import { objectRoutes } from './object-routes.ts'
import { storedPictureSize } from './uploads.ts'

const restaurant = testRestaurant()

beforeAll(async () => {
  await seedDemoRestaurant(restaurant.db, restaurant)
  await restaurant.app.listen({ host: '127.0.0.1', port: 0 })
})

/** Sends the path as it is written here. */
async function rawStatus(path: string): Promise<number> {
  const { port } = new URL(restaurant.app.listeningOrigin)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request({ host: '127.0.0.1', port, path }, (response) => {
    response.resume()
    resolve(response.statusCode ?? 0)
  })
    .on('error', reject)
    .end()
  return promise
}

const margherita = '/objects/dishes/margherita.webp'

describe('pictures of shared links', () => {
  const shared = (name: string) => restaurant.app.inject(sharedPicture(`/objects/${name}`) ?? '')
  async function stored(name: string, picture: Sharp): Promise<string> {
    const file = join(restaurant.dataDir, 'sent.webp')
    await picture.webp().toFile(file)
    await restaurant.storage.put(name, file)
    return name
  }
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8c1d0f' } })
  const noise = (width: number, height: number) =>
    sharp(
      randomBytes(width * height * 3).map((byte) => (byte > 127 ? 255 : 0)),
      {
        raw: { width, height, channels: 3 },
      },
    )

  it.each([
    ['tiny', () => plain(3, 2)],
    ['upright', () => plain(900, 1600)],
    ['a strip', () => plain(2560, 12)],
    ['one colour', () => plain(1200, 630).greyscale()],
    ['noise', () => noise(1200, 630)],
    ['as noisy as a large one can be', () => noise(2560, 1344)],
  ])('are of one size and small, however they were sent: %s', async (_what, picture) => {
    const name = `uploads/${randomBytes(12).toString('hex')}.webp`
    const { statusCode, headers, rawPayload } = await shared(await stored(name, picture()))
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThanOrEqual(300_000)
  })

  it('are filled by a photo, of whatever shape', async () => {
    const name = await stored('upright.webp', plain(900, 1600))
    const { channels } = await sharp((await shared(name)).rawPayload).stats()
    // Red from edge to edge: a strip beside it would be light.
    expect(channels.map(({ min, max }) => max - min < 8)).toEqual([true, true, true])
  })

  it('show the whole of a logo that has no ground', async () => {
    const logo = sharp({ create: { width: 1200, height: 60, channels: 4, background: '#00000000' } })
    const ends = {
      input: { create: { width: 30, height: 60, channels: 3 as const, background: '#f00' } },
      top: 0,
    }
    const name = await stored(
      'logo.webp',
      logo.composite([
        { ...ends, left: 0 },
        { ...ends, left: 1170 },
      ]),
    )
    const { data } = await sharp((await shared(name)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const greenAt = (x: number, y: number) => data[(y * 1200 + x) * 3 + 1] ?? 0
    expect([greenAt(10, 315) < 60, greenAt(1190, 315) < 60]).toEqual([true, true])
    expect(greenAt(600, 315)).toBeGreaterThan(200)
  })

  it('may be shown by every site, and be stored for good where they never change', async () => {
    const [demo, uploaded] = [
      await shared('dishes/margherita.webp'),
      await shared(await stored('uploads/00000000000000000000000a.webp', plain(30, 20))),
    ]
    expect(uploaded.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(demo.headers['cache-control']).not.toContain('immutable')
    for (const { headers } of [demo, uploaded])
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it.each([
    '/pictures/shared/webp/dishes/margherita.webp.jpg',
    '/pictures/shared/jpeg/dishes/margherita.webp',
    '/pictures/1200/jpeg/dishes/margherita.webp.jpg',
    '/pictures/shared/jpeg/dishes/none.webp.jpg',
    '/pictures/shared/jpeg/dishes/../dishes/margherita.webp.jpg',
    '/pictures/shared/jpeg/.jpg',
    '/pictures/shared/jpeg/margherita.jpg',
  ])('are nowhere else: %s', async (address) => {
    expect(await rawStatus(address)).toBe(404)
  })
})

describe('pictures of dishes', () => {
  it.each([
    [160, 'avif'],
    [480, 'avif'],
    [480, 'webp'],
  ] as const)('come %i px wide as %s', async (width, format) => {
    const response = await restaurant.app.inject(pictureVariant(margherita, width, format))
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(`image/${format}`)
    expect(response.headers['cache-control']).toBe('public, max-age=604800')
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
    const { width: shown, format: kind } = await sharp(response.rawPayload).metadata()
    expect(shown).toBe(width)
    expect(kind).toBe(format === 'avif' ? 'heif' : 'webp')
  })

  it('never grow beyond their original', async () => {
    const response = await restaurant.app.inject(pictureVariant(margherita, 1600, 'webp'))
    expect((await sharp(response.rawPayload).metadata()).width).toBe(1200)
  })

  it('stay below 100 KB at the width of a phone', async () => {
    const response = await restaurant.app.inject(pictureVariant(margherita, 800, 'avif'))
    expect(response.rawPayload.length).toBeLessThan(100 * 1024)
  })

  it('are made once, however many ask at the same time', async () => {
    const cache = join(restaurant.dataDir, 'cache', 'pictures')
    const before = (await readdir(cache, { recursive: true })).length
    const asked = Array.from({ length: 10 }, () =>
      restaurant.app.inject(pictureVariant(margherita, 320, 'webp')),
    )
    const responses = await Promise.all(asked)
    expect(responses.every((response) => response.statusCode === 200)).toBe(true)
    const files = (await readdir(cache, { recursive: true })).filter((name) => name.includes('.'))
    expect(files.every((name) => /\.(avif|webp|jpeg)$/.test(name))).toBe(true)
    expect((await readdir(cache, { recursive: true })).length - before).toBeLessThanOrEqual(2)
  })

  it('are made anew when another picture is stored under the same name', async () => {
    const file = join(restaurant.dataDir, 'objects', 'replaced.webp')
    const store = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .webp({ lossless: true })
        .toFile(file)
    const shown = async () =>
      (await restaurant.app.inject(pictureVariant('/objects/replaced.webp', 160, 'webp'))).rawPayload
    await store('#ff0000')
    const before = await shown()
    await store('#0000ff')
    await utimes(file, new Date(), new Date(Date.now() + 60_000))
    expect(before.equals(await shown())).toBe(false)
  })

  it('are measured as they are shown, not as the camera was held', async () => {
    const images = imageProcess()
    onTestFinished(() => images.close())
    const { storage } = restaurant
    const size = (name: string) => storedPictureSize({ storageForPages: storage, images }, `/objects/${name}`)
    const wide = sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } }).jpeg()
    const folder = join(restaurant.dataDir, 'objects')
    await wide.toFile(join(folder, 'wide.jpg'))
    await wide.clone().withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'))
    expect(await size('wide.jpg')).toEqual({ width: 30, height: 20 })
    expect(await size('turned.jpg')).toEqual({ width: 20, height: 30 })
    expect(await size('none.jpg')).toBeUndefined()
    await writeFile(join(folder, 'damaged.jpg'), 'no picture')
    expect(await size('damaged.jpg')).toBeUndefined()
    expect(await size('../../etc/hostname')).toBeUndefined()
  })

  it.each([
    ['a width that is not offered', '/pictures/123/webp/dishes/margherita.webp'],
    ['a format that is not offered', '/pictures/320/bmp/dishes/margherita.webp'],
    ['a picture that is not there', '/pictures/320/webp/dishes/none.webp'],
    ['a way out of the folder', '/pictures/320/webp/..%2F..%2F..%2Fetc%2Fpasswd'],
    ['a folder', '/pictures/320/webp/dishes'],
  ])('%s is 404', async (_name, url) => {
    expect((await restaurant.app.inject(url)).statusCode).toBe(404)
  })

  it.each([
    './dishes/margherita.webp',
    'dishes/./margherita.webp',
    'dishes//margherita.webp',
    'dishes/x/../margherita.webp',
    'dishes/../dishes/margherita.webp',
    'dishes%2Fmargherita.webp',
    'dishes/%6dargherita.webp',
    'dishes/margherita%2ewebp',
    'dishes/margherita.web%70',
    'dishes/%2e/margherita.webp',
    'dishes/%2e%2e/dishes/margherita.webp',
    String.raw`dishes\margherita.webp`,
    'dishes%5Cmargherita.webp',
    'dishes/margherita.webp/',
    'dishes/margherita.webp%00',
    'dishes/MARGHERITA.webp',
  ])('have one address each: %s makes and stores nothing', async (spelling) => {
    await restaurant.app.inject(pictureVariant(margherita, 1200, 'webp'))
    const cache = join(restaurant.dataDir, 'cache', 'pictures')
    const before = await readdir(cache, { recursive: true })
    // The test's client reads dots as a browser does; the server gets them as a raw connection sends them.
    const address = await rawStatus(`/pictures/1200/webp/${spelling}`)
    expect(address).toBe(404)
    expect(await rawStatus(`/objects/${spelling}`)).toBe(404)
    expect(await readdir(cache, { recursive: true })).toEqual(before)
  })

  it('are the same whatever their address asks besides', async () => {
    await restaurant.app.inject(pictureVariant(margherita, 1200, 'webp'))
    const cache = join(restaurant.dataDir, 'cache', 'pictures')
    const before = await readdir(cache, { recursive: true })
    expect((await restaurant.app.inject(`${pictureVariant(margherita, 1200, 'webp')}?x=1`)).statusCode).toBe(
      200,
    )
    expect(await rawStatus('/pictures/%31200/webp/dishes/margherita.webp')).toBe(404)
    expect(await readdir(cache, { recursive: true })).toEqual(before)
  })

  it('that is none is 404, and the next one is shown', async () => {
    await writeFile(join(restaurant.dataDir, 'objects/dishes/words.webp'), 'no picture')
    expect((await restaurant.app.inject('/pictures/320/webp/dishes/words.webp')).statusCode).toBe(404)
    expect((await restaurant.app.inject(pictureVariant(margherita, 640, 'webp'))).statusCode).toBe(200)
  })

  it('that cannot be written for now ask visitors to come back', async () => {
    const cache = join(restaurant.dataDir, 'cache', 'pictures')
    await rm(cache, { recursive: true, force: true })
    // A file where the folder should be: whatever is written below it fails, for root too.
    await writeFile(cache, '')
    const response = await restaurant.app.inject(pictureVariant(margherita, 480, 'webp'))
    await rm(cache)
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toMatch(/^\d+$/)
  })

  it('that another process drops before they are opened are made again', async () => {
    const app = Fastify()
    onTestFinished(() => app.close())
    const ofPictures = imageProcess()
    onTestFinished(() => ofPictures.close())
    const made: string[] = []
    const images: ImageProcess = {
      ...ofPictures,
      async run(task) {
        const result = await ofPictures.run(task)
        if (!('target' in task)) return result
        made.push(task.target)
        if (made.length === 1) await rm(task.target)
        return result
      },
    }
    const { config, storage } = restaurant
    await rm(join(restaurant.dataDir, 'cache', 'pictures'), { recursive: true, force: true })
    await objectRoutes(app, { config, storage, images })
    const response = await app.inject(pictureVariant(margherita, 160, 'webp'))
    expect([response.statusCode, made.length]).toEqual([200, 2])
    expect((await sharp(response.rawPayload).metadata()).width).toBe(160)
  })

  it('are waited for by a household together, whichever of its addresses asks', async () => {
    const app = Fastify()
    const { config, storage } = restaurant
    const work = Promise.withResolvers<never>()
    // Whoever waits for it may come later than it ends.
    work.promise.catch(() => {})
    const images = { run: () => work.promise, pid: () => undefined, close: () => {} }
    await objectRoutes(app, { config, storage, images })
    const addresses = ['margherita', 'pepperoni', 'seafood'].flatMap((dish) =>
      pictureWidths.flatMap((width) =>
        pictureFormats.map((format) => pictureVariant(`/objects/dishes/${dish}.webp`, width, format)),
      ),
    )
    await rm(join(restaurant.dataDir, 'cache', 'pictures'), { recursive: true, force: true })
    // One is begun, forty wait.
    const asked = addresses
      .slice(0, 42)
      .map((url, index) => app.inject({ url, remoteAddress: `2001:db8:1:2::${1 + (index % 2)}` }))
    expect((await Promise.race(asked)).statusCode).toBe(429)
    work.reject(new Error('That was enough'))
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('are served as images and nothing else', async () => {
    const response = await restaurant.app.inject(margherita)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })
})
