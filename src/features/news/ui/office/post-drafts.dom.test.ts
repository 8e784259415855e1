import { expect, test } from 'vitest'

import { newPostValues } from '../../rules/post-values.ts'
import { postDraft } from './post-drafts.ts'

test('of what the browser has stored, the draft of a post counts that says what it began with, and that of a new post', () => {
  const base = {
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
  const values = { title: 'Mine', published: 5 }
  const state = {
    new: { values },
    oven: { values, base },
    dough: { values },
    wood: { values, base: { ...base, title: 5 } },
    soon: null,
  }
  sessionStorage.setItem('news-drafts', JSON.stringify({ state, version: 0 }))
  const restored = { ...newPostValues, title: 'Mine' }
  expect(postDraft('new')).toEqual({ values: restored, base: undefined })
  expect(postDraft('oven')).toEqual({ values: restored, base })
  for (const id of ['dough', 'wood', 'soon', 'other']) expect(postDraft(id)).toBeUndefined()
})
