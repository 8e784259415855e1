import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { dirname, join } from 'node:path'

import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { startS3Server, type S3Server } from '#test/support/s3-server.ts'
import { signIn } from '#test/support/sign-in.ts'
import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import {
  animatedPng,
  compressedText,
  mp4,
  picture,
  pngChunk,
  pngClaiming,
  pngWith,
  webm,
} from '#test/support/upload-samples.ts'
import { imageProcess } from '#src/server/images/image-process.ts'
import type { Services } from '#src/server/services.ts'
import { storeDataUrl } from './store-data-url.ts'
import { storePicture } from './store-picture.ts'
import { uploadRoutes } from './upload-routes.ts'
import { uploadTicketTable } from './upload-ticket-table.ts'

let restaurant: TestRestaurant
let admin: string
let s3: S3Server

const calls = ['/api/objects/upload', '/api/news-images/upload']

async function addressFor(purpose = 'image', call = '/api/objects/upload'): Promise<string> {
  const response = await restaurant.app.inject({
    method: 'POST',
    url: call,
    payload: { purpose },
    headers: { cookie: admin },
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ uploadURL: string }>().uploadURL
}

function put(address: string, payload: Buffer | string, type = 'image/jpeg') {
  return restaurant.app.inject({
    method: 'PUT',
    url: address.replace(/^https?:\/\/[^/]+/, ''),
    payload,
    headers: { 'content-type': type },
  })
}

async function stored(): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of restaurant.storage.list('uploads/')) found.push(key)
  return found
}

async function emptied() {
  for (const key of await stored()) await restaurant.storage.delete(key)
  restaurant.clock.set('2026-05-06T05:00:00Z')
}

const unfinished = () => readdir(join(restaurant.dataDir, 'unfinished')).catch(() => [])

describe.each(['local', 's3'])('uploads to a %s storage', (kind) => {
  beforeAll(async () => {
    s3 = await startS3Server()
    restaurant = await openTestRestaurant(kind === 's3' ? s3.settings : {})
    admin = await signIn(restaurant.app, 'admin')
  })
  afterAll(async () => {
    await restaurant.close()
    await s3.close()
  })
  beforeEach(emptied)

  it.each(calls)('%s: the picture is stored under the path that its address names', async (call) => {
    const address = await addressFor('image', call)
    const [, path = ''] = /\/private\/([^?]+)/.exec(address) ?? []
    const response = await put(address, await picture().jpeg().toBuffer())
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ path: `/objects/${path}` })
    const shown = await restaurant.app.inject(`/objects/${path}`)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
    expect(await stored()).toEqual([path])
    expect(await unfinished()).toEqual([])
  })

  it('a call without a body is for a picture', async () => {
    const response = await restaurant.app.inject({
      method: 'POST',
      url: '/api/objects/upload',
      headers: { cookie: admin },
    })
    const { searchParams } = new URL(response.json<{ uploadURL: string }>().uploadURL)
    expect(Object.fromEntries(searchParams)).toMatchObject({ purpose: 'image', limit: '10485760' })
  })

  /** Films whose containers say how long they are in other ways. */
  const untilItsEnd = Buffer.concat([mp4(0).subarray(0, -8), Buffer.from('\0\0\0\0mdat'), Buffer.alloc(9)])
  const inLongNumbers = Buffer.concat([
    mp4(0).subarray(0, -8),
    Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\0\0\x19'),
    Buffer.alloc(9),
  ])
  const withoutLength = Buffer.from(webm())
  withoutLength[16] = 0xff
  const inEightBytes = (length: string) =>
    Buffer.concat([webm().subarray(0, 16), Buffer.from(length, 'hex'), Buffer.alloc(100)])

  it.each([
    ['mp4', 'video/mp4', mp4()],
    ['mp4 whose last part ends with the file', 'video/mp4', untilItsEnd],
    ['mp4 with a part whose length is a long number', 'video/mp4', inLongNumbers],
    ['webm', 'video/webm', webm()],
    ['webm that does not say how long it is', 'video/webm', withoutLength],
    ['webm that says so in eight bytes', 'video/webm', inEightBytes('01ffffffffffffff')],
    ['webm with its length in eight bytes', 'video/webm', inEightBytes('0100000000000064')],
  ])('a film in %s is stored as it is, and served in parts', async (_container, type, film) => {
    // What the header says does not matter.
    const response = await put(await addressFor('home-video'), film, 'text/html')
    expect(response.statusCode, response.body).toBe(200)
    const { path } = response.json<{ path: string }>()
    const shown = await restaurant.app.inject({ url: path, headers: { range: 'bytes=4-' } })
    expect(shown.statusCode).toBe(206)
    expect(shown.headers['content-type']).toBe(type)
    expect(shown.rawPayload.equals(film.subarray(4))).toBe(true)
  })

  it('an address serves once', async () => {
    const address = await addressFor()
    const bytes = await picture().png().toBuffer()
    expect((await put(address, bytes)).statusCode).toBe(200)
    const again = await put(address, bytes)
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'uploads.address-used' })
  })

  it('an address that was used leaves others as they are', async () => {
    const addresses = [await addressFor(), await addressFor()]
    const bytes = await picture().png().toBuffer()
    for (const address of addresses) expect((await put(address, bytes)).statusCode).toBe(200)
    expect(await stored()).toHaveLength(2)
  })

  it('of two files sent to one address at the same time, one is stored', async () => {
    const address = await addressFor()
    const files = await Promise.all([30, 50].map((width) => picture(width, 20).png().toBuffer()))
    const responses = await Promise.all(files.map((file) => put(address, file)))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    const winner = responses[0]?.statusCode === 200 ? 30 : 50
    const [key = ''] = await stored()
    const shown = await restaurant.app.inject(`/objects/${key}`)
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(winner)
  })

  it('a file that was rejected may be followed by another', async () => {
    const address = await addressFor()
    expect((await put(address, 'no picture')).statusCode).toBe(415)
    expect((await put(address, await picture().png().toBuffer())).statusCode).toBe(200)
  })
})

