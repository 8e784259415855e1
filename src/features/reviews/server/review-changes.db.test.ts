import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { count } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { openPictureSite, type PictureSite } from '#test/support/picture-site.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { imageProcess } from '#src/server/images/image-process.ts'
import type { CustomerReview, PublishedReview } from '../contract/customer-review.ts'
import { storedAvatar } from './avatar-object.ts'
import { customerReviewTable } from './review-table.ts'

let site: PictureSite
const restaurant = testRestaurant({}, undefined, (...file) => site.download(...file))
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
  const portrait = await picture()
    .jpeg()
    .withExif({ IFD0: { Artist: 'Lan' } })
    .toBuffer()
  site = await openPictureSite((request, response) => {
    if (request.url === '/lan.jpg') response.end(portrait)
    else if (request.url === '/lan.html') response.end('<script>alert(1)</script>')
    else response.writeHead(404).end()
  })
})
afterAll(() => site.close())
beforeEach(async () => {
  await restaurant.content.change((tx) => tx.delete(customerReviewTable))
})

const address = '/api/customer-reviews'
const lan = { customerName: 'Lan', review: 'Crisp to the edge.', isPublished: true }

async function add(changes: object = {}): Promise<CustomerReview> {
  const response = await office('POST', address, { ...lan, ...changes })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<CustomerReview>()
}

async function change(id: string, changes: object): Promise<CustomerReview> {
  const response = await office('PATCH', `${address}/${id}`, changes)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<CustomerReview>()
}

