import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ProblemError } from '#src/kernel/problem.ts'
import { imageProcess } from '#src/server/images/image-process.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { openPictureSite, type PictureSite } from '#test/support/picture-site.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { pngClaiming } from '#test/support/upload-samples.ts'
import { maxUploadBytes } from '../rules/upload-limits.ts'
import { withCopiedPictures } from './copy-linked-pictures.ts'

let site: PictureSite
let office: OfficeCall
const restaurant = testRestaurant({}, undefined, (...file) => site.download(...file))

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
  const create = { width: 640, height: 480, channels: 3 as const, background: '#c41e12' }
  const photo = await sharp({ create }).png().toBuffer()
  const wide = await pngClaiming(16_384, 10)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  site = await openPictureSite((request, response) => {
    if (request.url === '/photo.png') response.end(photo)
    else if (request.url === '/drawing.svg') response.end(drawing)
    else if (request.url === '/wide.png') response.end(wide)
    else if (request.url === '/large.png') response.end(Buffer.alloc(maxUploadBytes.image + 1))
    else if (request.url === '/moved') response.writeHead(302, { location: 'https://10.0.0.1/a.png' }).end()
    else response.writeHead(404).end()
  })
})
afterAll(() => site.close())

const dish = { name: 'Squid', description: 'Fried.', price: '128000', categoryId: 'starters' }
const post = { title: 'New wood', excerpt: 'Longan.', content: 'Sweet.' }
const review = { customerName: 'Lan', review: 'Crisp.' }

/** Every call that takes the address of a picture which pages show, with its fields. */
const places = [
  ['POST', '/api/menu-items', dish, ['imageUrl']],
  ['PATCH', '/api/menu-items/pepperoni', {}, ['imageUrl']],
  ['POST', '/api/blog-posts', post, ['imageUrl', 'coverImageUrl', 'ogImageUrl']],
  ['PATCH', '/api/blog-posts/post-oven-day', {}, ['imageUrl', 'coverImageUrl', 'ogImageUrl']],
  ['PUT', '/api/page-seo/contact/en', {}, ['ogImageUrl']],
  ['POST', '/api/customer-reviews', review, ['avatarUrl']],
  ['PATCH', '/api/customer-reviews/review-birthday', {}, ['avatarUrl']],
  [
    'PUT',
    '/api/about-content',
    {},
    ['storyImageUrl', 'storyImageUrl2', 'teamMember1ImageUrl', 'teamMember2ImageUrl', 'teamMember3ImageUrl'],
  ],
  [
    'PUT',
    '/api/home-content',
    {},
    [
      'heroPosterUrl',
      'reservationPosterUrl',
      'chapter1ImageUrl',
      'chapter2ImageUrl',
      'chapter3ImageUrl',
      'visitImageUrl',
    ],
  ],
] as const

describe.each(places)('the link to a picture that %s %s takes', (method, path, body, fields) => {
  it('becomes a copy of ours', async () => {
    // The name of the protocol may be written in capitals.
    const address = site.address.replace('https', 'HTTPS')
    const links = Object.fromEntries(fields.map((field) => [field, `${address}/photo.png`]))
    const response = await office(method, path, { ...body, ...links })
    expect(response.statusCode, response.body).toBeLessThan(300)
    const stored = response.json<Record<string, string>>()
    for (const field of fields) {
      expect(stored[field]).toMatch(/^\/objects\/uploads\/[\da-f]{24}\.webp$/)
      const copy = await restaurant.app.inject(String(stored[field]))
      expect(await sharp(copy.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
    }
  })

  it.each([
    ['/missing.png', 'uploads.link-unreachable'],
    ['/moved', 'uploads.link-forbidden'],
    ['/drawing.svg', 'uploads.link-no-picture'],
    ['/large.png', 'uploads.link-too-large'],
    ['/wide.png', 'uploads.link-too-large'],
  ])('is rejected at its field where %s cannot be copied', async (file, code) => {
    for (const field of fields) {
      const response = await office(method, path, { ...body, [field]: `${site.address}${file}` })
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { code, fields: { [field]: expect.any(String) } },
      ])
    }
  })
})

it('that cannot be read for now is worth another try, and no fault of the address', async () => {
  const busy = new ProblemError(503, 'server.busy', 'Too much to do')
  const services = { config: restaurant.config, storage: restaurant.storage, images: imageProcess() }
  const download = () => Promise.reject(busy)
  const sent = { imageUrl: 'https://example.com/oven.png' }
  await expect(withCopiedPictures({ ...services, download }, sent, ['imageUrl'])).rejects.toBe(busy)
  services.images.close()
})
