import { expect, test } from 'vitest'

import type { BlogPost } from '../contract/blog-post.ts'
import { filterPosts } from './office-posts.ts'

const texts = { titleVi: null, excerptVi: null, content: 'Text', contentVi: null, published: true }
// The filter reads these fields alone.
const posts = [
  { ...texts, id: 'oven', title: 'The oven', excerpt: 'Wood and stone', excerptVi: 'Củi và đá' },
  { ...texts, id: 'dough', title: 'Two-day dough', titleVi: 'Bột ủ hai ngày', excerpt: 'And the oven' },
  { ...texts, id: 'draft', title: 'Longan wood', excerpt: 'To come', published: false },
] as readonly Partial<BlogPost>[] as readonly BlogPost[]

test.each([
  ['oven', ['oven', 'dough']],
  ['oven wood', ['oven']],
  ['BOT U', ['dough']],
  ['cui', ['oven']],
  ['oven longan', []],
  ['', ['oven', 'dough', 'draft']],
])('"%s" finds the posts that hold each of its words', (q, found) => {
  const shown = filterPosts(posts, { q, status: 'all', translation: 'all' })
  expect(shown.map(({ id }) => id)).toEqual(found)
})

test.each([
  ['published', ['oven', 'dough']],
  ['draft', ['draft']],
] as const)('the ones that are %s are found by that', (status, found) => {
  expect(filterPosts(posts, { q: '', status, translation: 'all' }).map(({ id }) => id)).toEqual(found)
})
