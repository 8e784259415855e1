import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { isPostName, postPath, postSlug } from './post-address.ts'
import { postDate } from './post-date.ts'
import { postHead, shareImage } from './post-texts.ts'
import { shortenText } from './shorten-text.ts'
import { sortPosts } from './sort-posts.ts'

const instants = fc.integer({ min: 0, max: 5 }).map((day) => `2025-09-0${day + 1}T02:00:00Z`)
const somePosts = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    pinned: fc.boolean(),
    pinOrder: fc.option(fc.integer({ min: 0, max: 3 })),
    createdAt: instants,
  }),
  { selector: ({ id }) => id, maxLength: 8 },
)

describe('the order of posts', () => {
  const post = (id: string, pinOrder: number | null, createdAt: string) => ({
    id,
    pinned: pinOrder !== null,
    pinOrder,
    createdAt,
  })

  it('is pinned ones by their order, then the newest', () => {
    const posts = [
      post('old', null, '2025-01-01T00:00:00Z'),
      post('second', 1, '2025-03-01T00:00:00Z'),
      post('new', null, '2025-06-01T00:00:00Z'),
      post('first', 0, '2024-01-01T00:00:00Z'),
    ]
    expect(sortPosts(posts).map(({ id }) => id)).toEqual(['first', 'second', 'new', 'old'])
  })

  it('takes a pinned post without an order for the first', () => {
    const unnumbered = { id: 'unnumbered', pinned: true, pinOrder: null, createdAt: '2020-01-01T00:00:00Z' }
    expect(sortPosts([post('second', 1, '2025-03-01T00:00:00Z'), unnumbered])[0]).toBe(unnumbered)
  })

  it('is the same from whatever order they came in, and loses none', () => {
    fc.assert(
      fc.property(somePosts, fc.infiniteStream(fc.nat()), (posts, numbers) => {
        const shuffled = posts
          .map((each) => ({ each, place: numbers.next().value }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ each }) => each)
        expect(sortPosts(shuffled)).toEqual(sortPosts(posts))
        expect(sortPosts(posts)).toHaveLength(posts.length)
      }),
    )
  })

  it('never puts a pinned post after another, nor an older one before a newer of its kind', () => {
    fc.assert(
      fc.property(somePosts, (posts) => {
        const sorted = sortPosts(posts)
        const misplaced = sorted.slice(1).filter((later, index) => {
          const before = sorted[index] ?? later
          if (later.pinned) return !before.pinned || (before.pinOrder ?? 0) > (later.pinOrder ?? 0)
          return !before.pinned && before.createdAt < later.createdAt
        })
        expect(misplaced).toEqual([])
      }),
    )
  })
})

describe('the address of a post', () => {
  test.each([
    ['vi', 'bot-u', 'dough', 'bot-u'],
    ['en', 'bot-u', 'dough', 'dough'],
    ['vi', null, 'dough', 'dough'],
    ['en', 'bot-u', null, 'bot-u'],
    ['vi', 'undefined', 'dough', 'dough'],
    ['en', 'bot-u', 'undefined', 'bot-u'],
    ['vi', '', '', 'post-1'],
    ['en', null, 'undefined', 'post-1'],
  ] as const)('in %s, with the slugs %j and %j, is %s', (language, slugVi, slug, expected) => {
    expect(postSlug({ id: 'post-1', slug, slugVi }, language)).toBe(expected)
    expect(postPath({ id: 'post-1', slug, slugVi }, language)).toBe(`/news/${expected}`)
  })

  it('cannot leave /news, whatever an id holds', () => {
    expect(postPath({ id: '../admin?x#y', slug: null, slugVi: null }, 'vi')).toBe('/news/..%2Fadmin%3Fx%23y')
  })

  it('is present in both languages and by id, and former by any other name', () => {
    const post = { id: 'post-1', slug: 'dough', slugVi: 'bot-u' }
    expect(['dough', 'bot-u', 'post-1'].every((name) => isPostName(post, name))).toBe(true)
    expect(isPostName(post, 'old-dough')).toBe(false)
    expect(isPostName({ ...post, slug: 'undefined' }, 'undefined')).toBe(false)
  })
})

describe('the date of a post', () => {
  it('is the day at the restaurant, not in the reader’s zone', () => {
    // Half past midnight in Thủ Dầu Một.
    expect(postDate('2025-09-04T17:30:00Z', 'vi')).toBe('5 tháng 9, 2025')
    expect(postDate('2025-09-04T17:30:00Z', 'en')).toBe('5 September 2025')
  })
})

describe('a shortened text', () => {
  test.each([
    ['Bột ủ hai ngày', 20, 'Bột ủ hai ngày'],
    ['Bột ủ hai ngày', 14, 'Bột ủ hai ngày'],
    ['Bột ủ hai ngày', 13, 'Bột ủ hai…'],
    ['Bột ủ hai ngày', 10, 'Bột ủ hai…'],
    ['Bột ủ, hai ngày', 9, 'Bột ủ…'],
    ['  Bột\n ủ  ', 20, 'Bột ủ'],
    ['Supercalifragilistic', 6, 'Super…'],
  ])('%j in %i characters is %j', (text, longest, expected) => {
    expect(shortenText(text, longest)).toBe(expected)
  })

  it('is never too long, and begins as the text does', () => {
    const letters = new Intl.Segmenter()
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (text, longest) => {
          const short = shortenText(text, longest)
          expect([...letters.segment(short)].length).toBeLessThanOrEqual(longest)
          const line = text.replaceAll(/\s+/g, ' ').trim()
          expect(short === line || line.startsWith(short.slice(0, -1))).toBe(true)
        },
      ),
    )
  })
})

describe('what previews say of a post', () => {
  const bare = {
    title: 'Dough',
    titleVi: 'Bột',
    excerpt: 'It rests. '.repeat(30),
    excerptVi: null,
    metaTitle: null,
    metaTitleVi: null,
    metaDescription: null,
    metaDescriptionVi: null,
    keywords: null,
    keywordsVi: null,
  }

  it('is its title and the beginning of its excerpt where nothing else was written', () => {
    const head = postHead(bare, 'vi')
    expect(head).toMatchObject({ title: 'Bột', keywords: undefined })
    expect(head.description.length).toBeLessThanOrEqual(160)
    expect(head.description).toMatch(/^It rests\. It rests.*…$/)
  })

  it('falls back to the English texts', () => {
    expect(postHead({ ...bare, metaTitle: 'Slow dough', keywords: 'dough' }, 'vi')).toMatchObject({
      title: 'Slow dough',
      keywords: 'dough',
    })
  })

  it('shows the picture made for it, else the cover, else the thumbnail, else none, and none of another site', () => {
    const [a, b, c] = ['/objects/a.webp', '/objects/b.webp', '/objects/c.webp']
    expect(shareImage({ ogImageUrl: a, coverImageUrl: b, imageUrl: c })).toBe(a)
    expect(shareImage({ ogImageUrl: '', coverImageUrl: b, imageUrl: c })).toBe(b)
    expect(shareImage({ ogImageUrl: null, coverImageUrl: null, imageUrl: c })).toBe(c)
    const elsewhere = 'https://pictures.example/a.webp'
    expect(shareImage({ ogImageUrl: elsewhere, coverImageUrl: b, imageUrl: c })).toBe(b)
    expect(shareImage({ ogImageUrl: elsewhere, coverImageUrl: null, imageUrl: null })).toBeUndefined()
  })
})
