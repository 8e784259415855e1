import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { seedDemoRestaurant } from '#db/seed/load.ts'
import { startS3Server, type S3Server } from '#test/support/s3-server.ts'
import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import { pictureVariant } from '#src/kernel/picture-variants.ts'
import { s3Storage } from '#src/server/storage/s3-storage.ts'
import { sendObject } from './send-object.ts'

const margherita = '/objects/dishes/margherita.webp'
const source = fileURLToPath(new URL('../../../../db/seed/pictures/dishes/margherita.webp', import.meta.url))

describe.each(['local', 's3'])('pictures of a %s storage', (kind) => {
  let s3: S3Server
  let restaurant: TestRestaurant
  let picture: Buffer
  beforeAll(async () => {
    s3 = await startS3Server()
    restaurant = await openTestRestaurant(kind === 's3' ? s3.settings : {})
    await seedDemoRestaurant(restaurant.db, restaurant)
    picture = await readFile(source)
  })
  afterAll(async () => {
    await restaurant.close()
    await s3.close()
  })
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    restaurant.app.inject({ method, url: margherita, headers })

  it('come whole, and are not sent again to who has them', async () => {
    const response = await get()
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.equals(picture)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.length),
      'accept-ranges': 'bytes',
    })
    const { etag = '', 'last-modified': modified = '' } = response.headers
    expect((await get({ 'if-none-match': `W/"other", ${etag}` })).statusCode).toBe(304)
    // As what compresses responses on their way writes it.
    expect((await get({ 'if-none-match': `W/${etag}` })).statusCode).toBe(304)
    expect((await get({ 'if-none-match': '*' })).statusCode).toBe(304)
    expect((await get({ 'if-modified-since': modified })).statusCode).toBe(304)
    expect((await get({ 'if-none-match': '"other"', 'if-modified-since': modified })).statusCode).toBe(200)
    const before = new Date(Date.parse(modified) - 1000).toUTCString()
    expect((await get({ 'if-modified-since': before })).statusCode).toBe(200)
    expect((await get({ 'if-modified-since': 'lately' })).statusCode).toBe(200)
    const part = await get({ range: 'bytes=0-9', 'if-range': etag })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
  })

  it('tell their length to HEAD', async () => {
    const response = await get({}, 'HEAD')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-length']).toBe(String(picture.length))
    expect(response.rawPayload).toHaveLength(0)
  })

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, undefined],
    ['bytes=-5', -5, undefined],
    ['bytes=-99999999', 0, undefined],
    ['bytes=10-99999999', 10, undefined],
  ])('come in part: %s', async (range, first, last) => {
    const response = await get({ range })
    const part = picture.subarray(first, last === undefined ? undefined : last + 1)
    expect(response.statusCode).toBe(206)
    expect(response.rawPayload.equals(part)).toBe(true)
    const start = first < 0 ? picture.length + first : first
    expect(response.headers['content-range']).toBe(
      `bytes ${start}-${start + part.length - 1}/${picture.length}`,
    )
  })

  it.each([['bytes=99999999-'], ['bytes=-0']])('have nothing at %s', async (range) => {
    const response = await get({ range })
    expect(response.statusCode).toBe(416)
    expect(response.headers['content-range']).toBe(`bytes */${picture.length}`)
  })

  it.each<Record<string, string>>([
    { range: 'bytes=0-1,4-5' },
    { range: 'bytes=9-0' },
    { range: 'lines=1-2' },
    { range: 'bytes=0-1', 'if-range': '"other"' },
  ])('come whole for %j', async (headers) => {
    expect((await get(headers)).rawPayload.equals(picture)).toBe(true)
  })

  it('are made in other sizes', async () => {
    const response = await restaurant.app.inject(pictureVariant(margherita, 160, 'webp'))
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/webp')
  })

  it.each([
    '/objects/dishes/none.webp',
    '/objects/dishes',
    '/objects/../package.json',
    '/objects/dishes/.webp',
  ])('do not exist under %s', async (url) => {
    expect((await restaurant.app.inject(url)).statusCode).toBe(404)
  })
})

/** A service that knows of every object, and stops in the middle of each. */
async function stoppingService(): Promise<string> {
  const stub = createServer((request, response) => {
    response.writeHead(200, { 'content-length': 1000, etag: '"1"' })
    if (request.method === 'HEAD') response.end()
    else response.write('the beginning')
  }).listen(0, '127.0.0.1')
  await once(stub, 'listening')
  onTestFinished(() => {
    stub.closeAllConnections()
    stub.close()
  })
  return `http://127.0.0.1:${(stub.address() as AddressInfo).port}` // a TCP server that listens has one
}

it('a guest’s connection ends where the storage stops in the middle of a picture', async () => {
  const s3 = {
    bucket: 'pictures',
    endpoint: await stoppingService(),
    region: 'us-east-1',
    pathStyle: true,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  }
  const timeouts = { response: 60_000, sending: 60_000, receiving: 60_000, idle: 100 }
  const storage = s3Storage(s3, { storageDir: '' }, timeouts)
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/a.webp', async (request, reply) => {
    await sendObject(storage, 'a.webp', request, reply)
    return reply
  })
  const response = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/a.webp`)
  expect(response.status).toBe(200)
  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
})

it.each([
  [404, 404, 'objects.not-found'],
  [500, 503, 'server.unavailable'],
])('a picture that is found and then responded to with %i is a problem of %i', async (read, status, code) => {
  const stub = createServer((request, response) => {
    const isPicture = request.url?.includes('margherita')
    if (!isPicture)
      return response.end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>')
    return response
      .writeHead(request.method === 'HEAD' ? 200 : read, { 'content-length': 0, etag: '"1"' })
      .end()
  }).listen(0, '127.0.0.1')
  await once(stub, 'listening')
  const s3 = await startS3Server()
  const { port } = stub.address() as AddressInfo // a TCP server that listens has one
  const restaurant = await openTestRestaurant({ ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${port}` })
  onTestFinished(async () => {
    await restaurant.close()
    await s3.close()
    stub.closeAllConnections()
    stub.close()
  })
  const response = await restaurant.app.inject(margherita)
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code])
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringMatching(/json/),
  })
  expect(response.headers).not.toHaveProperty('etag')
})
