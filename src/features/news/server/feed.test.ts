import { expect, it } from 'vitest'

import { newsFeed } from './feed.ts'

const post = {
  id: 'post-1',
  title: 'Pork & <pickles>',
  titleVi: null,
  slug: 'pork',
  slugVi: 'thit',
  excerpt: 'Eleven tries.\u0000',
  excerptVi: 'Mười một lần.',
  imageUrl: null,
  coverImageUrl: null,
  canonicalUrl: null,
  pinned: true,
  pinOrder: 0,
  createdAt: '2025-10-10T02:00:00.000Z',
  updatedAt: '2025-10-10T02:00:00.000Z',
}
const newer = { ...post, id: 'post-2', pinned: false, pinOrder: null, createdAt: '2025-11-07T02:00:00.000Z' }
const origin = 'https://pizza.example'
const restaurant = 'Lò & Lửa'

it('lists the newest first, pinned or not, in its language', () => {
  const feed = newsFeed([post, newer], { language: 'vi', origin, restaurant })
  expect(feed).toContain('<title>Chuyện trong bếp · Lò &amp; Lửa</title>')
  expect(feed.indexOf('post-2')).toBeLessThan(feed.indexOf('post-1'))
  expect(feed).toContain('<description>Mười một lần.</description>')
  expect(feed).toContain('<link>https://pizza.example/news/thit</link>')
  expect(feed).toContain('<pubDate>Fri, 10 Oct 2025 02:00:00 GMT</pubDate>')
  expect(newsFeed([post], { language: 'en', origin, restaurant })).toContain(
    '<link>https://pizza.example/news/pork?lang=en</link>',
  )
})

it('names each entry by what never changes, and itself', () => {
  const feed = newsFeed([post], { language: 'en', origin, restaurant })
  expect(feed).toContain('<guid isPermaLink="false">post-1</guid>')
  expect(feed).toContain('<language>en</language>')
  expect(feed).toContain('<link>https://pizza.example/news?lang=en</link>')
  expect(feed).toContain('<atom:link href="https://pizza.example/rss.xml?lang=en" rel="self"')
})

it('holds no post that its page says is published elsewhere', () => {
  const elsewhere = { ...newer, canonicalUrl: 'https://paper.example/dough' }
  // One who writes the address of the Vietnamese page means both.
  const vietnamese = { ...post, canonicalUrl: `${origin}/news/thit` }
  const listed = (language: 'vi' | 'en') =>
    newsFeed([elsewhere, vietnamese], { language, origin, restaurant })
  expect(listed('vi').match(/<item>/g)).toHaveLength(1)
  expect(listed('vi')).toContain('post-1')
  expect(listed('en')).not.toContain('<item>')
})

it('holds the newest twenty', () => {
  const posts = Array.from({ length: 21 }, (_, index) => ({
    ...post,
    id: `post-${index}`,
    createdAt: `2025-10-${String(index + 1).padStart(2, '0')}T02:00:00.000Z`,
  }))
  const feed = newsFeed(posts, { language: 'vi', origin, restaurant })
  expect(feed.match(/<item>/g)).toHaveLength(20)
  expect(feed).not.toContain('>post-0<')
})

it('holds no markup of a post, nor a character XML cannot hold', () => {
  const feed = newsFeed([post], { language: 'en', origin, restaurant })
  expect(feed).toContain('<title>Pork &amp; &lt;pickles&gt;</title>')
  expect(feed).toContain('<description>Eleven tries.</description>')
})
