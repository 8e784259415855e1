import { afterAll, beforeAll, expect, it } from 'vitest'

import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'

let known: TestRestaurant
let unknown: TestRestaurant

beforeAll(async () => {
  known = await openTestRestaurant({ PUBLIC_URL: 'https://pizza.example' })
  unknown = await openTestRestaurant()
})
afterAll(async () => {
  await known.close()
  await unknown.close()
})

it('robots.txt opens the site, closes the office and names the sitemap', async () => {
  const { body, headers } = await known.app.inject('/robots.txt')
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('text/plain'),
    'cache-control': 'public, max-age=3600',
  })
  expect(body).toContain('User-agent: *')
  for (const path of ['/admin', '/staff', '/login', '/order/', '/reservation/', '/newsletter/']) {
    expect(body).toContain(`Disallow: ${path}\n`)
  }
  expect(body).not.toMatch(/^Disallow: \/$/m)
  expect(body).toContain('Sitemap: https://pizza.example/sitemap.xml')
})

it('sitemap.xml lists home and menu in both languages, each with its alternates', async () => {
  const { body, headers } = await known.app.inject('/sitemap.xml')
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/xml'),
    'cache-control': 'public, max-age=3600',
  })
  for (const address of ['https://pizza.example/', 'https://pizza.example/menu']) {
    expect(body).toContain(`<loc>${address}</loc>`)
    expect(body).toContain(`<loc>${address}?lang=en</loc>`)
    expect(body).toContain(`hreflang="en" href="${address}?lang=en"`)
    expect(body).toContain(`hreflang="x-default" href="${address}"`)
  }
})

it('sitemap.xml lists every page that the site links to', async () => {
  const { body } = await known.app.inject('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>https:\/\/pizza\.example([^<?]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  expect(listed.filter((path) => !path.startsWith('/news/'))).toEqual([
    '/',
    '/menu',
    '/about',
    '/news',
    '/contact',
    '/booking',
    '/privacy-policy',
    '/terms-of-service',
    '/accessibility',
  ])
  expect(listed.filter((path) => path.startsWith('/news/')).length).toBeGreaterThan(1)
})

it('sitemap.xml tells when an article was last changed', async () => {
  const { body } = await known.app.inject('/sitemap.xml')
  const [, changedAt = ''] = /news\/mot-ngay-cua-lo-cui<\/loc><lastmod>([^<]+)<\/lastmod>/.exec(body) ?? []
  const posts = await known.app.inject('/api/blog-posts?published=true')
  const post = posts.json<{ id: string; updatedAt: string }[]>().find(({ id }) => id === 'post-oven-day')
  expect(changedAt).toBe(post?.updatedAt)
})

it('without PUBLIC_URL both name the address they were asked under, and nothing that is no host', async () => {
  const ask = (url: string, host: string) => unknown.app.inject({ url, headers: { host } })
  expect((await ask('/robots.txt', '192.168.1.5:3000')).body).toContain('http://192.168.1.5:3000/sitemap.xml')
  expect((await ask('/sitemap.xml', 'x"><evil/>')).statusCode).toBe(400)
})
