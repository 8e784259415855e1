import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'

import { beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
let port: number
beforeAll(async () => {
  await restaurant.app.listen({ host: '127.0.0.1', port: 0 })
  port = (restaurant.app.server.address() as AddressInfo).port // a server that listens on TCP has one
})

/** Everything the server sends until it or we close the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A connection that is closed while we still send is reset.
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

const securityHeader =
  /^(content-security-policy|cross-origin-resource-policy|referrer-policy|strict-transport-security|x-content-type-options): (.*)$/gim

function securityHeadersIn(response: string): [name: string, value: string][] {
  return [...response.matchAll(securityHeader)]
    .map(([, name = '', value = '']): [string, string] => [name.toLowerCase(), value.trim()])
    .toSorted(([one], [other]) => one.localeCompare(other))
}

const plain = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'
const last = 'GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

describe('requests that follow each other on one connection', () => {
  it('are all served when they are few', async () => {
    const received = await send(`${plain.repeat(5)}${last}`)
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(6)
  })

  it('close it when they are more than a browser or a proxy sends at once', async () => {
    const received = await send(`${plain.repeat(200)}${last}`)
    expect(received.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(20)
    // What was read together is in flight together.
    expect((await send(`${plain.repeat(9)}${last}`)).match(/HTTP\/1\.1 200/g)).toHaveLength(10)
    expect(await send(`${plain.repeat(10)}${last}`)).toBe('')
  })

  it('are counted only while they are in flight', async () => {
    const socket = connect(port, '127.0.0.1')
    for (let count = 0; count < 30; count += 1) {
      socket.write(plain)
      const [chunk] = (await once(socket, 'data')) as [Buffer] // a socket without an encoding gives buffers
      expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200/)
    }
    socket.destroy()
  })
})

test('a file may take half an hour to arrive, and no request longer', () => {
  expect(restaurant.app.server.requestTimeout).toBe(30 * 60_000)
})

test('a body that stops in the middle ends its request after a minute', async () => {
  // Only timers of the program: what the sockets do takes as long as it takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const received: string[] = []
  socket.on('data', (chunk: Buffer) => received.push(chunk.toString()))
  const headers = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 4'
  socket.write(`POST /api/orders/quote HTTP/1.1\r\n${headers}\r\n\r\n12`)
  while (vi.getTimerCount() === 0) await setImmediate()
  vi.advanceTimersByTime(59_999)
  await setImmediate()
  expect(socket.readyState).toBe('open')
  vi.advanceTimersByTime(1)
  await once(socket, 'close')
  expect(received.join('')).toMatch(/^HTTP\/1\.1 408 [\s\S]+"code":"request.timeout"/)
})

describe('what Node’s parser rejects', () => {
  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3', 400, 'request.malformed'],
    ['length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked', 400, 'request.malformed'],
    ['a header without a name', ': a', 400, 'request.malformed'],
    ['large headers', `X-Large: ${'a'.repeat(20_000)}`, 431, 'request.headers-too-large'],
  ])('gets a problem: %s', async (_, headers, status, code) => {
    const received = await send(`POST /api/orders HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n{}`)
    const [head = '', body = ''] = received.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('Cache-Control: no-store')
    expect(head).toContain('Connection: close')
    expect(head).toContain('Content-Type: application/json; charset=utf-8')
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), code })
  })

  it('gets the security headers of every response', async () => {
    const bytes = 'GET /api/none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    const [readable, unreadable, noText] = await Promise.all([
      send(bytes),
      send(bytes.replace('Host: a', ': a')),
      send(bytes.replace('none', '%c0')),
    ])
    const said = securityHeadersIn(readable)
    expect(said.map(([name]) => name)).toEqual([
      'content-security-policy',
      'cross-origin-resource-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
    ])
    expect(securityHeadersIn(unreadable)).toEqual(said)
    expect(securityHeadersIn(noText)).toEqual(said)
  })

  it('gets a problem: chunks that say more than they hold', async () => {
    const head = 'POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json'
    const received = await send(
      `${head}\r\nTransfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    )
    expect(received).toMatch(/^HTTP\/1\.1 413 [\s\S]+"code":"request.too-large"/)
  })

  it.each([8_500, 9_000, 12_000, 16_000, 20_000])(
    'is an address or a header of %i characters, at once, though the rest never comes',
    async (length) => {
      const long = 'a'.repeat(length)
      for (const bytes of [`GET /${long}`, `GET /api/health HTTP/1.1\r\nHost: a\r\nX-Long: ${long}`]) {
        const received = await send(bytes)
        expect(received).toMatch(/^HTTP\/1\.1 431 [\s\S]+"code":"request.headers-too-large"/)
      }
    },
  )

  it.each([1_000, 6_000])('is none of %i characters', async (length) => {
    const long = 'a'.repeat(length)
    const end = 'Host: a\r\nConnection: close\r\n\r\n'
    expect(await send(`GET /api/health?${long} HTTP/1.1\r\n${end}`)).toMatch(/^HTTP\/1\.1 200/)
    expect(await send(`GET /api/health HTTP/1.1\r\nX-Long: ${long}\r\n${end}`)).toMatch(/^HTTP\/1\.1 200/)
  })

  it('ends its connection, even where the other side leaves its own open', async () => {
    const connections = promisify(restaurant.app.server.getConnections.bind(restaurant.app.server))
    await expect.poll(() => connections()).toBe(0)
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    onTestFinished(() => void socket.destroy())
    socket.resume()
    socket.write('no request at all\r\n\r\n')
    await once(socket, 'end')
    await expect.poll(() => connections()).toBe(0)
  })
})
