import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { startS3Server, type S3Server } from '#test/support/s3-server.ts'
import { stallingProxy } from '#test/support/stalling-proxy.ts'
import { type Config, parseConfig } from '../config.ts'
import { unavailableReason } from '../database/unavailable.ts'
import type { ObjectStorage } from './object-storage.ts'
import { openStorage } from './open-storage.ts'
import { s3Storage, type S3Timeouts } from './s3-storage.ts'

let server: S3Server
let folder: string
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bep-lua-outage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

/** The settings of a site that finds the service, or what stands in its place, at this address. */
function configOf(endpoint: string): Config {
  return parseConfig({ DATA_DIR: folder, ...server.settings, S3_ENDPOINT: endpoint })
}

function storageAt(endpoint: string, timeouts: Partial<S3Timeouts> = {}): ObjectStorage {
  const config = configOf(endpoint)
  if (!config.s3) throw new Error('These settings name a bucket')
  return s3Storage(config.s3, config, {
    response: 60_000,
    sending: 60_000,
    receiving: 60_000,
    idle: 60_000,
    ...timeouts,
  })
}

async function fileOf(bytes: Buffer | string): Promise<string> {
  const file = join(folder, 'to-be-stored')
  await writeFile(file, bytes)
  return file
}

const address = () => server.settings['S3_ENDPOINT'] ?? ''
const failureOf = (pending: Promise<unknown>) => pending.then(() => undefined, unavailableReason)

/** A service that says this and nothing else. */
async function responding(listener: RequestListener): Promise<string> {
  const stub = createServer(listener).listen(0, '127.0.0.1')
  await once(stub, 'listening')
  onTestFinished(async () => {
    stub.closeAllConnections()
    stub.close()
    await once(stub, 'close')
  })
  return `http://127.0.0.1:${(stub.address() as AddressInfo).port}` // a TCP server that listens has one
}

describe('a service that has frozen', () => {
  it.each<[string, (storage: ObjectStorage) => Promise<unknown>]>([
    ['a description', (storage) => storage.find('a.webp')],
    ['bytes', (storage) => storage.read('a.webp')],
    ['a file', (storage) => storage.withFile('a.webp', async () => {})],
    ['a list', (storage) => storage.list('')[Symbol.asyncIterator]().next()],
    ['being stored', async (storage) => storage.put('a.webp', await fileOf('one'))],
    ['being deleted', (storage) => storage.delete('a.webp')],
  ])('is unavailable instead of being waited for: %s', async (_what, use) => {
    const proxy = await stallingProxy(address())
    onTestFinished(() => proxy.close())
    proxy.stall()
    expect(await failureOf(use(storageAt(proxy.url, { response: 100, sending: 100 })))).toBe('storage')
  })

  it('may take longer to store a film than to begin a response', async () => {
    const stored = Promise.withResolvers<void>()
    const endpoint = await responding((request, response) => {
      request.resume()
      if (request.method === 'PUT') void stored.promise.then(() => response.end())
    })
    const storage = storageAt(endpoint, { response: 100 })
    const storing = storage.put('film.mp4', await fileOf('a film'))
    expect(await failureOf(storage.find('film.mp4'))).toBe('storage')
    stored.resolve()
    await storing
  })

  it('is unavailable where it stops in the middle of a file, and leaves none behind', async () => {
    const endpoint = await responding((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      response.write('the beginning')
    })
    const storage = storageAt(endpoint, { receiving: 100 })
    expect(await failureOf(storage.withFile('a.webp', async () => 'whole'))).toBe('storage')
    expect(await readdir(join(folder, 'unfinished'))).toEqual([])
  })
})

/** A service that has sent so many bytes of twice as many. */
async function stoppedAfter(bytes: number) {
  const closed = Promise.withResolvers<void>()
  const endpoint = await responding((_request, response) => {
    response.on('close', closed.resolve)
    response.writeHead(200, { 'content-length': 2 * bytes })
    response.write(Buffer.alloc(bytes))
  })
  return { endpoint, closed: closed.promise }
}

it('a reader is told that a service has stopped in the middle, and the connection to it is closed', async () => {
  const { endpoint, closed } = await stoppedAfter(1000)
  const bytes = await storageAt(endpoint, { idle: 100 }).read('film.mp4')
  expect(await failureOf(buffer(bytes ?? Readable.from([])))).toBe('storage')
  await closed
})

it('a reader who pauses has time, and a service that has stopped meanwhile does not', async () => {
  const { endpoint, closed } = await stoppedAfter(1_000_000)
  const bytes = await storageAt(endpoint, { idle: 20 }).read('film.mp4')
  if (!(bytes instanceof IncomingMessage)) throw new Error('The bytes come from a service')
  for (let count = 0; count < 3; count += 1) await once(bytes.socket, 'timeout')
  expect(bytes.destroyed).toBe(false)
  let received = 0
  bytes.on('data', (chunk: Buffer) => (received += chunk.length))
  expect(await failureOf(finished(bytes))).toBe('storage')
  expect(received).toBe(1_000_000)
  await closed
})

