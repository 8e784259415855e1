import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { BlogArticle, BlogPost, BlogPostCard } from '../contract/blog-post.ts'
import { blogPostTable, formerSlugTable } from './news-table.ts'

const restaurant = testRestaurant({ PUBLIC_URL: 'https://pizza.example', PRODUCTION: 'false' })
let admin: string
let staff: string

const draft = {
  id: 'post-draft',
  title: 'Not yet',
  slug: 'not-yet',
  excerpt: 'Soon.',
  content: '*Soon* <b>bold</b>\nnext line',
  published: false,
}

beforeAll(async () => {
  await restaurant.db.insert(blogPostTable).values(draft)
  admin = await signIn(restaurant.app, 'admin')
  staff = await signIn(restaurant.app, 'staff')
})

const ask = (url: string, cookie?: string) =>
  restaurant.app.inject({ url, ...(cookie !== undefined && { headers: { cookie } }) })

async function get<Body>(url: string, cookie?: string): Promise<Body> {
  const response = await ask(url, cookie)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Body>()
}

describe('the list of posts', () => {
  const order = [
    'post-two-day-dough',
    'post-half-and-half',
    'post-what-to-drink',
    'post-crisp-at-home',
    'post-bun-cha-pizza',
    'post-oven-day',
  ]

  test.each(['', '?published=true', '/?published=true', '?all=false', '?view=card'])(
    'holds what is published, pinned first, then the newest: /api/blog-posts%s',
    async (query) => {
      const posts = await get<BlogPostCard[]>(`/api/blog-posts${query}`)
      expect(posts.map(({ id }) => id)).toEqual(order)
    },
  )

  it('holds every field of a post, the text as it was written', async () => {
    const [post] = await get<BlogPost[]>('/api/blog-posts')
    expect(post).toMatchObject({
      slug: 'why-our-dough-rests-for-two-days',
      content: expect.stringContaining('## What happens in 48 hours'),
      metaTitleVi: expect.any(String),
      canonicalUrl: null,
      published: true,
      pinned: true,
      pinOrder: 0,
      createdAt: '2025-11-07T02:00:00.000Z',
    })
  })

  it('leaves texts out of cards, and is as short as asked', async () => {
    const cards = await get<BlogPostCard[]>('/api/blog-posts?view=card&limit=4')
    expect(cards).toHaveLength(4)
    for (const card of cards) expect(card).not.toHaveProperty('content')
  })

  it.each(['limit=0', 'limit=101', 'limit=many', 'view=all', 'all=yes'])('rejects %s', async (query) => {
    expect((await ask(`/api/blog-posts?${query}`)).statusCode).toBe(400)
  })
})

describe('drafts', () => {
  it('are listed for admins alone, and not cached', async () => {
    const all = await ask('/api/blog-posts?all=true', admin)
    expect(all.json<BlogPost[]>().map(({ id }) => id)).toContain(draft.id)
    expect(all.headers['cache-control']).toBe('no-store')
    expect((await ask('/api/blog-posts?all=true', staff)).statusCode).toBe(403)
    expect((await ask('/api/blog-posts?all=true')).statusCode).toBe(401)
  })

  it('stay out of an admin’s list that asks for published posts', async () => {
    for (const query of ['', '?published=true', '?all=true&published=true']) {
      const posts = await get<BlogPost[]>(`/api/blog-posts${query}`, admin)
      expect(posts.map(({ id }) => id)).not.toContain(draft.id)
    }
  })

  test.each(['/api/blog-posts/slug/not-yet', '/api/blog-posts/post-draft'])(
    'are at %s for admins alone',
    async (url) => {
      const missing = await ask(url)
      expect(missing.statusCode).toBe(404)
      expect(missing.json()).toEqual({ message: 'Post not found: 404', code: 'news.post-not-found' })
      expect((await ask(url, staff)).statusCode).toBe(404)
      const seen = await ask(url, admin)
      expect(seen.json()).toMatchObject({ id: draft.id, published: false })
      expect(seen.headers['cache-control']).toBe('no-store')
    },
  )
})

