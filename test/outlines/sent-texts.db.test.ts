import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'

import { demoAccounts } from '#db/seed/accounts.ts'
import { parseConfig } from '#src/server/config.ts'
import { sendBusyPage } from '#src/server/pages/busy-page.ts'
import { webHandler } from '#src/server/pages/page-handler.ts'
import { RenderBusyError } from '#src/server/pages/render-queue.ts'
import { builtSite, siteFiles } from '#src/server/pages/site-files.ts'
import { firstAdminNotice, type SignInNote, welcome } from '#src/server/welcome.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

// What the program sends and prints that stands on no screen of the site.

const restaurant = testRestaurant({ PUBLIC_URL: 'https://pizza.example' }, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
  app.get('/busy', (_request, reply) => sendBusyPage(reply, new RenderBusyError(7)))
  for (const [name, error] of Object.entries(thrown)) {
    app.get(`/throws/${name}`, () => {
      throw error
    })
  }
})

const coded = (more: object) => Object.assign(new Error('A message of ours'), more)
const thrown = {
  unavailable: coded({ code: 'ECONNREFUSED' }),
  character: coded({ code: '22021' }),
  teapot: coded({ statusCode: 418 }),
  fault: coded({}),
}

test.each(['robots.txt', 'sitemap.xml', 'busy'])(
  'what stands at /%s is what has been read over',
  async (name) => {
    const { body } = await restaurant.app.inject(`/${name}`)
    const text = body.replaceAll(/(?<=<lastmod>)[^<]+/g, 'a time')
    await expect(text.endsWith('\n') ? text : `${text}\n`).toMatchFileSnapshot(
      `sent/${name.replace(/\.\w+$/, '')}.txt`,
    )
  },
)

/** What differs from one build or one moment to the next. */
function lasting(name: string, value: unknown): string {
  const text = String(value)
  if (['etag', 'content-length', 'date', 'last-modified'].includes(name)) return '…'
  return text.replaceAll(/'sha256-[^']+'/g, "'sha256-…'").replaceAll(/(?:'sha256-…' ?)+/g, "'sha256-…' ")
}

const urls = `
  / /menu?q=pizza /order/none /contact /login /staff/orders /MENU /none
  /api/categories /api/health /api/none /api/docs/static/index.html /api/openapi.json
  /robots.txt /sitemap.xml /favicon.svg /manifest.webmanifest /busy`
const asked: readonly (InjectOptions & { readonly url: string })[] = [
  ...urls
    .trim()
    .split(/\s+/)
    .map((url) => ({ url })),
  { url: '/menu', headers: { 'accept-encoding': 'br' } },
  { method: 'POST', url: '/api/orders', payload: {} },
  { method: 'POST', url: '/api/orders', headers: { origin: 'https://evil.example' } },
]

test('the headers of a response are what has been read over', async () => {
  const lines: string[] = []
  for (const request of asked) {
    const { statusCode, headers } = await restaurant.app.inject(request)
    lines.push(`${request.method ?? 'GET'} ${request.url} ${statusCode}`)
    const sorted = Object.entries(headers).toSorted(([one], [other]) => (one < other ? -1 : 1))
    lines.push(...sorted.map(([name, value]) => `  ${name}: ${lasting(name, value)}`.trimEnd()))
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('sent/headers.txt')
})

const json = { 'content-type': 'application/json' }
const order = { method: 'POST', url: '/api/orders' } as const

test('the problem that a call is rejected with is what has been read over', async () => {
  const rejected: Readonly<Record<string, InjectOptions>> = {
    ...Object.fromEntries(Object.keys(thrown).map((name) => [name, { url: `/throws/${name}` }])),
    'no call': { url: '/api/none' },
    'no text': { url: '/api/%E0%A4%A' },
    'no host': { url: '/', headers: { host: '[' } },
    'too long an address': { url: `/menu?${'a'.repeat(4100)}` },
    'no session': { url: '/api/orders' },
    'another site': { ...order, headers: { origin: 'https://evil.example' } },
    'no body': { ...order, headers: json, payload: '' },
    'no JSON': { ...order, headers: json, payload: '{' },
    'no type': { ...order, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    'too large': { ...order, headers: json, payload: JSON.stringify('x'.repeat(1_100_000)) },
    'nothing of an order': { ...order, payload: {} },
  }
  const lines: string[] = []
  for (const [what, request] of Object.entries(rejected)) {
    const { statusCode, body } = await restaurant.app.inject(request)
    lines.push(`${what}: ${statusCode} ${body}`)
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('sent/problems.txt')
})

test('what somebody reads who starts the program is what has been read over', async () => {
  const local = parseConfig({})
  const open = parseConfig({ PUBLIC_URL: 'https://pizza.example', TRUST_PROXY: '1' })
  const notes: readonly SignInNote[] = [
    { kind: 'none' },
    { kind: 'demo', accounts: demoAccounts },
    { kind: 'first-admin', username: 'owner', password: 'made-up' },
    { kind: 'rejected', usernames: ['admin', 'staff'] },
  ]
  const printed = [
    ...notes.map((signIn) => welcome(local, { seeded: false, signIn })),
    welcome(open, { seeded: true, signIn: { kind: 'none' }, note: 'The database lies elsewhere.' }),
    ...['made-up', undefined].map((password) =>
      firstAdminNotice({ kind: 'first-admin', username: 'owner', password }),
    ),
  ]
  await expect(`${printed.join('\n-----\n')}\n`).toMatchFileSnapshot('sent/welcome.txt')
})
