import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { mapOrigin } from '#src/features/restaurant/rules/map-address.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { builtSite, siteFiles } from './site-files.ts'
import { webHandler } from './page-handler.ts'

const injected = 'alert("injected")'

const restaurant = testRestaurant({}, async (app, services) => {
  // As if sanitising had a hole: the article brings a script to its page.
  app.addHook('preSerialization', async (_request, _reply, payload) =>
    typeof payload === 'object' && payload !== null && 'contentHtml' in payload
      ? { ...payload, contentHtml: `<script>${injected}</script>`, contentHtmlVi: null }
      : payload,
  )
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

it('a script that an article brought to its page is not allowed to run', async () => {
  const { body, headers } = await restaurant.app.inject('/news/mot-ngay-cua-lo-cui')
  const policy = String(headers['content-security-policy'])
  expect(body.includes(`<script>${injected}</script>`)).toBe(true)
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toContain(hash(injected))
})

it.each(['/', '/menu', '/login', '/staff/orders', '/admin/dashboard', '/order/none', '/khong-co'])(
  'every script of the renderer may run on %s, and its nonce is not sent',
  async (address) => {
    const { body, headers } = await restaurant.app.inject(address)
    const scripts = [...body.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(1)
    for (const [, code = ''] of scripts) expect(headers['content-security-policy']).toContain(hash(code))
    expect(body).not.toContain('nonce')
  },
)

it.each([
  '/order/none',
  '/ORDER/none',
  '/%6frder/none',
  '/order/none/',
  '/reservation/none',
  '/%72eservation/none',
])('the ticket at %s is stored by nothing on its way', async (address) => {
  expect((await restaurant.app.inject(address)).headers['cache-control']).toMatch(/^no-store\b/)
})

it.each(['/', '/login', '/api/categories', '/api/none', '/robots.txt', '/objects/none.webp'])(
  'nothing at %s may use the visitor’s camera, place or means of payment',
  async (address) => {
    const policy = String((await restaurant.app.inject(address)).headers['permissions-policy'])
    expect(policy.split(', ')).toEqual([
      'camera=()',
      'microphone=()',
      'geolocation=()',
      'payment=()',
      'usb=()',
      'serial=()',
      'hid=()',
      'midi=()',
      'display-capture=()',
      'browsing-topics=()',
    ])
  },
)

it.each(['/api/categories', '/api/none', '/api/admin/me', '/robots.txt'])(
  'a browser that is tricked into showing %s as a page may load and run nothing, nor guess what it is',
  async (address) => {
    const { headers } = await restaurant.app.inject(address)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  },
)

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/staff/orders', 'text/html; charset=utf-8'],
  ['/khong-co', 'text/html; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/categories', 'application/json; charset=utf-8'],
  ['/api/none', 'application/json; charset=utf-8'],
  ['/api/admin/users', 'application/json; charset=utf-8'],
  ['/api/%c0', 'application/json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/pictures/shared/jpeg/none.jpg', 'application/json; charset=utf-8'],
  ['/brand/logo_vi_on_dark.svg', 'image/svg+xml; charset=utf-8'],
])(
  'a browser takes %s for what it is, from HTTPS, in no foreign frame, and passes its address on to nobody',
  async (url, type) => {
    const headers = { origin: 'https://evil.example', host: 'pizza.example' }
    const response = await restaurant.app.inject({ url, headers })
    expect(response.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    })
    const policy = String(response.headers['content-security-policy'])
    for (const directive of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(directive)
    expect(policy).toMatch(/(object|default)-src 'none'/)
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  },
)

it('the map is framed by the pages for booking and contact alone', async () => {
  const framesOf = async (address: string) => {
    const { headers } = await restaurant.app.inject(address)
    return /frame-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
  }
  for (const address of ['/booking', '/booking?lang=en', '/contact'])
    expect(await framesOf(address), address).toBe(mapOrigin)
  for (const address of ['/', '/menu', '/news', '/nothing', '/login'])
    expect(await framesOf(address), address).toBe("'none'")
})
