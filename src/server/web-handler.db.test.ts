import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { duringOutage } from '../../test/support/database-outage.ts'
import { openTestRestaurant, type TestRestaurant } from '../../test/support/test-restaurant.ts'
import { menuItemTable } from '../features/menu/server/menu-table.ts'
import { sessionCookie } from './session-cookie.ts'
import { builtSite, siteFiles } from './site-files.ts'
import { webHandler } from './web-handler.ts'

const noon = '2026-05-06T05:00:00Z'
const asked: string[] = []
let restaurant: TestRestaurant

beforeAll(async () => {
  restaurant = await openTestRestaurant({}, async (app, services) => {
    app.addHook('onRequest', async (request) => void asked.push(request.url))
    await siteFiles(app)
    webHandler(app, services, await builtSite())
  })
})
afterAll(() => restaurant.close())
beforeEach(async () => {
  restaurant.clock.set(noon)
  // Each test begins with empty caches.
  await change(() => rename('Pepperoni Ý'))
})

/** A change through the program; waits until the server has heard of its own change too, which empties caches once more. */
async function change(work: () => Promise<unknown>): Promise<void> {
  const before = restaurant.content.version()
  await restaurant.content.change(work)
  await expect.poll(() => restaurant.content.version()).toBeGreaterThanOrEqual(before + 2)
}

const get = (url: string, headers: Record<string, string> = {}) => restaurant.app.inject({ url, headers })
const html = async (url: string, headers: Record<string, string> = {}) => (await get(url, headers)).body

/** Straight into the table, as nothing in the program does it: no cache is told. */
const rename = (name: string) =>
  restaurant.db.update(menuItemTable).set({ nameVi: name }).where(eq(menuItemTable.id, 'pepperoni'))

describe('the scripts of a page', () => {
  const waiting = '<script type="application/x-after-paint">'

  it.each([
    '/',
    '/menu',
    '/menu?q=pepperoni',
    '/news/mot-ngay-cua-lo-cui',
    '/order/no-such-token',
    '/khong-co',
  ])('wait until %s is painted', async (address) => {
    const page = await html(address)
    expect(page).toContain(waiting)
    expect(page).not.toContain('<script type="module"')
  })

  it.each(['/login', '/staff/orders', '/staff/no-such-page', '/admin/dashboard'])(
    'are asked for at once on %s, which is nothing without them',
    async (address) => {
      const page = await html(address)
      expect(page).toContain('<script type="module"')
      expect(page).not.toContain(waiting)
    },
  )
})

