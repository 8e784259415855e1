import { expect, test } from 'vitest'

import type { BlogPost } from '../contract/blog-post.ts'
import { newPostValues, postValues, restorePostValues } from './post-values.ts'

test.each([undefined, null, 'text', 5, [], { title: 5, published: 'yes', other: 'x' }])(
  'a form of %j in storage is an empty one',
  (stored) => {
    expect(restorePostValues(stored, newPostValues)).toEqual(newPostValues)
  },
)

test('a form in storage comes back as it was', () => {
  const values = { ...newPostValues, title: 'Oven', published: false }
  expect(restorePostValues(JSON.parse(JSON.stringify(values)), newPostValues)).toEqual(values)
})

test('the form of a post begins with each of its fields as it is', () => {
  const names = Object.keys(newPostValues).filter((name) => name !== 'published')
  const written = { ...Object.fromEntries(names.map((name) => [name, `Text of ${name}`])), published: false }
  // What a form does not show does not matter to it.
  expect(postValues(written as unknown as BlogPost)).toEqual(written)
  const empty = {
    ...Object.fromEntries(names.map((name) => [name, null])),
    title: '',
    excerpt: '',
    content: '',
  }
  expect(postValues({ ...empty, published: true } as unknown as BlogPost)).toEqual(newPostValues)
})
