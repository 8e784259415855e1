import { once } from 'node:events'
import { connect } from 'node:net'

import { beforeAll, describe, expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { builtSite, siteFiles } from '../pages/site-files.ts'
import { webHandler } from '../pages/page-handler.ts'

let port: number

const restaurant = testRestaurant({}, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})
beforeAll(async () => {
  port = Number(new URL(await restaurant.app.listen({ host: '127.0.0.1', port: 0 })).port)
})

/** Sends what no HTTP client would send, and reads until the server closes the connection. */
async function send(target: string, headers: readonly string[], version = '1.1'): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    Buffer.from(
      [`GET ${target} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'),
      'latin1',
    ),
  )
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer) // a socket without an encoding gives buffers
  return Buffer.concat(chunks).toString()
}

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])

describe('a Host header', () => {
  it.each([
    ['Host: ['],
    ['Host: a:99999'],
    ['Host: a:b'],
    ['Host: a b'],
    ['Host: é'],
    ['Host: '],
    ['Host: a/b'],
    ['Host: user@a'],
    ['Host: a?b'],
    ['Host: "><script>'],
    ['Host: [::1'],
    ['Host: 1.2.3.4.5.6'],
    ['Host: %61'],
    ['Host: a\\b'],
    ['Host: a,b'],
    [`Host: ${'a'.repeat(5000)}`],
  ])('that names no host is 400: %s', async (header) => {
    for (const target of ['/', '/menu', '/api/categories', '/robots.txt', '/sitemap.xml', '/none']) {
      expect(statusOf(await send(target, [header]))).toBe(400)
    }
  })

  it('that is missing or stands twice is 400', async () => {
    expect(statusOf(await send('/menu', []))).toBe(400)
    expect(statusOf(await send('/menu', [], '1.0'))).toBe(400)
    expect(statusOf(await send('/menu', ['Host: a.example', 'Host: b.example']))).toBe(400)
  })

  it.each([
    'localhost',
    'localhost:3000',
    '192.168.1.20:3000',
    '[::1]:3000',
    'Pizza.example',
    'tablet_2.local',
    'xn--bp-la-6ya.example',
    'pizza.example.',
  ])('that names %s is taken', async (host) => {
    expect(statusOf(await send('/menu', [`Host: ${host}`]))).toBe(200)
  })
})

describe('a host within the address', () => {
  it.each([
    '//[',
    '//a:99999/',
    '//evil.example/menu',
    '///evil.example/menu',
    String.raw`/\evil.example/menu`,
    'http://evil.example/menu',
    'http://[/menu',
    '//evil.example/api/none',
    '//%5B',
  ])('is never the site’s own, and no fault: %s', async (target) => {
    const response = await send(target, ['Host: own.example'])
    expect([200, 308, 404]).toContain(statusOf(response))
    expect(response).not.toMatch(/(?:href|content)="[a-z]*:?\/\/evil/)
  })
})
