import { randomBytes } from 'node:crypto'

import { plainCrust } from '../support/orders.ts'

export interface FloodRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What floods need to know of the site, as plain data: it goes to another thread. */
export interface FloodTarget {
  readonly port: number
  readonly order: Readonly<Record<string, unknown>>
  /** A picture as the site names it: /pictures/320/avif/… */
  readonly picture: string
  readonly staffCookie: string
}

/** One expensive thing, asked for again and again; `count` is different each time. */
export type RequestFlood = (target: FloodTarget, count: number) => FloodRequest

const random = () => randomBytes(12).toString('hex')
const json = { 'content-type': 'application/json' }
const compressed = { 'accept-encoding': 'br, gzip' }
const invented = () => ({ cookie: `bep_lua_session=${random()}` })
const words = (count: number) => Array.from({ length: count }, () => random().slice(0, 1)).join('+')

const halves = {
  id: 'pepperoni',
  name: 'Pepperoni',
  price: '0.00',
  quantity: 3,
  customization: [
    { schemaId: 'size-pizza', selections: { size: '18cm' } },
    plainCrust,
    { schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor: 'hawaiian' },
  ],
}
const fiftyHalves = JSON.stringify({ items: Array.from({ length: 50 }, () => halves) })

const pictureSpellings = [
  (path: string, name: string) => path.replace(/\/([^/]+)$/, `/${name}/../$1`),
  (path: string, name: string) =>
    path.replace(/\/([^/]+)$/, `${'/.'.repeat((name.charCodeAt(0) % 20) + 1)}/$1`),
  (path: string, name: string) =>
    path.replace(/\/([^/]+)$/, `${'/'.repeat((name.charCodeAt(0) % 20) + 2)}$1`),
  (path: string, name: string) => path.replace(/\/([^/]+)$/, `/%2e/${name}/%2e%2e/$1`),
  (path: string, name: string) => `${path}?${name}`,
  (path: string) => path.replace('/avif/', '/webp/').replace('/320/', '/1600/'),
]

export const requestFloods: Readonly<Record<string, RequestFlood>> = {
  'a cached page': () => ({ method: 'GET', path: '/menu', headers: compressed }),
  'a cached page, not compressed': () => ({ method: 'GET', path: '/menu' }),
  'search for thousands of words': () => ({ method: 'GET', path: `/menu?q=${words(6_000)}` }),
  'search for another word each time': () => ({ method: 'GET', path: `/menu?q=${random()}` }),
  'unknown categories': () => ({ method: 'GET', path: `/menu?category=${random()}` }),
  'undeclared parameters': () => ({
    method: 'GET',
    path: `/menu?utm=${random().repeat(100)}`,
    headers: compressed,
  }),
  'invented sessions on a page': () => ({ method: 'GET', path: '/menu', headers: invented() }),
  'invented sessions on the office': () => ({ method: 'GET', path: '/admin/dashboard', headers: invented() }),
  'invented sessions on the API': () => ({ method: 'GET', path: '/api/auth/session', headers: invented() }),
  'unknown pages': () => ({ method: 'GET', path: `/${random()}` }),
  'unknown articles': () => ({ method: 'GET', path: `/news/${random()}` }),
  'invented tickets': () => ({ method: 'GET', path: `/order/${random()}` }),
  'page spellings': (_, count) => ({ method: 'GET', path: `${'/'.repeat((count % 50) + 1)}menu` }),
  'picture spellings': ({ picture }, count) => ({
    method: 'GET',
    path: pictureSpellings[count % pictureSpellings.length]?.(picture, random()) ?? picture,
  }),
  'quotes of 50 halves': () => ({
    method: 'POST',
    path: '/api/orders/quote',
    headers: json,
    body: fiftyHalves,
  }),
  'sign-in attempts': () => ({
    method: 'POST',
    path: '/api/auth/login',
    headers: json,
    body: JSON.stringify({ username: random(), password: random() }),
  }),
  'guesses at many accounts and one': (_, count) => ({
    method: 'POST',
    path: '/api/auth/login',
    headers: json,
    body: JSON.stringify({ username: count % 2 === 0 ? random() : 'tablet', password: random() }),
  }),
  'rejected orders': ({ order }) => ({
    method: 'POST',
    path: '/api/orders',
    headers: { ...json, 'idempotency-key': random() },
    body: JSON.stringify({ ...order, totalAmount: '1.00' }),
  }),
  'bodies of 64 KB': () => ({
    method: 'POST',
    path: '/api/orders/quote',
    headers: json,
    body: JSON.stringify({ items: [{ ...halves, name: 'x'.repeat(64_000) }] }),
  }),
  'bodies of 1 MB': () => ({
    method: 'POST',
    path: '/api/auth/login',
    headers: json,
    body: `[${'1,'.repeat(500_000)}1]`,
  }),
  'site maps': () => ({ method: 'GET', path: `/sitemap.xml?${random()}`, headers: compressed }),
  'news feeds': () => ({ method: 'GET', path: `/rss.xml?${random()}`, headers: compressed }),
  'calendars of invented tickets': () => ({ method: 'GET', path: `/reservation/${random()}/calendar.ics` }),
  'transfer codes of invented tickets': () => ({
    method: 'GET',
    path: `/order/${random()}/transfer-code.png`,
  }),
  'booking times': (_, count) => ({
    method: 'GET',
    path: `/api/reservations/slots?date=2027-01-${(count % 28) + 1}&guests=2`,
  }),
}

/** Connections that are opened and held: what is sent at first, and then once in a while. */
export const connectionFloods: Readonly<
  Record<string, (target: FloodTarget) => { readonly begin: string; readonly later: string }>
> = {
  'event streams': ({ staffCookie }) => ({
    begin: `GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${staffCookie}\r\n\r\n`,
    later: '',
  }),
  'slow headers': () => ({ begin: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n', later: 'X-Slow: 1\r\n' }),
  'slow bodies': () => ({
    begin:
      'POST /api/orders HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    later: ' ',
  }),
  'responses that are not read': () => ({
    begin: 'GET /menu HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(200),
    later: 'GET /menu HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(20),
  }),
}
