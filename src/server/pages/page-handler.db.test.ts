import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { duringOutage } from '#test/support/database-outage.ts'
import { signIn } from '#test/support/sign-in.ts'
import { openTestRestaurant, type TestRestaurant, testRestaurant } from '#test/support/test-restaurant.ts'
import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import { blogPostTable, formerSlugTable } from '#src/features/news/server/news-table.ts'
import { renderRate } from './page-renderings.ts'
import { sessionCookie } from '../http/session-cookie.ts'
import { builtSite, siteFiles } from './site-files.ts'
import { webHandler } from './page-handler.ts'

const noon = '2026-05-06T05:00:00Z'
const asked: string[] = []
/** Of the calls that pages make of the API. */
const cookies: string[] = []

const restaurant = testRestaurant({}, async (app, services) => {
  app.addHook('onRequest', async (request) => {
    asked.push(request.url)
    if (request.url.startsWith('/api/') && request.headers.cookie) cookies.push(request.headers.cookie)
  })
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})
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

describe('the head of a page', () => {
  it.each(['/', '/menu', '/login', '/nothing'])(
    'at %s names icons, fonts and the screen it is for',
    async (address) => {
      const page = await html(address)
      for (const tag of [
        '<meta charSet="utf-8"/>',
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>',
        '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
        '<link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png"/>',
        '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
        '<link rel="manifest" href="/manifest.webmanifest"/>',
      ])
        expect(page).toContain(tag)
      const fonts = [...page.matchAll(/<link [^>]*as="font"[^>]*>/g)].map(([tag]) => tag)
      expect(fonts).toHaveLength(2)
      // Fonts are asked for without credentials: what is preloaded with them is fetched once more.
      for (const tag of fonts)
        expect(tag).toMatch(/rel="preload".*type="font\/woff2".*crossorigin="anonymous"/i)
    },
  )

  it('has the colour of the manifest, and a picture for previews that is as large as it says', async () => {
    const page = await html('/')
    const meta = (name: string) => new RegExp(`"${name}" content="([^"]+)"`).exec(page)?.[1] ?? ''
    const manifest = (await get('/manifest.webmanifest')).json<{ theme_color: string }>()
    expect(meta('theme-color')).toBe(manifest.theme_color)
    const picture = await get(new URL(meta('og:image')).pathname)
    const { width, height } = await sharp(picture.rawPayload).metadata()
    expect([String(width), String(height)]).toEqual([meta('og:image:width'), meta('og:image:height')])
  })
})

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
    // And with them the smaller list of routes.
    expect(page).toContain('/assets/public-manifest-')
  })

  it.each(['/login', '/staff/orders', '/staff/no-such-page', '/admin/dashboard'])(
    'are asked for at once on %s, which is nothing without them',
    async (address) => {
      const page = await html(address)
      expect(page).toContain('<script type="module"')
      expect(page).not.toContain(waiting)
      expect(page).toContain('/assets/manifest-')
    },
  )
})

describe('a page of the office', () => {
  it.each([
    ['/staff', '/staff/dashboard'],
    ['/admin?lang=en', '/admin/dashboard?lang=en'],
  ])('leads from %s, which is typed by hand, to the overview', async (typed, overview) => {
    const { statusCode, headers } = await get(typed)
    expect([statusCode, headers.location]).toEqual([302, overview])
  })

  it.each(['/staff/orders', '/admin/dashboard', '/login'])(
    'at %s is not for search engines, and asked for anew each time',
    async (address) => {
      const { body, headers } = await get(address)
      expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>')
      expect(headers['cache-control']).toMatch(/no-cache|no-store/)
    },
  )

  it('says what it waits for before its scripts have come, in either language', async () => {
    const said = async (address: string) => /<p role="status">([^<]+)</.exec(await html(address))?.[1]
    expect(await said('/staff/orders')).toMatch(/đăng nhập/)
    expect(await said('/admin/dashboard?lang=en')).toMatch(/sign-in/)
  })
})