const listed = async () => (await office('GET', address)).json<CustomerReview[]>()
const published = async () => (await restaurant.app.inject(`${address}/published`)).json<PublishedReview[]>()
const ids = (reviews: readonly { id: string }[]) => reviews.map(({ id }) => id)
const stored = async () => (await restaurant.db.select({ all: count() }).from(customerReviewTable))[0]?.all
const picture = () => sharp({ create: { width: 300, height: 300, channels: 3, background: '#c41e12' } })
const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`

describe('adding a review', () => {
  it.each([{ isPublished: false }, { isPublished: undefined }])(
    'stores it for the office alone with %o',
    async (sent) => {
      const { id, isPublished } = await add(sent)
      expect(isPublished).toBe(false)
      expect(ids(await published())).toEqual([])
      expect(ids(await listed())).toEqual([id])
    },
  )

  it('publishes it where that is sent, at the first free place, and guests read it on their next request', async () => {
    await published()
    const review = await add({ isPinned: true, id: 'mine', createdAt: '2020-01-01' })
    expect(review).toEqual({
      ...lan,
      id: expect.stringMatching(/^review_/),
      customerNameVi: null,
      customerTitle: 'Khách hàng',
      customerTitleVi: null,
      rating: 5,
      reviewVi: null,
      avatarUrl: null,
      isPublished: true,
      isPinned: false,
      pinnedAt: null,
      displayOrder: 1,
      createdAt: '2026-05-06T05:00:00.000Z',
      updatedAt: '2026-05-06T05:00:00.000Z',
    })
    expect(ids(await published())).toEqual([review.id])
    expect((await add({ displayOrder: 3 })).displayOrder).toBe(3)
    expect((await add()).displayOrder).toBe(2)
    expect((await add({ displayOrder: null })).displayOrder).toBe(4)
  })

  it('gives places beyond the eighth by itself, up to the twelfth review, and rejects the next', async () => {
    for (let number = 1; number <= 12; number += 1) expect((await add()).displayOrder).toBe(number)
    const response = await office('POST', address, lan)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'reviews.too-many',
      message: expect.stringMatching(/^Chỉ được phép có tối đa 12 đánh giá/),
    })
    expect(await stored()).toBe(12)
  })

  it('stores twelve, however many are added at once, each at a place of its own', async () => {
    const responses = await Promise.all(Array.from({ length: 16 }, () => office('POST', address, lan)))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(12)
    expect(statuses.filter((status) => status === 400)).toHaveLength(4)
    expect(new Set((await listed()).map(({ displayOrder }) => displayOrder)).size).toBe(12)
  })

  it.each([
    ['no name', { customerName: ' ' }, { customerName: 'Tên khách hàng là bắt buộc' }],
    ['no title', { customerTitle: '' }, { customerTitle: 'Chức danh là bắt buộc' }],
    ['no text', { review: null }, { review: 'Nội dung đánh giá là bắt buộc' }],
    ['no star', { rating: 0 }, { rating: expect.any(String) }],
    ['six stars', { rating: 6 }, { rating: expect.any(String) }],
    ['half a star', { rating: 4.5 }, { rating: expect.any(String) }],
    ['a place beyond the eighth', { displayOrder: 9 }, { displayOrder: expect.any(String) }],
    ['no place', { displayOrder: 0 }, { displayOrder: expect.any(String) }],
    ['a script as avatar', { avatarUrl: 'javascript:alert(1)' }, { avatarUrl: expect.any(String) }],
    ['a document as avatar', { avatarUrl: 'data:text/html,x' }, { avatarUrl: expect.any(String) }],
    ['a link without encryption', { avatarUrl: 'http://a.example/b' }, { avatarUrl: expect.any(String) }],
    ['a link without protocol', { avatarUrl: '//a.example/b.png' }, { avatarUrl: expect.any(String) }],
    ['a file that is none of ours', { avatarUrl: '/objects/../x' }, { avatarUrl: expect.any(String) }],
    ['a story as avatar', { avatarUrl: 'x'.repeat(101) }, { avatarUrl: expect.any(String) }],
  ])('rejects %s at its field', async (_what, changes, fields) => {
    const response = await office('POST', address, { ...lan, ...changes })
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json()).toMatchObject({ fields })
    expect(await stored()).toBe(0)
  })
})

describe('the avatar', () => {
  it.each(['🍕', 'LB'])('%s is stored as it is', async (avatarUrl) => {
    expect((await add({ avatarUrl })).avatarUrl).toBe(avatarUrl)
  })

  it('that comes as data becomes an object, so that no list carries it', async () => {
    const { avatarUrl, id } = await add({ avatarUrl: dataUrl(await picture().png().toBuffer()) })
    expect(avatarUrl).toMatch(/^\/objects\/uploads\/[\da-f]{24}\.webp$/)
    const response = await restaurant.app.inject(String(avatarUrl))
    expect(response.statusCode).toBe(200)
    expect((await sharp(response.rawPayload).metadata()).format).toBe('webp')
    const other = await change(id, { avatarUrl: dataUrl(await picture().jpeg().toBuffer(), 'jpeg') })
    expect(other.avatarUrl).toMatch(/^\/objects\/uploads\//)
    expect(other.avatarUrl).not.toBe(avatarUrl)
  })

  it('that comes as data and cannot be read for now is worth another try, and no fault of the picture', async () => {
    const images = imageProcess({ taskMilliseconds: 1 })
    onTestFinished(() => images.close())
    const services = { ...restaurant, images, download: site.download }
    const avatar = dataUrl(await picture().png().toBuffer())
    await expect(storedAvatar(services, avatar)).rejects.toMatchObject({
      status: 503,
      problem: { code: 'uploads.unavailable' },
    })
  })

  it('that lies on another site is copied, because pages show pictures of this one alone', async () => {
    const { avatarUrl, id } = await add({ avatarUrl: `${site.address}/lan.jpg` })
    expect(avatarUrl).toMatch(/^\/objects\/uploads\/[\da-f]{24}\.webp$/)
    const copy = await restaurant.app.inject(String(avatarUrl))
    expect(await sharp(copy.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300 })
    expect((await sharp(copy.rawPayload).metadata()).exif).toBeUndefined()
    expect((await change(id, { avatarUrl, rating: 4 })).avatarUrl).toBe(avatarUrl)
  })

  it.each([
    ['/gone.jpg', 'uploads.link-unreachable'],
    ['/lan.html', 'uploads.link-no-picture'],
  ])('that cannot be copied from %s is rejected at its field', async (path, code) => {
    const { id } = await add({ avatarUrl: 'LB' })
    const response = await office('PATCH', `${address}/${id}`, { avatarUrl: `${site.address}${path}` })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code, fields: { avatarUrl: expect.any(String) } },
    ])
    expect((await listed())[0]?.avatarUrl).toBe('LB')
  })

  it('that names an object which is not stored is rejected, but for the one it has already', async () => {
    const missing = '/objects/uploads/00000000000000000000000a.webp'
    const response = await office('POST', address, { ...lan, avatarUrl: missing })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'reviews.avatar-unknown',
      fields: { avatarUrl: expect.any(String) },
    })
    const { id } = await add()
    await restaurant.db.update(customerReviewTable).set({ avatarUrl: missing })
    expect(await change(id, { avatarUrl: missing, rating: 3 })).toMatchObject({ rating: 3 })
  })

  it('whose data is no picture, or too large, is rejected at its field', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const broken = await office('POST', address, { ...lan, avatarUrl: dataUrl(drawing, 'svg+xml') })
    expect([broken.statusCode, broken.json()]).toMatchObject([
      400,
      { code: 'reviews.avatar-invalid', fields: { avatarUrl: expect.any(String) } },
    ])
    const large = dataUrl(Buffer.alloc(10 * 1024 * 1024 + 1))
    const response = await office('POST', address, { ...lan, avatarUrl: large })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      {
        code: 'reviews.avatar-too-large',
        fields: { avatarUrl: 'File ảnh quá lớn. Vui lòng chọn file nhỏ hơn 10MB.' },
      },
    ])
    expect(await stored()).toBe(0)
  })

  it('is not even read of somebody who may not send it', async () => {
    const payload = { ...lan, avatarUrl: dataUrl(Buffer.alloc(20 * 1024 * 1024)) }
    const anonymous = await restaurant.app.inject({ method: 'POST', url: address, payload })
    expect(anonymous.statusCode).toBe(401)
    const staff = await officeCalls(restaurant, 'staff')
    expect((await staff('POST', address, payload)).statusCode).toBe(403)
    expect((await office('POST', address, payload)).statusCode).toBe(413)
  })
})

describe('changing a review', () => {
  it('changes what is sent alone, and takes it back from guests or gives it to them again', async () => {
    const { id } = await add({ reviewVi: 'Giòn tới viền.', displayOrder: 5 })
    restaurant.clock.set('2026-05-06T06:00:00Z')
    expect(await change(id, { isPublished: false, reviewVi: null })).toMatchObject({
      ...lan,
      reviewVi: null,
      displayOrder: 5,
      isPublished: false,
      updatedAt: '2026-05-06T06:00:00.000Z',
    })
    expect(await published()).toEqual([])
    await change(id, { isPublished: true })
    expect(ids(await published())).toEqual([id])
    restaurant.clock.set('2026-05-06T05:00:00Z')
  })

  it('leaves a place beyond the eighth valid while it stays, and takes 1 to 8, or the next free one', async () => {
    await add()
    const { id } = await add()
    await restaurant.db.update(customerReviewTable).set({ displayOrder: 9 })
    expect(await change(id, { displayOrder: 9, rating: 2 })).toMatchObject({ displayOrder: 9, rating: 2 })
    const response = await office('PATCH', `${address}/${id}`, { displayOrder: 10 })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code: 'reviews.order-invalid', fields: { displayOrder: expect.any(String) } },
    ])
    expect(await change(id, { displayOrder: 8 })).toMatchObject({ displayOrder: 8 })
    // The place that it has itself is free for it.
    for (const _again of [1, 2])
      expect(await change(id, { displayOrder: null })).toMatchObject({ displayOrder: 1 })
  })

  it('that has changed since it was read is rejected, and changes nothing', async () => {
    const { id, updatedAt } = await add()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    await change(id, { rating: 2, updatedAt })
    const stale = await office('PATCH', `${address}/${id}`, { rating: 1, updatedAt })
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'reviews.stale' }])
    expect(await change(id, { customerName: 'Lan Anh' })).toMatchObject({ rating: 2 })
    restaurant.clock.set('2026-05-06T05:00:00Z')
  })

  it('of an unknown id is a 404, as is pinning or deleting it', async () => {
    for (const [method, path] of [
      ['PATCH', 'no-such'],
      ['PATCH', 'no-such/pin'],
      ['DELETE', 'no-such'],
      // Names the list of guests, and no review.
      ['DELETE', 'published'],
    ] as const) {
      const response = await office(method, `${address}/${path}`, method === 'PATCH' ? {} : undefined)
      expect([response.statusCode, response.json()], path).toMatchObject([404, { code: 'reviews.not-found' }])
    }
  })
})

describe('the order of reviews', () => {
  it('is pinned, then newest in the office; pinned, then by place for guests', async () => {
    const names = ['first', 'second', 'third']
    const made: Record<string, string> = {}
    for (const [hour, customerName] of names.entries()) {
      restaurant.clock.set(`2026-05-06T0${hour}:00:00Z`)
      made[customerName] = (await add({ customerName, displayOrder: 3 - hour })).id
    }
    const namesOf = (reviews: readonly { customerName: string }[]) =>
      reviews.map(({ customerName }) => customerName)
    expect(namesOf(await listed())).toEqual(['third', 'second', 'first'])
    expect(namesOf(await published())).toEqual(['third', 'second', 'first'])
    restaurant.clock.set('2026-05-06T05:00:00Z')
    const pinned = await office('PATCH', `${address}/${made['first']}/pin`)
    const now = '2026-05-06T05:00:00.000Z'
    expect(pinned.json()).toMatchObject({ isPinned: true, pinnedAt: now, updatedAt: now })
    expect(namesOf(await listed())).toEqual(['first', 'third', 'second'])
    expect(namesOf(await published())).toEqual(['first', 'third', 'second'])
    await change(made['second'] ?? '', { displayOrder: 1 })
    await change(made['third'] ?? '', { displayOrder: 2 })
    expect(namesOf(await published())).toEqual(['first', 'second', 'third'])
    expect(namesOf(await listed())).toEqual(['first', 'third', 'second'])
    const unpinned = await office('PATCH', `${address}/${made['first']}/pin`)
    expect(unpinned.json()).toMatchObject({ isPinned: false, pinnedAt: null })
    expect(namesOf(await published())).toEqual(['second', 'third', 'first'])
  })
})

it('a review is deleted once, and guests do not read it on their next request', async () => {
  const { id } = await add()
  await published()
  expect((await office('DELETE', `${address}/${id}`)).statusCode).toBe(204)
  expect(await published()).toEqual([])
  expect((await office('DELETE', `${address}/${id}`)).statusCode).toBe(404)
})

it('an avatar that has been uploaded is named by its address', async () => {
  const key = 'uploads/0123456789abcdef01234567.webp'
  const file = join(restaurant.dataDir, 'avatar.webp')
  await writeFile(file, await picture().webp().toBuffer())
  await restaurant.storage.put(key, file)
  expect((await add({ avatarUrl: `/objects/${key}` })).avatarUrl).toBe(`/objects/${key}`)
})
