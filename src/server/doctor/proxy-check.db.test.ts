import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { gzipSync } from 'node:zlib'

import { expect, it, onTestFinished } from 'vitest'

import { selfSignedCertificate } from '#test/support/self-signed-certificate.ts'
import { openTestRestaurant } from '#test/support/test-restaurant.ts'
import type { Config } from '../config.ts'
import { programVersion } from '../release.ts'
import { explainRejected, judgeExpiry } from './certificate.ts'
import { checkPort } from './port-check.ts'
import { checkProxy, judgeChanges, judgeHealth, judgeRedirect } from './proxy-check.ts'

const now = new Date('2026-05-06T05:00:00Z')

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port // a TCP server that listens has one
}

/** How a proxy spoils what passes through it. */
interface Faults {
  /** What it makes of X-Forwarded-For; a proxy that is set well adds the address it sees. */
  readonly forwarded?: 'added' | 'dropped' | 'as sent'
  readonly changed?: (response: IncomingMessage, body: Buffer, outgoing: ServerResponse) => Buffer
}

/** A proxy before the site whose port `to` holds, as nginx or Caddy are. */
async function proxyTo(to: { port: number }, { forwarded = 'added', changed = (_, body) => body }: Faults) {
  const handle: RequestListener = (incoming, outgoing) => {
    const { 'x-forwarded-for': sent, ...headers } = incoming.headers
    const peer = incoming.socket.remoteAddress ?? ''
    const added = sent === undefined ? peer : `${String(sent)}, ${peer}`
    const value = { added, dropped: undefined, 'as sent': sent }[forwarded]
    const onward = request(
      { host: '127.0.0.1', port: to.port, path: incoming.url, method: incoming.method },
      (response) => void finish(response),
    )
    for (const [name, each] of Object.entries({ ...headers, 'x-forwarded-for': value }))
      if (each !== undefined) onward.setHeader(name, each)
    onward.on('error', () => outgoing.writeHead(502).end())
    onward.end()
    async function finish(response: IncomingMessage) {
      const body = changed(response, Buffer.concat(await response.toArray()), outgoing)
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = response.headers
      for (const [name, each] of Object.entries(rest))
        if (each !== undefined && !outgoing.hasHeader(name)) outgoing.setHeader(name, each)
      outgoing.writeHead(response.statusCode ?? 500)
      outgoing.end(body)
    }
  }
  return `http://127.0.0.1:${await listening(createServer(handle))}`
}

/**
 * What the command says of a site behind a proxy with these faults, without what is well. `since` are settings that were changed
 * after the site was started.
 */
async function problems(faults: Faults, settings: Record<string, string> = {}, since: Partial<Config> = {}) {
  const to = { port: 0 }
  const publicUrl = await proxyTo(to, faults)
  const given = { PUBLIC_URL: publicUrl, TRUST_PROXY: '1', RATE_LIMITS: 'true', ...settings }
  const restaurant = await openTestRestaurant(given, (app) => {
    app.get('/menu', (_request, reply) =>
      reply.type('text/html').header('Content-Encoding', 'gzip').send(gzipSync('<p>Pizza</p>')),
    )
  })
  onTestFinished(() => restaurant.close())
  await restaurant.app.listen({ host: '127.0.0.1', port: 0 })
  to.port = (restaurant.app.server.address() as AddressInfo).port // as above
  const config = { ...restaurant.config, host: '127.0.0.1', port: to.port, publicUrl, ...since }
  expect(await checkPort(config)).toMatchObject({ serves: true, findings: [{ level: 'ok' }] })
  const findings = await Array.fromAsync(checkProxy(config, true, now))
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, text, doThis }) => `${level}: ${text} ${doThis}`)
}

it('finds nothing wrong with a proxy that tells each guest’s address and changes nothing', async () => {
  expect(await problems({})).toEqual([])
})

it.each([
  ['all guests share one limit', { forwarded: 'dropped' }, {}, /^wrong: All guests.*X-Forwarded-For/],
  ['a guest can claim any address', { forwarded: 'as sent' }, {}, /^wrong: A visitor can claim/],
  ['the site does not believe its proxy', {}, { TRUST_PROXY: '0' }, /^wrong: All guests.*TRUST_PROXY/],
] as const)('notices that %s', async (_what, faults: Faults, settings, expected) => {
  expect(await problems(faults, settings)).toEqual([expect.stringMatching(expected)])
})

