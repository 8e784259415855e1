import Fastify from 'fastify'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'

import { userTable } from '#src/features/accounts/server/account-table.ts'
import { requireListedRoutes } from '#src/server/http/listed-routes.ts'
import { rights } from '#src/server/rights.ts'
import { addDevice, pairBoard, revokeDevice } from '../support/devices.ts'
import { createUser, signIn } from '../support/sign-in.ts'
import { testRestaurant } from '../support/test-restaurant.ts'

/**
 * Who may call what, written down a second time and independently, so that a slip in
 * the program's table shows. What is not named here is for admins alone.
 */
const specified: readonly { who: readonly Visitor[]; may: readonly RegExp[] }[] = [
  {
    who: [
      'anonymous',
      'customer',
      'staff',
      'deactivated staff',
      'admin',
      'board',
      'printer',
      'revoked board',
    ],
    may: [
      // The public GETs, menu items with unavailable ones too.
      /^GET \/api\/(health|ready|openapi\.json|auth\/session)$/,
      /^GET \/api\/(categories|menu-items|menu-items\/pinned|menu-items(\/:\w+)?\/customization-schemas)$/,
      /^GET \/api\/(customization-schemas|site-settings|page-seo|home-content|about-content)$/,
      /^GET \/api\/(blog-posts|blog-posts\/published|blog-posts\/slug\/:\w+|blog-posts\/:\w+|customer-reviews\/published)$/,
      /^GET \/api\/assets\//,
      /^POST \/api\/(orders|orders\/quote|orders\/times|reservations|contact|newsletter|auth\/login)$/,
      /^GET \/api\/reservations\/slots$/,
      /^GET \/api\/reservations\/full-days$/,
      // The holder of a link.
      /^GET \/api\/(orders|reservations)\/ticket\/:token$/,
      /^POST \/api\/reservations\/ticket\/:token\/cancel$/,
      // The holder of an upload address.
      /^PUT \/api\/uploads\/private\/uploads\/:name$/,
      // The holder of a board's link.
      /^POST \/api\/devices\/pair$/,
      // The holder of a newsletter's link.
      /^POST \/api\/newsletter\/unsubscribe\/:token$/,
    ],
  },
  {
    who: ['customer', 'staff', 'admin'],
    may: [
      /^POST \/api\/admin\/logout$/,
      /^PATCH \/api\/admin\/profile$/,
      // One's own alone, which their tests say.
      /^\w+ \/api\/auth\/sessions(\/:id)?$/,
    ],
  },
  { who: ['staff'], may: [/^GET \/api\/staff\/me$/] },
  {
    // A board: open orders without phone, e-mail and address, their stage, their lines, that it is there, and nothing else.
    who: ['staff', 'admin', 'board'],
    may: [
      /^GET \/api\/(events|kitchen\/orders)$/,
      /^PATCH \/api\/kitchen\/orders\/:id\/(stage|promise|strike|seen)$/,
      /^POST \/api\/presence$/,
    ],
  },
  {
    // A program that prints: the jobs, how its printers are, and nothing else.
    who: ['staff', 'admin', 'printer'],
    may: [/^(GET \/api\/print-jobs|POST \/api\/print-jobs\/(take|:id\/report)|POST \/api\/printer-reports)$/],
  },
  {
    who: ['staff', 'admin'],
    may: [
      /^\w+ \/api\/notifications(\/|$)/,
      /^GET \/api\/(orders|orders\/(due|unpaid)|reservations|contact|contact\/summary|reservations\/days\/:date|(orders|reservations|contact)\/:id)$/,
      /^PATCH \/api\/(orders|reservations|contact)\/:id\/status$/,
      /^(GET \/api\/same-number|POST \/api\/same-number\/(cancel|restore))$/,
      /^PATCH \/api\/(orders\/:id\/payment|reservations\/:id\/marks)$/,
      /^\w+ \/api\/visits(\/|$)/,
      /^POST \/api\/(print-jobs\/:id\/decision|printers\/:id\/test)$/,
      /^POST \/api\/orders\/:id\/print$/,
      /^\w+ \/api\/pause$/,
      /^PATCH \/api\/orders\/:id\/promise$/,
      /^POST \/api\/guests\/look-up$/,
      // Who hears of an order, and whether a screen is there.
      /^(GET \/api\/orders\/unseen|POST \/api\/orders\/:id\/seen)$/,
      /^\w+ \/api\/push-subscriptions(\/|$)/,
      /^(GET \/api\/absences|POST \/api\/absences\/:id\/note)$/,
      // Staff without the guest's fields and the status, which the orders' tests hold.
      /^PATCH \/api\/orders\/:id$/,
      // Staff see and switch ingredients, and call who ordered what is missing.
      /^(GET \/api\/ingredients|PATCH \/api\/ingredients\/:id\/availability|GET \/api\/orders\/holding\/:ingredientId)$/,
      // Staff with `isAvailable`, `soldOutUntil` and `leftToday` alone, which the menu's tests hold against every other field.
      /^PATCH \/api\/menu-items\/:id$/,
      /^PATCH \/api\/customization-schemas\/:id\/options\/:optionId$/,
    ],
  },
]

const visitors = [
  'anonymous',
  'customer',
  'staff',
  'deactivated staff',
  'admin',
  'board',
  'printer',
  'revoked board',
] as const
type Visitor = (typeof visitors)[number]
/** Visitors of whom the server knows nobody who may call what is not for anyone. */
const unknown: readonly Visitor[] = ['anonymous', 'deactivated staff', 'board', 'printer', 'revoked board']

