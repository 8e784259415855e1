import { expect, test } from 'vitest'

import { initialValues, valuesOf } from '#src/web/office/resource/fields.ts'
import type { BlogPost } from '../../contract/blog-post.ts'
import { postResource } from './post-resource.tsx'

const { fields, drafts } = postResource
const empty = initialValues(fields)

test('the form of a post begins with each of its fields as it is', () => {
  const names = Object.keys(fields).filter((name) => name !== 'published')
  const written = { ...Object.fromEntries(names.map((name) => [name, `Text of ${name}`])), published: false }
  // What a form does not show does not matter to it.
  expect(valuesOf(fields, written as unknown as BlogPost)).toEqual(written)
  const bare = {
    ...Object.fromEntries(names.map((name) => [name, null])),
    title: '',
    excerpt: '',
    content: '',
  }
  expect(valuesOf(fields, { ...bare, published: true } as unknown as BlogPost)).toEqual(empty)
})

const base: BlogPost = {
  id: 'oven',
  title: 'The oven',
  titleVi: null,
  slug: null,
  slugVi: null,
  excerpt: 'Short.',
  excerptVi: null,
  imageUrl: null,
  coverImageUrl: null,
  imagePlaceholder: null,
  coverImagePlaceholder: null,
  pinned: false,
  pinOrder: null,
  createdAt: '2026-05-06T05:00:00.000Z',
  updatedAt: '2026-05-06T05:00:00.000Z',
  content: 'Text.',
  contentVi: null,
  ogImageUrl: null,
  metaTitle: null,
  metaTitleVi: null,
  metaDescription: null,
  metaDescriptionVi: null,
  keywords: null,
  keywordsVi: null,
  canonicalUrl: null,
  dishId: null,
  translationOutdated: false,
  published: true,
}

test('of what the browser has stored, the draft of a post counts that says what it began with, and that of a new post', () => {
  const values = { title: 'Mine', published: 5, constructor: 'x', other: 'x' }
  const state = {
    new: { values },
    oven: { values: { ...values, published: false }, base },
    dough: { values },
    wood: { values, base: { ...base, title: 5 } },
    soon: null,
    // A form of another kind is an empty one.
    flour: { values: 'text', base },
    salt: { base },
  }
  sessionStorage.setItem('news-drafts', JSON.stringify({ state, version: 0 }))
  expect(drafts?.get('new')).toEqual({ values: { ...empty, title: 'Mine' }, base: undefined })
  expect(drafts?.get('oven')).toEqual({ values: { ...empty, title: 'Mine', published: false }, base })
  for (const id of ['flour', 'salt']) expect(drafts?.get(id)).toEqual({ values: empty, base })
  for (const id of ['dough', 'wood', 'soon', 'other', 'constructor']) expect(drafts?.get(id)).toBeUndefined()
})