it.each([
  ['TRUST_PROXY', { TRUST_PROXY: '0' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://before.example' }],
])('notices that the site that runs has another %s, and blames no proxy', async (name, settings) => {
  const found = await problems({}, settings, { trustProxy: 1 })
  expect(found).toEqual([expect.stringMatching(/^wrong: .*Restart/)])
  expect(found[0]).toContain(name)
})

it('notices that the proxy changes pages, which then do not work', async () => {
  const changed: Faults['changed'] = (response, body) =>
    String(response.headers['content-type']).startsWith('text/html') ? gzipSync('<p>Pizza</p><script>') : body
  expect(await problems({ changed })).toEqual([expect.stringMatching(/^wrong: The proxy changes pages/)])
})

it('notices that the proxy takes away a header that protects guests', async () => {
  const changed: Faults['changed'] = (_response, body, outgoing) => {
    outgoing.setHeader('Content-Security-Policy', "default-src 'none'")
    return body
  }
  expect(await problems({ changed })).toEqual([expect.stringMatching(/^warning: .*content-security-policy/)])
})

it('notices that the machine that guests reach has another time', async () => {
  const changed: Faults['changed'] = (_response, body, outgoing) => {
    outgoing.setHeader('Date', new Date(Date.now() + 600_000).toUTCString())
    return body
  }
  expect(await problems({ changed })).toEqual([expect.stringMatching(/^warning: .*(600|599) s ahead/)])
})

/** What the command says of an address at which this responds. */
async function said(publicUrl: string, serves = true) {
  const restaurant = await openTestRestaurant({ PUBLIC_URL: publicUrl })
  onTestFinished(() => restaurant.close())
  return Array.fromAsync(checkProxy(restaurant.config, serves, now))
}

it('says that the proxy does not reach the site, and that nothing listens', async () => {
  const away = await said(await proxyTo({ port: 1 }, {}), false)
  expect(away).toMatchObject([{ level: 'wrong', doThis: expect.stringContaining('npm start') }])
  expect(await said('http://127.0.0.1:1')).toMatchObject([
    { level: 'wrong', text: expect.stringContaining('listens') },
  ])
  expect(await said('https://no-such-host.invalid')).toMatchObject([
    { level: 'wrong', text: expect.stringContaining('no-such-host') },
  ])
})

it('says that no browser accepts a certificate that nobody known has signed', async () => {
  const port = await listening(createHttpsServer(selfSignedCertificate(), (_request, reply) => reply.end()))
  expect(await said(`https://127.0.0.1:${port}`)).toMatchObject([{ area: 'certificate', level: 'wrong' }])
})

it.each([
  ['CERT_HAS_EXPIRED', 'expired'],
  ['CERT_NOT_YET_VALID', 'not valid yet'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'pizza.example'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'some phones'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'authority'],
])('tells an owner what is wrong with the certificate: %s', (code, named) => {
  expect(explainRejected(code, 'pizza.example')).toMatchObject({
    level: 'wrong',
    text: expect.stringContaining(named),
  })
  expect(explainRejected('ECONNRESET', 'pizza.example')).toBeUndefined()
})

it.each([
  ['May 20 04:00:00 2026 GMT', 'warning'],
  ['May 20 06:00:00 2026 GMT', 'ok'],
])('warns two weeks before a certificate expires: %s', (valid_to, level) => {
  expect(judgeExpiry({ valid_to }, now).level).toBe(level)
})

const headers = {}
const health = (version: string) => Buffer.from(JSON.stringify({ status: 'ok', version }))

it.each([
  ['this release', 200, health(programVersion), true, 'ok'],
  ['another release', 200, health('0.0.9'), true, 'warning'],
  ['a release on another machine', 200, health('0.0.9'), false, 'ok'],
  ['another program', 200, Buffer.from('<h1>Welcome to nginx!</h1>'), true, 'wrong'],
  ['no site', 504, Buffer.from(''), true, 'wrong'],
  ['a lost path', 404, Buffer.from(''), true, 'wrong'],
] as const)('knows who responds to guests: %s', (_what, status, body, serves, level) => {
  expect(judgeHealth({ status, body, headers }, serves).level).toBe(level)
})

it.each([
  ['nothing responds', undefined, ['warning']],
  ['it leads to https', { status: 308, headers: { location: 'https://pizza.example/' } }, []],
  ['it leads elsewhere', { status: 301, headers: { location: 'http://www.pizza.example/' } }, ['wrong']],
  ['it serves in clear', { status: 200, headers: {} }, ['wrong']],
])('checks what becomes of guests who leave https out: %s', (_what, plain, expected) => {
  expect([...judgeRedirect(plain, 'pizza.example')].map(({ level }) => level)).toEqual(expected)
})

it('tells that pages come without compression, which a phone waits for', () => {
  const direct = { status: 200, headers: { 'content-encoding': 'gzip' }, body: gzipSync('Pizza') }
  const plain = { status: 200, headers: {}, body: Buffer.from('Pizza') }
  const levels = (address: string) => [...judgeChanges(direct, plain, address)].map(({ level }) => level)
  expect(levels('https://pizza.example')).toEqual(['warning'])
  expect(levels('http://192.168.1.5')).toEqual([])
})