describe('a page that is the same for everyone', () => {
  it('is kept: what changes behind the program’s back shows a minute later', async () => {
    await html('/menu')
    await rename('Pepperoni Mới')
    expect(await html('/menu')).not.toContain('Pepperoni Mới')
    restaurant.clock.set('2026-05-06T05:01:01Z')
    expect(await html('/menu')).toContain('Pepperoni Mới')
  })

  it('shows a change made through the program on the very next request', async () => {
    expect(await html('/menu')).toContain('Pepperoni Ý')
    const before = restaurant.content.version()
    await restaurant.content.change(() => rename('Pepperoni Mới'))
    expect(await html('/menu')).toContain('Pepperoni Mới')
    await expect.poll(() => restaurant.content.version()).toBe(before + 2)
  })

  it('is made once for all who ask at the same moment', async () => {
    asked.length = 0
    await Promise.all(Array.from({ length: 8 }, () => html('/menu')))
    expect(asked.filter((url) => url === '/menu')).toHaveLength(8)
    expect(asked.filter((url) => url === '/api/categories')).toHaveLength(1)
  })

  it('is kept apart for each language', async () => {
    const english = { cookie: 'language=en' }
    expect(await html('/menu', english)).toContain('<html lang="en"')
    expect(await html('/menu')).toContain('<html lang="vi"')
    expect(await html('/menu', english)).toContain('<html lang="en"')
    expect(await html('/menu?lang=vi', english)).toContain('<html lang="vi"')
    expect(await html('/menu?lang=en')).toContain('<html lang="en"')
    expect((await get('/menu', english)).headers['content-language']).toBe('en')
  })

  it('is kept apart for each address the site is reached under', async () => {
    expect(await html('/menu', { host: 'one.example' })).toContain('http://one.example/menu')
    const other = await html('/menu', { host: 'two.example' })
    expect(other).toContain('http://two.example/menu')
    expect(other).not.toContain('one.example')
  })

  it('is not kept with what a visitor typed into the search', async () => {
    await html('/menu?q=pepperoni')
    await rename('Pepperoni Mới')
    // The lists behind it are kept all the same, so the search shows the change only once those are fresh.
    await change(async () => {})
    const [one, other] = [await get('/menu?q=pepperoni'), await get('/menu?q=hawaii')]
    expect(one.body).toContain('Pepperoni Mới')
    expect(one.headers['etag']).not.toBe(other.headers['etag'])
    expect(await html('/menu')).toContain('Hawaii')
  })

  it('is made anew for someone with a session, and not kept for the others', async () => {
    await html('/menu')
    await rename('Pepperoni Mới')
    expect(await html('/menu', { cookie: `${sessionCookie}=someone` })).toContain('Pepperoni Mới')
    expect(await html('/menu')).not.toContain('Pepperoni Mới')
  })

  it('is 404 where there is none, and the pages that are stay as they are', async () => {
    for (const address of [
      '/nothing',
      '/menu/nothing',
      '/menu%2f..%2fnothing',
      '/news/nothing',
      '/news/nothing',
    ]) {
      const missing = await get(address)
      expect(missing.statusCode, address).toBe(404)
      expect(missing.headers['content-type']).toContain('text/html')
    }
    expect((await get('/menu')).statusCode).toBe(200)
    expect((await get('/nothing')).statusCode).toBe(404)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes compressed with %s for a browser that takes it, the same page', async (encoding, unpack) => {
    const plain = await get('/menu')
    const packed = await get('/menu', { 'accept-encoding': encoding })
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding, Cookie',
      etag: plain.headers['etag'],
    })
    expect(unpack(packed.rawPayload).toString() === plain.body).toBe(true)
  })

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get('/menu')
    const again = await get('/menu', { 'if-none-match': `"other", ${String(headers['etag'])}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    await change(() => rename('Pepperoni Mới'))
    expect((await get('/menu', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200)
  })
})

describe('the Content-Security-Policy of a page', () => {
  it.each(['/', '/menu', '/nothing', '/menu?q=%3Cscript%3Ealert(1)%3C/script%3E'])(
    'allows the scripts of %s by their hashes and no other',
    async (address) => {
      const { body, headers } = await get(address)
      const policy = String(headers['content-security-policy'])
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
      // Structured data is no script: the browser never runs it.
      const inline = [...body.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, code = '']) => code,
      )
      expect(inline.length).toBeGreaterThan(0)
      for (const code of inline) expect(scripts).toContain(createHash('sha256').update(code).digest('base64'))
      expect(scripts).not.toContain('unsafe')
      expect(body).not.toContain('<script>alert(1)')
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
    },
  )

  it('stays valid on a page from the cache', async () => {
    const [fresh, kept] = [await get('/menu'), await get('/menu')]
    expect(kept.headers['content-security-policy']).toBe(fresh.headers['content-security-policy'])
    expect(kept.body === fresh.body).toBe(true)
  })
})

describe('a public list of the API', () => {
  it('is kept like a page, and fresh after a change', async () => {
    const first = await get('/api/menu-items')
    await rename('Pepperoni Mới')
    expect(await html('/api/menu-items')).not.toContain('Pepperoni Mới')
    expect(
      (await get('/api/menu-items', { 'if-none-match': String(first.headers['etag']) })).statusCode,
    ).toBe(304)
    expect(await html('/api/menu-items', { cookie: `${sessionCookie}=someone` })).toContain('Pepperoni Mới')
    await change(async () => {})
    expect(await html('/api/menu-items')).toContain('Pepperoni Mới')
  })
})

describe('files of the site', () => {
  it('named by their content may be kept for a year', async () => {
    const script = /\/assets\/[^"]+\.js/.exec(await html('/menu'))?.[0] ?? ''
    const { statusCode, headers } = await get(script)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('are sent compressed to a browser that takes it', async () => {
    const script = /\/assets\/entry\.client[^"]+\.js/.exec(await html('/menu'))?.[0] ?? ''
    expect((await get(script, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toMatch(
      /^(br|gzip)$/,
    )
  })
})

describe('PUBLIC_URL', () => {
  it('is what links and previews name, whatever address the request came by', async () => {
    const house = await openTestRestaurant(
      { PUBLIC_URL: 'https://pizza.example/' },
      async (app, services) => {
        webHandler(app, services, await builtSite())
      },
    )
    try {
      const { body } = await house.app.inject({ url: '/menu', headers: { host: '10.0.0.5:3000' } })
      expect(body).toContain('<link rel="canonical" href="https://pizza.example/menu"')
      expect(body).toContain('content="https://pizza.example/menu"')
      expect(body).not.toContain('10.0.0.5')
    } finally {
      await house.close()
    }
  })
})

it.each(['/', '/menu', '/news', '/order/some-token'])(
  '%s is 503 while there is no database, says when to return, and comes back with it',
  async (address) => {
    const before = await get(address)
    const during = await duringOutage(restaurant.databaseUrl, async () => get(address))
    expect(during.statusCode).toBe(503)
    expect(during.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(during.headers['content-type']).toContain('text/html')
    expect((await get(address)).statusCode).toBe(before.statusCode)
    // While nobody listens to changes the version differs at every look; the next test needs a listener again.
    const listens = () => restaurant.content.version() === restaurant.content.version()
    await expect.poll(listens, { timeout: 10_000 }).toBe(true)
  },
)
