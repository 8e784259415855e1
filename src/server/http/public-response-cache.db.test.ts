import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { categoryTable } from '#src/features/menu/server/menu-table.ts'
import { sessionCookie } from './session-cookie.ts'

let meanwhile: (() => Promise<unknown>) | undefined
let hugeLength = 0
const restaurant = testRestaurant({}, (app) => {
  app.get('/huge', { config: { caching: 'public' } }, () => 'x'.repeat(hugeLength))
  app.addHook('preSerialization', async (_request, _reply, payload) => {
    await meanwhile?.()
    return payload
  })
})

const get = (url: string, headers: Record<string, string> = {}) => restaurant.app.inject({ url, headers })

const publicCalls = [
  '/api/categories',
  '/api/menu-items',
  '/api/menu-items/pinned',
  '/api/menu-items/pepperoni/customization-schemas',
  '/api/menu-items/customization-schemas',
  '/api/customization-schemas',
  '/api/site-settings',
  '/api/home-content',
  '/api/about-content',
  '/api/page-seo',
  '/api/customer-reviews/published',
  '/api/blog-posts',
  '/api/blog-posts/post-oven-day',
  '/api/blog-posts/slug/a-day-in-the-life-of-the-oven',
]

describe('what every visitor gets', () => {
  it.each(publicCalls)('is sent again only where it has changed: %s', async (url) => {
    const first = await get(url)
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    const etag = String(first.headers.etag)
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get(url, { 'if-none-match': `"another", ${etag}` })).statusCode).toBe(304)
    expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('is there for who asks after one that wanted its head alone', async () => {
    await restaurant.content.change(async () => {})
    const head = await restaurant.app.inject({ method: 'HEAD', url: '/api/categories' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect((await get('/api/categories')).json<unknown[]>().length).toBeGreaterThan(3)
  })

  it('has the same headers for who wants its head alone, whoever asked before', async () => {
    const ask = async (method: 'GET' | 'HEAD') => {
      const { statusCode, headers } = await restaurant.app.inject({ method, url: '/api/categories' })
      return { statusCode, headers: { ...headers, date: undefined } }
    }
    await restaurant.content.change(async () => {})
    const [fresh, whole, cached] = [await ask('HEAD'), await ask('GET'), await ask('HEAD')]
    expect([fresh, cached]).toEqual([whole, whole])
    expect(whole.headers).toHaveProperty('etag')
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['', undefined],
    ['zstd', undefined],
  ])('to a browser that accepts "%s" comes encoded as %s', async (accepted, encoding) => {
    const { headers } = await get('/api/categories', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  it.each([
    '/api/menu-items/none/customization-schemas',
    '/api/blog-posts/none',
    '/api/menu-items?categoryId=',
  ])('is not what is sent for a call that fails: %s', async (url) => {
    const first = await get(url)
    const again = await get(url)
    expect(again.statusCode).toBe(first.statusCode)
    expect(again.body).toBe(first.body)
  })

  it('is sent without being stored where it is longer than 2 MB', async () => {
    const limit = 2 * 1024 * 1024
    hugeLength = limit + 1
    expect((await get('/huge')).headers).not.toHaveProperty('etag')
    hugeLength = limit
    expect((await get('/huge')).headers).toHaveProperty('etag')
  })

  /** Straight into the table: no cache is told. */
  const rename = (name: string) =>
    restaurant.db.update(categoryTable).set({ name }).where(eq(categoryTable.id, 'pasta'))
  const names = async (headers?: Record<string, string>) => (await get('/api/categories', headers)).body

  it('is neither served to someone with a session nor made of what they were sent', async () => {
    const session = { cookie: `${sessionCookie}=someone` }
    const version = restaurant.content.version()
    await restaurant.content.change(() => rename('Before'))
    // This server hears of its own change once more, after which it keeps what it reads.
    await expect.poll(() => restaurant.content.version()).toBeGreaterThan(version + 1)
    expect(await names(session)).toContain('Before')
    await rename('Cached')
    expect(await names()).toContain('Cached')
    await rename('After')
    expect(await names(session)).toContain('After')
    expect(await names()).toContain('Cached')
  })

  it('is not stored when it has changed while the response was made', async () => {
    await restaurant.content.change(() => rename('Before'))
    meanwhile = () => restaurant.content.change(() => rename('After'))
    expect(await names()).toContain('Before')
    meanwhile = undefined
    expect(await names()).toContain('After')
  })
})