describe('one post', () => {
  test.each([
    '/api/blog-posts/slug/a-day-in-the-life-of-the-oven',
    '/api/blog-posts/slug/mot-ngay-cua-lo-cui',
    '/api/blog-posts/slug/post-oven-day',
    '/api/blog-posts/post-oven-day',
  ])('is found at %s, its text rendered in both languages', async (url) => {
    const post = await get<BlogArticle>(url)
    expect(post.id).toBe('post-oven-day')
    expect(post.contentHtml).toContain('<h2>Why longan wood</h2>')
    expect(post.contentHtmlVi).toContain('<h2>Vì sao là củi nhãn</h2>')
  })

  it('has no Vietnamese text where none was written', async () => {
    const post = await get<BlogArticle>('/api/blog-posts/slug/not-yet', admin)
    expect(post.contentHtml).toBe('<p><strong>Soon</strong> &lt;b&gt;bold&lt;/b&gt;<br>\nnext line</p>\n')
    expect(post.contentHtmlVi).toBeNull()
  })

  it('is not found by its slug where an id is asked for, and never by a part of a path', async () => {
    expect((await ask('/api/blog-posts/mot-ngay-cua-lo-cui')).statusCode).toBe(404)
    expect((await ask('/api/blog-posts/slug')).statusCode).toBe(404)
  })

  test.each(['nothing-like-that', 'undefined', '%00', 'a'.repeat(190), '..%2f..%2fadmin'])(
    'is not found as %s',
    async (name) => {
      const response = await ask(`/api/blog-posts/slug/${name}`)
      expect([400, 404]).toContain(response.statusCode)
      expect(response.json()).toHaveProperty('code')
    },
  )

  it('is found by its slug before another is by its Vietnamese slug, its id or a former slug', async () => {
    const named = (id: string, slug: string, slugVi: string) => ({ ...draft, id, slug, slugVi })
    const posts = [named('by-slug', 'shared-one', 'a'), named('shared-one', 'b', 'c')]
    const more = [named('by-slug-vi', 'd', 'shared-two'), named('shared-two', 'e', 'f')]
    await restaurant.db.insert(blogPostTable).values([...posts.toReversed(), ...more.toReversed()])
    await restaurant.db.insert(formerSlugTable).values([
      { slug: 'shared-two', postId: 'shared-one' },
      { slug: 'by-slug', postId: 'shared-two' },
    ])
    const idOf = async (name: string) => (await get<BlogArticle>(`/api/blog-posts/slug/${name}`, admin)).id
    expect(await idOf('shared-one')).toBe('by-slug')
    expect(await idOf('shared-two')).toBe('by-slug-vi')
    expect(await idOf('by-slug')).toBe('by-slug')
    await restaurant.db.delete(blogPostTable).where(eq(blogPostTable.title, draft.title))
    await restaurant.db.insert(blogPostTable).values(draft)
  })

  it('is found by a slug it had before, unless another post has it now', async () => {
    await restaurant.db.insert(formerSlugTable).values([
      { slug: 'the-oven', postId: 'post-oven-day' },
      { slug: 'pizza-nao-uong-gi-cho-hop', postId: 'post-oven-day' },
    ])
    const moved = await get<BlogArticle>('/api/blog-posts/slug/the-oven')
    expect(moved).toMatchObject({ id: 'post-oven-day', slug: 'a-day-in-the-life-of-the-oven' })
    const taken = await get<BlogArticle>('/api/blog-posts/slug/pizza-nao-uong-gi-cho-hop')
    expect(taken.id).toBe('post-what-to-drink')
  })
})

describe('what visitors share of the news', () => {
  it('is served from memory until a post changes, then from the database at once', async () => {
    const url = '/api/blog-posts?view=card'
    const before = await ask(url)
    const again = await restaurant.app.inject({
      url,
      headers: { 'if-none-match': String(before.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    await restaurant.content.change((tx) =>
      tx.update(blogPostTable).set({ titleVi: 'Tên mới' }).where(eq(blogPostTable.id, 'post-two-day-dough')),
    )
    expect((await get<BlogPostCard[]>(url))[0]?.titleVi).toBe('Tên mới')
    expect((await ask('/rss.xml')).body).toContain('<title>Tên mới</title>')
  })

  it('stands in the sitemap with the addresses of both languages, drafts apart', async () => {
    const changed = { updatedAt: new Date('2025-11-01T02:00:00Z') }
    await restaurant.content.change((tx) =>
      tx.update(blogPostTable).set(changed).where(eq(blogPostTable.id, 'post-oven-day')),
    )
    const { body } = await ask('/sitemap.xml')
    const english = 'https://pizza.example/news/a-day-in-the-life-of-the-oven?lang=en'
    expect(body).toContain('<loc>https://pizza.example/news</loc>')
    expect(body).toContain('<loc>https://pizza.example/news/mot-ngay-cua-lo-cui</loc>')
    expect(body).toContain(`<loc>${english}</loc>`)
    expect(body).toContain(`hreflang="en" href="${english}"`)
    expect(body).toContain('<lastmod>2025-11-01T02:00:00.000Z</lastmod>')
    expect(body).not.toContain('not-yet')
  })

  it('is a feed in either language', async () => {
    const vietnamese = await ask('/rss.xml')
    expect(vietnamese.headers['content-type']).toContain('application/rss+xml')
    expect(vietnamese.headers['cache-control']).toBe('public, max-age=300')
    expect(vietnamese.body).toContain('<link>https://pizza.example/news/mot-ngay-cua-lo-cui</link>')
    expect(vietnamese.body).not.toContain('Not yet')
    for (const item of vietnamese.body.split('<item>').slice(1)) {
      expect(item).toContain('<content:encoded>&lt;p&gt;')
      expect(item).toContain('<media:content url="https://pizza.example/pictures/')
    }
    expect((await ask('/rss.xml?lang=en')).body).toContain('A day in the life of the oven')
    expect((await ask('/rss.xml?lang=fr')).body).toBe(vietnamese.body)
  })

  it('is a feed of the restaurant by its name in that language, at the address of the site', async () => {
    const names = { name: 'Sea Pizza', nameVi: 'Pizza Biển' }
    await restaurant.content.change((tx) => saveSiteSettings(tx, { ...siteSettings, ...names }))
    for (const [query, name] of [
      ['', 'Pizza Biển'],
      ['?lang=en', 'Sea Pizza'],
    ] as const) {
      const { body } = await ask(`/rss.xml${query}`)
      expect(body).toMatch(new RegExp(`<title>[^<]+ · ${name}</title>`))
      expect(body).toContain(`<atom:link href="https://pizza.example/rss.xml${query}"`)
    }
  })
})