describe('a page that is the same for everyone', () => {
  it('is cached: what changes behind the program’s back shows a minute later', async () => {
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

  it('is cached separately for each language', async () => {
    const english = { cookie: 'language=en' }
    expect(await html('/menu', english)).toContain('<html lang="en"')
    expect(await html('/menu')).toContain('<html lang="vi"')
    expect(await html('/menu', english)).toContain('<html lang="en"')
    expect(await html('/menu?lang=vi', english)).toContain('<html lang="vi"')
    expect(await html('/menu?lang=en')).toContain('<html lang="en"')
    expect((await get('/menu', english)).headers['content-language']).toBe('en')
  })

  it('is cached separately for each address the site is reached under', async () => {
    expect(await html('/menu', { host: 'one.example' })).toContain('http://one.example/menu')
    const other = await html('/menu', { host: 'two.example' })
    expect(other).toContain('http://two.example/menu')
    expect(other).not.toContain('one.example')
  })

  it('is not cached with what a visitor typed into the search', async () => {
    await html('/menu?q=pepperoni')
    await rename('Pepperoni Mới')
    // The lists behind it are cached all the same, so the search shows the change only once those are fresh.
    await change(async () => {})
    const [one, other] = [await get('/menu?q=pepperoni'), await get('/menu?q=hawaii')]
    expect(one.body).toContain('Pepperoni Mới')
    expect(one.headers['etag']).not.toBe(other.headers['etag'])
    expect(await html('/menu')).toContain('Hawaii')
  })

  it.each(['/menu', '/menu?category=pizza-classic'])(
    'is the same for whoever comes to %s by the code on a table',
    async (address) => {
      const atTable = `${address}${address.includes('?') ? '&' : '?'}table=Secret-7`
      // Whoever asks first fills the cache for all.
      const first = await get(atTable)
      await rename('Pepperoni Mới')
      const plain = await get(address)
      expect(first.body).not.toContain('Secret-7')
      expect(plain.body === first.body).toBe(true)
      expect(plain.headers['etag']).toBe(first.headers['etag'])
      expect((await get(atTable)).headers['etag']).toBe(first.headers['etag'])
    },
  )

  it('is the same for someone who brings a session, real or invented', async () => {
    const guest = await html('/menu')
    await rename('Pepperoni Mới')
    expect((await html('/menu', { cookie: `${sessionCookie}=someone` })) === guest).toBe(true)
    expect((await html('/menu', { cookie: await signIn(restaurant.app, 'admin') })) === guest).toBe(true)
  })

  it('is made without anyone’s cookies', async () => {
    cookies.length = 0
    await html('/menu', { cookie: `${sessionCookie}=someone; language=en` })
    expect(cookies).toEqual([])
  })

  it('is 404 where there is none, and the pages that are stay as they are', async () => {
    for (const address of [
      '/nothing',
      '/menu/nothing',
      '/menu%2f..%2fnothing',
      '/news/nothing',
      '/news/nothing',
      '/order/no-such-token',
      '/reservation/no-such-token',
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

  // A proxy such as Cloudflare hides e-mail addresses unless it is told otherwise, and React then draws the page again.
  it.each(['/contact', '/contact?lang=en', '/nothing', '/order/none', '/login', '/api/docs'])(
    'at %s is passed on by proxies as it was sent, compressed or not',
    async (address) => {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { headers } = await get(address, { 'accept-encoding': encoding })
        expect(headers['content-type']).toContain('text/html')
        expect(headers['cache-control']).toMatch(/\bno-transform$/)
      }
    },
  )

  it('says when it is sent, not when it was rendered, and so does that it is the same still', async () => {
    const sent = async (headers: Record<string, string> = {}) => {
      const response = await get('/menu', headers)
      return [response.statusCode, String(response.headers['server-timing'])]
    }
    const { headers } = await get('/menu')
    const later = new Date(Date.parse(noon) + 30_000)
    restaurant.clock.set(later.toISOString())
    const says = `sent;desc=${later.getTime()}`
    expect(await sent()).toEqual([200, says])
    expect(await sent({ 'if-none-match': String(headers['etag']) })).toEqual([304, says])
  })

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get('/menu')
    const again = await get('/menu', { 'if-none-match': `"other", ${String(headers['etag'])}` })
    expect(again.statusCode).toBe(304)
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
    expect(again.body).toBe('')
    await change(() => rename('Pepperoni Mới'))
    expect((await get('/menu', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200)
  })
})

describe('what a page is made from', () => {
  it('is its declared parameters alone: no other gets into it', async () => {
    const plain = await html('/menu')
    await change(async () => {})
    expect((await html(`/menu?utm=${'a'.repeat(4_000)}&lang=xx&q=`)) === plain).toBe(true)
    expect((await html('/menu?utm=b')) === plain).toBe(true)
    const found = await html('/menu?utm=surprise&q=pepperoni')
    expect(found).toContain('Pepperoni')
    expect(found).not.toContain('surprise')
  })

  it('a category that there is has a page of its own, any other is the whole menu', async () => {
    const whole = await html('/menu')
    expect((await html('/menu?category=pizza-meat')) === whole).toBe(false)
    for (const category of ['unknown', '__proto__', ''])
      expect((await html(`/menu?category=${category}`)) === whole, category).toBe(true)
  })

  it('what nothing is at is one page for each language', async () => {
    const [one, other] = [await get('/nothing'), await get('/no/thing?q=x')]
    expect([one.statusCode, other.statusCode]).toEqual([404, 404])
    expect(one.body === other.body).toBe(true)
    expect(await html('/nothing?lang=en')).toContain('<html lang="en"')
  })
})

describe('one visitor who asks without end', () => {
  const many = renderRate.burst * 2
  let limited: TestRestaurant
  beforeAll(async () => {
    limited = await openTestRestaurant({ RATE_LIMITS: 'true' }, async (app, services) => {
      webHandler(app, services, await builtSite())
    })
  })
  afterAll(() => limited.close())

  const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '198.51.100.2') =>
    limited.app.inject({ url, headers, remoteAddress })
  const askOften = async (url: (count: number) => string, cookie = '') => {
    const all = Array.from({ length: many }, (_, count) =>
      ask(url(count), cookie ? { cookie: `${cookie}=invented-${count}` } : {}),
    )
    return Promise.all(all)
  }
  const statuses = async (...given: Parameters<typeof askOften>) =>
    new Set((await askOften(...given)).map(({ statusCode }) => statusCode))

  it('gets from the cache what is one page for everyone', async () => {
    expect(await statuses((count) => `/menu?category=unknown-${count}&utm=${count}`)).toEqual(new Set([200]))
    expect(await statuses(() => '/menu', sessionCookie)).toEqual(new Set([200]))
    expect(await statuses(() => '/menu', 'language')).toEqual(new Set([200]))
    expect(await statuses((count) => `/nothing-${count}`)).toEqual(new Set([404]))
    expect(await statuses((count) => `/staff/nothing-${count}`)).toEqual(new Set([404]))
    expect(await statuses((count) => `/login?next=/staff/${count}`)).toEqual(new Set([200]))
    // One after the other, when nobody waits for the same rendering any more.
    for (let count = 0; count < many; count += 1) {
      expect((await ask(`/nothing/${count}`, {}, '198.51.100.9')).statusCode).toBe(404)
    }
  })

  it('is told to come back where each page would have to be rendered, and others still get theirs', async () => {
    const searches = await askOften((count) => `/menu?q=pizza+${count}`)
    expect(new Set(searches.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
    const busy = searches.find(({ statusCode }) => statusCode === 503)
    expect(busy?.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[1-9]$/),
      'cache-control': 'no-store, no-transform',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(busy?.body).toContain('<meta name="robots" content="noindex">')
    expect(busy?.body).toContain('Bạn chờ vài giây rồi thử lại nhé.')
    expect(busy?.body).toContain('Please wait a few seconds and try again.')
    expect(busy?.body).toContain('href="tel:+84')
    expect((await ask('/menu')).statusCode).toBe(200)
    expect((await ask('/menu?q=pizza', {}, '198.51.100.3')).statusCode).toBe(200)
  })

  it('still gets pages when it may not call the API any more', async () => {
    const remoteAddress = '198.51.100.4'
    const calls = await Promise.all(Array.from({ length: 3_010 }, () => ask('/api/none', {}, remoteAddress)))
    expect(calls.at(-1)?.statusCode).toBe(429)
    expect((await ask('/menu?q=pizza', {}, remoteAddress)).statusCode).toBe(200)
    expect((await ask('/order/no-such-token', {}, remoteAddress)).statusCode).toBe(404)
  })

  it('counts with all addresses of its network', async () => {
    const network = (count: number) => `2001:db8:1:2::${count.toString(16)}`
    const all = Array.from({ length: many }, (_, count) => ask(`/menu?q=a${count}`, {}, network(count)))
    expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toContain(503)
    expect((await ask('/menu?q=pizza', {}, '2001:db8:1:3::1')).statusCode).toBe(200)
  })
})

it('visitors are told to come back by no server that a proxy in front limits for', async () => {
  const statuses = new Set<number>()
  // One after the other: of those who ask at once only so many wait.
  for (let count = 0; count < renderRate.burst + 5; count += 1)
    statuses.add((await get(`/order/no-such-token-${count}`)).statusCode)
  expect(statuses).toEqual(new Set([404]))
})

describe('the address of a page', () => {
  it.each([
    ['/MENU', '/menu'],
    ['/menu/', '/menu'],
    ['/%6denu', '/menu'],
    ['/Menu?lang=en&utm=x&category=pizza-meat', '/menu?category=pizza-meat&lang=en'],
    ['/NEWS/mot-ngay-cua-lo-cui/', '/news/mot-ngay-cua-lo-cui'],
    ['/Order/No-Such-Token', '/order/No-Such-Token'],
    ['//menu', '/menu'],
    ['///menu?lang=en', '/menu?lang=en'],
    ['//NEWS//mot-ngay-cua-lo-cui', '/news/mot-ngay-cua-lo-cui'],
    ['//', '/'],
  ])('is one: %s leads to %s', async (spelling, address) => {
    const { statusCode, headers } = await get(spelling)
    expect([statusCode, headers['location']]).toEqual([308, address])
  })

  it.each([
    '//[',
    '//a:99999/',
    '//evil.example/menu',
    '/menu.data',
    '/_root.data',
    '/news/oven.data',
    '/menu%5c',
  ])('is not %s, which names no page and no other host', async (address) => {
    const { statusCode, body, headers } = await get(address, { host: 'site.example' })
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<link rel="canonical" href="http://site.example/404"')
    expect(body).not.toContain('evil.example')
  })

  it('is 4 KB at most', async () => {
    const ofLength = (length: number) => get('/menu?utm='.padEnd(length, 'a'))
    expect((await ofLength(4 * 1024)).statusCode).toBe(200)
    const long = await ofLength(4 * 1024 + 1)
    expect(long.statusCode).toBe(414)
    expect(long.json()).toMatchObject({ code: 'request.address-too-long' })
  })

  it.each(['/menu', '/nothing', '/MENU', '/menu?q=pho', '//['])(
    'handles HEAD as GET, without a body: %s',
    async (url) => {
      const [head, whole] = [await restaurant.app.inject({ method: 'HEAD', url }), await get(url)]
      expect(head.statusCode).toBe(whole.statusCode)
      expect(head.body).toBe('')
      expect(head.headers['etag']).toBe(whole.headers['etag'])
    },
  )
})

describe('a draft', () => {
  it('is there for an admin, never for others, and never stored', async () => {
    const address = '/news/ban-nhap'
    await restaurant.db.insert(blogPostTable).values({
      id: 'draft',
      title: 'An unpublished draft',
      slug: 'ban-nhap',
      excerpt: '',
      content: '',
      published: false,
    })
    const admin = await signIn(restaurant.app, 'admin')
    const own = await get(address, { cookie: admin })
    expect(own.statusCode).toBe(200)
    expect(own.body).toContain('An unpublished draft')
    expect(own.headers['cache-control']).toBe('no-store, no-transform')
    for (const cookie of ['', `${sessionCookie}=someone`, await signIn(restaurant.app, 'staff')]) {
      const other = await get(address, { cookie })
      expect(other.statusCode).toBe(404)
      expect(other.body).not.toContain('An unpublished draft')
    }
    // That it is missing for the others hides it from no admin who asks after them.
    expect((await get(address, { cookie: admin })).body).toContain('An unpublished draft')
  })
})

describe('the former address of an article', () => {
  it('leads to the present one, which no browser stores', async () => {
    await restaurant.db.insert(formerSlugTable).values({ slug: 'the-old-oven', postId: 'post-oven-day' })
    for (const [former, present] of [
      ['/news/the-old-oven', '/news/mot-ngay-cua-lo-cui'],
      ['/news/the-old-oven?lang=en', '/news/a-day-in-the-life-of-the-oven?lang=en'],
    ] as const) {
      const moved = await get(former)
      expect(moved.statusCode).toBe(301)
      expect(moved.headers['location']).toBe(present)
      expect(moved.headers['cache-control']).toBe('no-cache')
    }
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
      for (const rule of [
        "frame-ancestors 'none'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
      ])
        expect(policy).toContain(rule)
    },
  )

  it('stays valid on a page from the cache', async () => {
    const [fresh, cached] = [await get('/menu'), await get('/menu')]
    expect(cached.headers['content-security-policy']).toBe(fresh.headers['content-security-policy'])
    expect(cached.body === fresh.body).toBe(true)
  })
})

describe('a public list of the API', () => {
  it('is cached like a page, and fresh after a change', async () => {
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
  it('named by their content may be cached for a year', async () => {
    const script = /\/assets\/[^"]+\.js/.exec(await html('/menu'))?.[0] ?? ''
    const { statusCode, headers } = await get(script)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('named otherwise for an hour', async () => {
    const { statusCode, headers } = await get('/brand/social_vi.jpg')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/src/server/main.ts',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fserver/index.js',
    '/server/index.js',
    '/assets/',
    '/brand/',
    '/objects/',
    // The page of all components is for development alone.
    '/design',
  ])('are none but those of the browser’s build, and no folder is listed: %s', async (url) => {
    expect((await restaurant.app.inject(url)).statusCode).toBe(404)
  })

  it('are sent compressed to a browser that takes it', async () => {
    const script = /\/assets\/entry\.client[^"]+\.js/.exec(await html('/menu'))?.[0] ?? ''
    expect((await get(script, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toMatch(
      /^(br|gzip)$/,
    )
  })
})

it('behind a proxy a page is cached for each scheme and Host that visitors reach it by, and for nothing that they forward', async () => {
  const site = await openTestRestaurant({ TRUST_PROXY: '1' }, async (app, services) => {
    webHandler(app, services, await builtSite())
  })
  try {
    // Whoever asks for the page of one name under another would else decide what others get.
    const planted = { host: 'evil.example', 'x-forwarded-host': 'pizza.example' }
    await site.app.inject({ url: '/menu', headers: planted })
    for (const scheme of ['http', 'https', 'http', 'https']) {
      const headers = {
        host: 'pizza.example',
        'x-forwarded-proto': scheme,
        'x-forwarded-for': '198.51.100.7',
      }
      const { body } = await site.app.inject({ url: '/menu', headers })
      expect(body).toContain(`<link rel="canonical" href="${scheme}://pizza.example/menu"`)
    }
  } finally {
    await site.close()
  }
})

describe('PUBLIC_URL', () => {
  it('is what links and previews name, whatever address the request came by', async () => {
    const site = await openTestRestaurant({ PUBLIC_URL: 'https://pizza.example/' }, async (app, services) => {
      webHandler(app, services, await builtSite())
    })
    try {
      const { body } = await site.app.inject({ url: '/menu', headers: { host: '10.0.0.5:3000' } })
      expect(body).toContain('<link rel="canonical" href="https://pizza.example/menu"')
      expect(body).toContain('content="https://pizza.example/menu"')
      expect(body).not.toContain('10.0.0.5')
    } finally {
      await site.close()
    }
  })
})

it.each(['/', '/menu', '/news', '/order/some-token'])(
  '%s is 503 while there is no database, says when to return, and comes back with it',
  async (address) => {
    const before = await get(address)
    // Without a listener to changes the version differs at every look.
    const listens = () => restaurant.content.version() === restaurant.content.version()
    const during = await duringOutage(restaurant.databaseUrl, async () => {
      // It is heard of a moment after the database has ended the connection.
      await expect.poll(listens).toBe(false)
      return get(address)
    })
    expect(during.statusCode).toBe(503)
    expect(during.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store, no-transform' })
    expect(during.headers['content-type']).toContain('text/html')
    expect((await get(address)).statusCode).toBe(before.statusCode)
    // The next test needs a listener again.
    await expect.poll(listens).toBe(true)
  },
)