function expected(call: string, visitor: Visitor): 401 | 403 | 'let in' {
  const named = specified.find(({ may }) => may.some((pattern) => pattern.test(call)))
  if ((named?.who ?? ['admin']).includes(visitor)) return 'let in'
  return unknown.includes(visitor) ? 401 : 403
}

const restaurant = testRestaurant()
const cookies: Partial<Record<Visitor, string>> = {}
let printer = ''

beforeAll(async () => {
  const { app, db } = restaurant
  const leaver = await createUser(db, { role: 'staff' })
  cookies.customer = await signIn(app, await createUser(db, { role: 'customer' }))
  cookies.staff = await signIn(app, 'staff')
  cookies.admin = await signIn(app, 'admin')
  cookies['deactivated staff'] = await signIn(app, leaver)
  cookies.board = (await pairBoard(app)).cookie
  const revoked = await pairBoard(app)
  cookies['revoked board'] = revoked.cookie
  await revokeDevice(app, revoked.id)
  printer = (await addDevice(app, 'printer')).token
  await db.update(userTable).set({ isActive: false }).where(eq(userTable.id, leaver.id))
})

// Signing out last: the others need the sessions.
const calls = Object.keys(rights).toSorted(
  (one, other) => Number(/logout/.test(one)) - Number(/logout/.test(other)),
)
const changing = calls.filter((call) => !call.startsWith('GET '))

async function send(call: string, headers: Record<string, string>) {
  const [method = '', path = ''] = call.split(' ')
  const response = await restaurant.app.inject({
    method: method as 'GET', // the table holds methods Fastify knows
    url: path.replaceAll(/:\w+/g, 'no-such-thing').replace('*', 'nothing'),
    headers,
    ...(/POST|PUT|PATCH/.test(method) && { payload: {} }),
    // An event stream never ends by itself.
    payloadAsStream: true,
  })
  response.stream().destroy()
  return response
}

describe('the rights table', () => {
  it('names no call that does not exist', () => {
    const missing = calls.filter((call) => {
      const [method = '', url = ''] = call.split(' ')
      return !restaurant.app.hasRoute({ method, url })
    })
    expect(missing).toEqual([])
  })

  it.each(
    calls.flatMap((call) => visitors.map((visitor) => [visitor, expected(call, visitor), call] as const)),
  )('%s: %s at %s', async (visitor, outcome, call) => {
    const cookie = cookies[visitor]
    const headers = {
      ...(cookie !== undefined && { cookie }),
      ...(visitor === 'printer' && { authorization: `Bearer ${printer}` }),
    }
    const { statusCode } = await send(call, headers)
    expect(statusCode === 401 || statusCode === 403 ? statusCode : 'let in').toBe(outcome)
    expect(statusCode).not.toBe(500)
  })
})

describe('what not everyone may read', () => {
  it.each(calls.filter((call) => call.startsWith('GET ') && expected(call, 'anonymous') === 401))(
    'is stored by no browser: %s',
    async (call) => {
      const cookie = cookies[expected(call, 'admin') === 'let in' ? 'admin' : 'staff'] ?? ''
      expect((await send(call, { cookie })).headers['cache-control']).toMatch(/no-store|private/)
    },
  )
})

it('reading changes nothing, since a foreign page can make a browser ask for it', async () => {
  const before = await storedRows()
  for (const call of calls.filter((one) => one.startsWith('GET '))) {
    for (const visitor of ['anonymous', 'staff', 'admin'] as const) {
      const cookie = cookies[visitor]
      await send(call, cookie === undefined ? {} : { cookie })
    }
  }
  expect(await storedRows()).toEqual(before)
})

/** Where each row of each table lies, and which transaction wrote it: a row that is changed, even to what it was, lies elsewhere. */
async function storedRows() {
  const { rows: tables } = await restaurant.db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return Promise.all(
    tables.map(async ({ name }) => {
      const table = sql.raw(name) // a name that the database has quoted
      const { rows } = await restaurant.db.execute(sql`select ctid, xmin from ${table} order by ctid`)
      return { name, rows }
    }),
  )
}

describe('a request that a foreign page makes a browser send', () => {
  it.each(changing.filter((call) => !/logout/.test(call)))(
    'is rejected at %s, even an admin’s',
    async (call) => {
      const cookie = cookies.admin ?? ''
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'http://localhost:80.evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]
      for (const headers of foreign) {
        const response = await send(call, { cookie, host: 'localhost:80', ...headers })
        expect(response.statusCode, JSON.stringify(headers)).toBe(403)
      }
    },
  )
})

describe('a route that is not in the table prevents the application from starting', () => {
  const plant = (method: 'GET' | 'POST', url: string, config = {}) => {
    const app = Fastify()
    requireListedRoutes(app)
    return () => app.route({ method, url, config, handler: () => 'planted' })
  }

  test.each([
    ['GET', '/api/secrets', {}],
    ['GET', '/api', {}],
    ['GET', '/api/documents', {}],
    ['POST', '/api/docs/change', {}],
    ['POST', '/objects/anything', {}],
    // Named in the table, but mounted past it.
    ['GET', '/api/admin/users', {}],
    ['GET', '/api/admin/users', { contract: 'GET /api/health' }],
    ['GET', '/api/secrets', { contract: 'GET /api/health' }],
  ] as const)('%s %s %j', (method, url, config) => {
    expect(plant(method, url, config)).toThrow('rights table')
  })

  test.each(['/menu', '/*', '/api/docs/static/index.html', '/api/openapi.json'])(
    'while pages, files and the documentation need no line: GET %s',
    (url) => {
      expect(plant('GET', url)).not.toThrow()
    },
  )
})
