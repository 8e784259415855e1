import { afterEach, describe, expect, it } from 'vitest'

import { logLines } from '#test/support/log-lines.ts'
import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'

let restaurant: TestRestaurant
afterEach(() => restaurant.close())

const open = async (settings: Record<string, string>) => {
  restaurant = await openTestRestaurant(settings, (app) => {
    app.get('/from', (request) => ({ address: request.ip }))
  })
}

const from = async (remoteAddress: string, forwarded: string) => {
  const headers = { 'x-forwarded-for': forwarded }
  return (await restaurant.app.inject({ url: '/from', remoteAddress, headers })).json<{ address: string }>()
    .address
}

describe('behind a proxy of the own machine or network', () => {
  it.each([
    ['0', '127.0.0.1', '127.0.0.1'],
    ['1', '127.0.0.1', '10.0.0.3'],
    ['1', '::1', '10.0.0.3'],
    ['1', '::ffff:172.20.0.1', '10.0.0.3'],
    ['1', 'fd12::1', '10.0.0.3'],
    ['2', '192.168.1.2', '198.51.100.2'],
    ['3', '192.168.1.2', '198.51.100.2'],
  ])(
    'with TRUST_PROXY=%s at %s a visitor comes from %s, whatever the request says before',
    async (proxies, peer, address) => {
      await open({ TRUST_PROXY: proxies })
      expect(await from(peer, '198.51.100.1, 198.51.100.2, 10.0.0.3')).toBe(address)
    },
  )
})

describe('a peer on the internet', () => {
  it('is a visitor, whomever it claims to speak for, and the log says once what to set', async () => {
    await open({ TRUST_PROXY: '2', TRUSTED_PROXIES: '198.51.100.0/24 2001:db8::7', LOG_LEVEL: 'warn' })
    const lines = logLines(restaurant.app)
    for (const peer of ['203.0.113.9', '172.32.0.1', '2001:db8::8', '::ffff:203.0.113.9'])
      expect(await from(peer, '198.51.100.1')).toBe(peer)
    expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('203.0.113')
  })

  it('is a proxy where TRUSTED_PROXIES names it', async () => {
    await open({ TRUST_PROXY: '2', TRUSTED_PROXIES: '198.51.100.0/24, 2001:db8::7' })
    expect(await from('198.51.100.200', '203.0.113.1')).toBe('203.0.113.1')
    expect(await from('2001:db8::7', '203.0.113.1, 203.0.113.2')).toBe('203.0.113.2')
    expect(await from('10.0.0.1', '203.0.113.1, 198.51.100.7')).toBe('203.0.113.1')
  })
})

describe('the addresses that the site says it has', () => {
  const said = async (headers: Record<string, string>) => {
    const responses = await Promise.all(
      ['/sitemap.xml', '/robots.txt', '/rss.xml'].map((url) => restaurant.app.inject({ url, headers })),
    )
    return responses.map(({ body }) => body).join('\n')
  }

  it('are never those of X-Forwarded-Host, and begin with http or https', async () => {
    await open({ TRUST_PROXY: '1' })
    const host = { host: 'pizza.example' }
    expect(await said({ ...host, 'x-forwarded-host': 'evil.example' })).not.toContain('evil')
    for (const protocol of ['javascript', 'https://evil.example/', 'HTTPS, ftp', '']) {
      const text = await said({ ...host, 'x-forwarded-proto': protocol })
      expect(text).not.toMatch(/evil|javascript:|ftp:/)
      expect(text).toContain('http://pizza.example/')
    }
    expect(await said({ ...host, 'x-forwarded-proto': 'https' })).toContain('https://pizza.example/')
  })
})

describe('browsers are told to return by HTTPS', () => {
  it.each([
    ['the site alone', {}, false],
    ['its subdomains too where the owner says so', { HSTS_SUBDOMAINS: 'true' }, true],
  ])('for %s', async (_what, settings, isOfAll) => {
    await open(settings)
    const { headers } = await restaurant.app.inject('/api/health')
    expect(headers['strict-transport-security']).toMatch(/max-age=[1-9]/)
    expect(/includeSubDomains/i.test(String(headers['strict-transport-security']))).toBe(isOfAll)
  })
})
