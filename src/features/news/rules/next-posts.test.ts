import { expect, test } from 'vitest'

import type { BlogPostCard } from '../contract/blog-post.ts'
import { nextPosts } from './next-posts.ts'

const card = (id: string): BlogPostCard => ({
  id,
  title: id,
  titleVi: null,
  slug: id,
  slugVi: null,
  excerpt: id,
  excerptVi: null,
  imageUrl: null,
  coverImageUrl: null,
  imagePlaceholder: null,
  coverImagePlaceholder: null,
  pinned: false,
  pinOrder: null,
  createdAt: '2026-05-06T05:00:00.000Z',
  updatedAt: '2026-05-06T05:00:00.000Z',
})

test.each([
  ['a', 'abcde', 'bcd'],
  ['d', 'abcde', 'eab'],
  ['b', 'ab', 'a'],
  ['a', 'a', ''],
  ['draft', 'abcde', 'abc'],
  ['a', '', ''],
])('after %s of %s one reads %j', (id, all, next) => {
  expect(
    nextPosts(all.split('').map(card), id)
      .map((post) => post.id)
      .join(''),
  ).toBe(next)
})