it('sixty readers who do not read keep nobody else waiting', async () => {
  const storage = storageAt(address())
  await storage.put('film.mp4', await fileOf(Buffer.alloc(8_000_000)))
  const films = await Promise.all(Array.from({ length: 60 }, () => storage.read('film.mp4')))
  await storage.put('a.webp', await fileOf('one'))
  const bytes = await storage.read('a.webp')
  expect(bytes && (await buffer(bytes)).toString()).toBe('one')
  for (const film of films) film?.destroy()
})

it('an object without bytes gives none, though a service has no part of it', async () => {
  const endpoint = await responding((_request, response) => {
    response.writeHead(416, { 'content-type': 'application/xml' })
    response.end('<?xml version="1.0"?><Error><Code>InvalidRange</Code></Error>')
  })
  const bytes = await storageAt(endpoint).read('empty', { start: 0, end: 63 })
  expect(bytes && (await buffer(bytes)).toString()).toBe('')
})

it('a list goes on where a service says that there is more', async () => {
  const asked: (string | null)[] = []
  const pages = [
    '<NextContinuationToken>second</NextContinuationToken><Contents><Key>a.webp</Key><Size>1</Size></Contents>',
    '<NextContinuationToken>third</NextContinuationToken>',
    '<Contents><Key>b.webp</Key><Size>2</Size></Contents>',
  ]
  const endpoint = await responding(({ url = '' }, response) => {
    asked.push(new URL(url, 'http://service').searchParams.get('continuation-token'))
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><ListBucketResult>${pages[asked.length - 1] ?? ''}</ListBucketResult>`)
  })
  const found = []
  for await (const { key, size } of storageAt(endpoint).list('')) found.push([key, size])
  expect(found).toEqual([
    ['a.webp', 1],
    ['b.webp', 2],
  ])
  expect(asked).toEqual([null, 'second', 'third'])
})

it('a service that fails is asked twice, and no more', async () => {
  const asked: (string | undefined)[] = []
  const endpoint = await responding(({ method }, response) => {
    asked.push(method)
    response.writeHead(500).end()
  })
  expect(await failureOf(storageAt(endpoint).find('a.webp'))).toBe('storage')
  expect(asked).toEqual(['HEAD', 'HEAD'])
})

it('what a service has described is not asked for again at once, and is once it is stored or deleted', async () => {
  let asked = 0
  const endpoint = await responding(({ method }, response) => {
    if (method === 'HEAD') asked += 1
    response.writeHead(200, method === 'HEAD' ? { 'content-length': 3, etag: '"one"' } : {}).end()
  })
  const storage = storageAt(endpoint)
  const described = { size: 3, modifiedAt: new Date(0), version: 'one' }
  for (let count = 0; count < 3; count += 1) expect(await storage.find('a.webp')).toEqual(described)
  expect(asked).toBe(1)
  await storage.put('a.webp', await fileOf('one'))
  await storage.find('a.webp')
  expect(asked).toBe(2)
  await storage.delete('a.webp')
  await storage.find('a.webp')
  expect(asked).toBe(3)
})

it('requests are signed by the settings, name the bucket in their path, and use no checksums of Amazon’s own', async () => {
  const requests: IncomingMessage[] = []
  const endpoint = await responding((request, response) => {
    requests.push(request)
    request.resume().on('end', () => response.end('one'))
  })
  const { s3, ...config } = configOf(endpoint)
  if (!s3) throw new Error('These settings name a bucket')
  const credentials = { accessKeyId: 'the-key', secretAccessKey: 'the-secret' }
  const storage = s3Storage({ ...s3, region: 'ap-southeast-1', credentials }, config)
  await storage.put('a.webp', await fileOf('one'))
  await buffer((await storage.read('a.webp')) ?? Readable.from([]))
  expect(requests.map(({ method, url }) => `${method} ${url?.replace(/\?.*/, '')}`)).toEqual([
    'PUT /pictures/a.webp',
    'GET /pictures/a.webp',
  ])
  for (const { headers } of requests) {
    expect(headers.authorization).toMatch(/Credential=the-key\/\d+\/ap-southeast-1\/s3\//)
    expect(Object.keys(headers).filter((name) => /checksum|trailer/.test(name))).toEqual([])
  }
})

it('the start says what a service says that gives a code alone', async () => {
  const endpoint = await responding((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/xml' })
    response.end('<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code></Error>')
  })
  await expect(openStorage(configOf(endpoint))).rejects.toThrow(
    /^The bucket pictures cannot be read: SignatureDoesNotMatch.+S3_…/,
  )
})