describe('uploads', () => {
  beforeAll(async () => {
    restaurant = await openTestRestaurant()
    admin = await signIn(restaurant.app, 'admin')
    await restaurant.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => restaurant.close())
  beforeEach(emptied)

  it.each([
    ['no session', () => undefined, 401],
    ['staff', () => signIn(restaurant.app, 'staff'), 403],
  ])('are for admins: %s', async (_who, cookie, status) => {
    const headers = { cookie: (await cookie()) ?? '' }
    for (const url of calls) {
      expect((await restaurant.app.inject({ method: 'POST', url, headers })).statusCode).toBe(status)
    }
  })

  it('are for a purpose that exists', async () => {
    const response = await restaurant.app.inject({
      method: 'POST',
      url: '/api/objects/upload',
      payload: { purpose: 'virus' },
      headers: { cookie: admin },
    })
    expect(response.statusCode).toBe(400)
  })

  it.each([
    ['another limit', 'limit=10485760', 'limit=10485761', 403],
    ['another purpose', 'purpose=image', 'purpose=home-video', 403],
    ['a later end', /expires=\d+/, 'expires=9999999999', 403],
    ['another signature', /signature=./, 'signature=!', 403],
    ['the name of another file', /uploads\/[\da-f]{24}/, `uploads/${'0'.repeat(24)}`, 403],
    ['a film’s name', /\.webp/, '', 403],
    ['no signature', /&signature=.*/, '', 400],
    ['a limit that is none', 'limit=10485760', 'limit=much', 400],
    ['a name that none can have', /uploads\/[\da-f]{24}/, 'uploads/index', 400],
    ['a way out', /uploads\/[\da-f]{24}/, 'uploads/..%2f..%2fx', 400],
  ])('are rejected at an address with %s', async (_what, from, to, status) => {
    const address = (await addressFor()).replace(from, to)
    const response = await put(address, await picture().png().toBuffer())
    expect(response.statusCode).toBe(status)
    const code = status === 403 ? 'uploads.address-invalid' : 'request.invalid'
    expect(response.json()).toMatchObject({ code })
    expect(await stored()).toEqual([])
  })

  it('are rejected once ten minutes have passed', async () => {
    const address = await addressFor()
    restaurant.clock.set('2026-05-06T05:09:59Z')
    expect((await put(address, 'no picture')).statusCode).toBe(415)
    restaurant.clock.set('2026-05-06T05:10:00Z')
    const late = await put(address, await picture().png().toBuffer())
    expect(late.statusCode).toBe(403)
    expect(late.json()).toMatchObject({ code: 'uploads.address-expired' })
  })

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const turned = () => picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const animated = async () => {
    const frames = await Promise.all(['#c41e12', '#12c41e'].map((background) => frame(background).toBuffer()))
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
  }
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } }).png()
  const half = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, (await bytes).length / 2)
  const detailed = () =>
    sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', sigma: 40 },
      },
    })

  it.each<[string, string, () => Buffer | string | Promise<Buffer>, number]>([
    ['uploads.type-svg', 'SVG with a script', () => script, 415],
    ['uploads.type-svg', 'SVG after a comment', () => `<?xml version="1.0"?><!-- a -->${script}`, 415],
    ['uploads.not-an-image', 'a document', () => '<!doctype html><script>alert(1)</script>', 415],
    ['uploads.not-an-image', 'a PDF', () => '%PDF-1.7\n', 415],
    ['uploads.not-an-image', 'a program', () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 415],
    ['uploads.not-an-image', 'a film', () => mp4(), 415],
    ['uploads.type-not-allowed', 'GIF', () => picture().gif().toBuffer(), 415],
    ['uploads.type-not-allowed', 'AVIF', () => picture().avif().toBuffer(), 415],
    ['uploads.type-not-allowed', 'TIFF', () => picture().tiff().toBuffer(), 415],
    ['uploads.type-heic', 'HEIC', () => mp4(100, 'heic'), 415],
    ['uploads.animated', 'an animated WebP', animated, 415],
    ['uploads.animated', 'an animated PNG', animatedPng, 415],
    ['uploads.cmyk', 'CMYK', () => picture().toColourspace('cmyk').jpeg().toBuffer(), 415],
    ['uploads.too-many-pixels', '40,000 px', () => picture(40_000, 10).png().toBuffer(), 413],
    ['uploads.too-many-pixels', 'a bomb', () => pngClaiming(30_000, 30_000), 413],
    ['uploads.too-many-pixels', 'a side of 16,384 px', () => pngClaiming(16_384, 10), 413],
    ['uploads.too-many-pixels', 'more than 50 million pixels', () => pngClaiming(10_000, 5_001), 413],
    ['uploads.broken', 'a claim of 50 million pixels', () => pngClaiming(10_000, 5_000), 400],
    ['uploads.broken', 'a claim of as long a side as may be', () => pngClaiming(16_383, 40), 400],
    ['uploads.broken', 'a picture that claims more than it has', () => pngClaiming(6000, 6000), 400],
    ['uploads.broken', 'half a JPEG', () => half(detailed().jpeg().toBuffer()), 400],
    ['uploads.broken', 'half a PNG', () => half(detailed().png().toBuffer()), 400],
    ['uploads.broken', 'half a WebP', () => half(detailed().webp().toBuffer()), 400],
    ['uploads.broken', 'a head alone', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 400],
    ['uploads.empty', 'nothing', () => '', 400],
    ['uploads.too-large', 'more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), 413],
  ])('reject with %s: %s', async (code, _what, file, status) => {
    const response = await put(await addressFor(), await file())
    expect(response.json()).toEqual({ code, message: expect.stringMatching(/\w/) })
    expect(response.statusCode).toBe(status)
    expect(await stored()).toEqual([])
    expect(await unfinished()).toEqual([])
  })

  /** What follows makes boxes again, of which the last one ends with the file. */
  const mp4WithShortBox = () =>
    Buffer.concat([mp4(), Buffer.from('\0\0\0\x04\0\0\0\x0cfree\0\0\0\0', 'latin1')])

  it.each<[string, string, () => Buffer | string | Promise<Buffer>, number]>([
    ['uploads.not-a-film', 'a picture', () => picture().png().toBuffer(), 415],
    ['uploads.not-a-film', 'QuickTime', () => mp4(100, 'qt  '), 415],
    ['uploads.not-a-film', 'HTML', () => '<video>', 415],
    ['uploads.broken', 'half an MP4', () => half(Promise.resolve(mp4(1000))), 400],
    ['uploads.broken', 'an MP4 with a part too short for its own name', () => mp4WithShortBox(), 400],
    ['uploads.broken', 'an MP4 without a film', () => mp4().subarray(0, 60), 400],
    [
      'uploads.broken',
      'an MP4 that says nothing about its film',
      () => Buffer.concat([mp4().subarray(0, 20), mp4().subarray(60)]),
      400,
    ],
    ['uploads.broken', 'half a WebM', () => webm().subarray(0, 60), 400],
    [
      'uploads.broken',
      'a WebM with something else behind its header',
      () => Buffer.from(webm()).fill(0x19, 12, 13),
      400,
    ],
  ])('reject as a film with %s: %s', async (code, _what, file, status) => {
    const response = await put(await addressFor('home-video'), await file())
    expect(response.json()).toMatchObject({ code })
    expect(response.statusCode).toBe(status)
    expect(await stored()).toEqual([])
    expect(await unfinished()).toEqual([])
  })

  it('take a whole picture upright and without what its camera wrote into it', async () => {
    const photo = await sharp(await turned())
      .keepMetadata()
      .withExif({ IFD0: { Copyright: 'Private Person' }, IFD3: { GPSLatitude: '10/1 58/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Private Person')).toBe(true)
    const { path } = (await put(await addressFor(), photo)).json<{ path: string }>()
    const { rawPayload } = await restaurant.app.inject(path)
    expect(rawPayload.includes('Private Person')).toBe(false)
    const { width, height, orientation, exif } = await sharp(rawPayload).metadata()
    expect({ width, height, orientation, exif }).toEqual({ width: 40, height: 60 })
  })

  it('take a screenshot with the texts of its program, and none of them', async () => {
    const note = pngChunk('tEXt', Buffer.from('Comment\0Private Person'))
    const screenshot = pngWith(await picture().png().toBuffer(), [note, compressedText(50_000_000)], [note])
    const response = await put(await addressFor(), screenshot)
    expect(response.statusCode, response.body).toBe(200)
    const { rawPayload } = await restaurant.app.inject(response.json<{ path: string }>().path)
    expect(rawPayload.includes('Private Person')).toBe(false)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 60, height: 40 })
  })

  it('of a large photo store what screens can show', async () => {
    const { path } = (await put(await addressFor(), await picture(6000, 4000).jpeg().toBuffer())).json<{
      path: string
    }>()
    const { rawPayload } = await restaurant.app.inject(path)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2560, height: 1707 })
  })

  /** Sends the beginning of a body of unknown length. */
  function sending(address: string) {
    const { pathname, search } = new URL(address)
    const { port } = new URL(restaurant.app.listeningOrigin)
    const sent = request({ host: '127.0.0.1', port, path: `${pathname}${search}`, method: 'PUT' })
    const status = new Promise<number>((resolve) => {
      sent.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      sent.on('error', () => resolve(0))
    })
    return { sent, status }
  }

  it('end as soon as more has come than may', async () => {
    const { sent, status } = sending(await addressFor())
    for (let count = 0; count <= 10; count += 1) sent.write(Buffer.alloc(1024 * 1024))
    // Its end is never sent.
    expect(await status).toBe(413)
    sent.destroy()
    await expect.poll(unfinished).toEqual([])
  })

  it('end before anything has come where more is announced than may', async () => {
    const { pathname, search } = new URL(await addressFor())
    const { port } = new URL(restaurant.app.listeningOrigin)
    const headers = { 'content-length': 10 * 1024 * 1024 + 1 }
    const sent = request({ host: '127.0.0.1', port, path: `${pathname}${search}`, method: 'PUT', headers })
    const { promise: status, resolve } = Promise.withResolvers<number | undefined>()
    sent.on('response', ({ statusCode }) => resolve(statusCode)).on('error', () => {})
    sent.flushHeaders()
    expect(await status).toBe(413)
    sent.destroy()
  })

  it('that break off leave nothing, and may be sent again', async () => {
    const address = await addressFor()
    const photo = await detailed().png().toBuffer()
    const { sent, status } = sending(address)
    sent.write(photo.subarray(0, photo.length / 2))
    await expect.poll(async () => (await unfinished()).length).toBe(1)
    sent.destroy()
    expect(await status).toBe(0)
    await expect.poll(unfinished).toEqual([])
    expect(await stored()).toEqual([])
    const again = await put(address, photo)
    expect(again.statusCode).toBe(200)
  })

  it('wait for another request with their address, for two minutes', async () => {
    const address = await addressFor()
    const photo = await picture().png().toBuffer()
    await restaurant.db.update(uploadTicketTable).set({ storingSince: restaurant.clock.now() })
    restaurant.clock.set('2026-05-06T05:02:00Z')
    const waiting = await put(address, photo)
    expect([waiting.statusCode, waiting.json<{ code: string }>().code]).toEqual([409, 'uploads.in-progress'])
    restaurant.clock.set('2026-05-06T05:02:00.001Z')
    expect((await put(address, photo)).statusCode).toBe(200)
  })

  it('of a picture whose reading was cut off may be sent again', async () => {
    const images = imageProcess({ taskMilliseconds: 1 })
    onTestFinished(() => images.close())
    const photo = await picture().png().toBuffer()
    const storing = storePicture({ ...restaurant, images }, (file) => writeFile(file, photo))
    await expect(storing).rejects.toMatchObject({ status: 503, problem: { code: 'uploads.unavailable' } })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['as large as a picture may be', 10 * 1024 * 1024, 415, 'uploads.not-an-image'],
    ['larger', 10 * 1024 * 1024 + 1, 413, 'uploads.too-large'],
  ])('in a text are no picture where they are none, %s', async (_what, bytes, status, code) => {
    const images = imageProcess()
    onTestFinished(() => images.close())
    const dataUrl = `data:image/png;base64,${Buffer.alloc(bytes, 'a').toString('base64')}`
    await expect(storeDataUrl({ ...restaurant, images }, dataUrl)).rejects.toMatchObject({
      status,
      problem: { code },
    })
    expect(await stored()).toEqual([])
  })

  it('alone may take longer than a body may otherwise', async () => {
    const app = Fastify()
    const long: string[] = []
    app.addHook('onRoute', ({ method, url, config }) => {
      if (config?.isLong) long.push(`${String(method)} ${url}`)
    })
    await app.register((routes) => uploadRoutes(routes, restaurant as unknown as Services)) // as far as uploads need them
    expect(long).toEqual(['PUT /api/uploads/private/uploads/:name'])
  })

  it('may be sent again where they could not be stored', async () => {
    const address = await addressFor()
    const photo = await picture().png().toBuffer()
    const folder = join(restaurant.dataDir, 'objects', 'uploads')
    await rm(folder, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    // Whatever is written below a file fails, for root too.
    await writeFile(folder, '')
    const response = await put(address, photo)
    await rm(folder)
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toMatch(/^\d+$/)
    expect((await put(address, photo)).statusCode).toBe(200)
  })
})
