import { expect, it } from 'vitest'

import type { Language } from '#src/kernel/language.ts'
import { newestPosts, newsFeed } from './feed.ts'
import type { StoredPostCard } from './news-store.ts'

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

function feedOf(posts: readonly StoredPostCard[], language: Language, contentHtml = '<p>Củi</p>') {
  const newest = newestPosts(posts, { language, origin })
  return newsFeed(
    newest.map((each) => ({ ...each, contentHtml })),
    { language, origin, restaurant },
  )
}

it('lists the newest first, pinned or not, in its language', () => {
  const feed = feedOf([post, newer], 'vi')
  expect(feed).toContain('<title>Chuyện trong bếp · Lò &amp; Lửa</title>')
  expect(feed.indexOf('post-2')).toBeLessThan(feed.indexOf('post-1'))
  expect(feed).toContain('<description>Mười một lần.</description>')
  expect(feed).toContain('<link>https://pizza.example/news/thit</link>')
  expect(feed).toContain('<pubDate>Fri, 10 Oct 2025 02:00:00 GMT</pubDate>')
  expect(feedOf([post], 'en')).toContain('<link>https://pizza.example/news/pork?lang=en</link>')
})

it('names each entry by what never changes, and itself', () => {
  const feed = feedOf([post], 'en')
  expect(feed).toContain('<guid isPermaLink="false">post-1</guid>')
  expect(feed).toContain('<language>en</language>')
  expect(feed).toContain('<link>https://pizza.example/news?lang=en</link>')
  expect(feed).toContain('<atom:link href="https://pizza.example/rss.xml?lang=en" rel="self"')
})

it('holds no post that its page says is published elsewhere', () => {
  const elsewhere = { ...newer, canonicalUrl: 'https://paper.example/dough' }
  // One who writes the address of the Vietnamese page means both.
  const vietnamese = { ...post, canonicalUrl: `${origin}/news/thit` }
  const listed = (language: Language) => feedOf([elsewhere, vietnamese], language)
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
  const feed = feedOf(posts, 'vi')
  expect(feed.match(/<item>/g)).toHaveLength(20)
  expect(feed).not.toContain('>post-0<')
})

it('holds no markup of a post, nor a character XML cannot hold', () => {
  const feed = feedOf([post], 'en')
  expect(feed).toContain('<title>Pork &amp; &lt;pickles&gt;</title>')
  expect(feed).toContain('<description>Eleven tries.</description>')
})

it('brings the whole text with addresses that lead to the site and pictures that other sites may show', () => {
  const html =
    '<p><a href="/menu?a=1&amp;b=2">menu</a> <a href="#dough">dough</a> <a href="tel:+8490">ring</a></p>' +
    '<figure><img src="/objects/a.webp" alt="Lò" loading="lazy" decoding="async"></figure>'
  const [, text = ''] = /<content:encoded>(.*?)<\/content:encoded>/s.exec(feedOf([post], 'en', html)) ?? []
  const shown = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  expect(shown).toBe(
    '<p><a href="https://pizza.example/menu?a=1&amp;b=2">menu</a> ' +
      '<a href="https://pizza.example/news/pork?lang=en#dough">dough</a> <a href="tel:+8490">ring</a></p>' +
      '<figure><img src="https://pizza.example/pictures/shared/jpeg/a.webp.jpg" alt="Lò"></figure>',
  )
})

it('names the restaurant as the author, and the cover or else the thumbnail as the picture', () => {
  const thumbnail = { ...post, imageUrl: '/objects/news/card.webp' }
  const picture = (each: StoredPostCard) => /<media:content url="([^"]*)"/.exec(feedOf([each], 'vi'))?.[1]
  expect(feedOf([post], 'vi')).toContain('<dc:creator>Lò &amp; Lửa</dc:creator>')
  expect(picture(post)).toBeUndefined()
  expect(picture(thumbnail)).toBe('https://pizza.example/pictures/shared/jpeg/news/card.webp.jpg')
  expect(picture({ ...thumbnail, coverImageUrl: '/objects/news/cover.webp' })).toContain('cover.webp')
})
