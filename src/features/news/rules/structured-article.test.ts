import { expect, it } from 'vitest'

import { structuredArticle } from './structured-article.ts'

const post = {
  id: 'post-dough',
  title: 'Why our dough rests',
  titleVi: 'Vì sao bột phải ngủ',
  slug: 'dough',
  slugVi: 'bot',
  excerpt: 'Flour, water, salt.',
  excerptVi: null,
  imageUrl: null,
  coverImageUrl: '/objects/news/dough.webp',
  imagePlaceholder: null,
  coverImagePlaceholder: null,
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
  pinned: false,
  pinOrder: null,
  createdAt: '2025-09-05T02:00:00.000Z',
  updatedAt: '2025-09-06T02:00:00.000Z',
}
const settings = {
  name: 'Bếp Lửa',
  nameVi: 'Bếp Lửa',
  logoUrl: '/brand/logo_on_dark.svg',
  socialImageUrl: '/brand/social_en.jpg',
  socialImageUrlVi: '/brand/social_vi.jpg',
}
const origin = 'https://pizza.example'

it('describes a post as a news article that the restaurant wrote and published', () => {
  expect(structuredArticle(post, settings, { language: 'vi', origin })).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Vì sao bột phải ngủ',
    description: 'Flour, water, salt.',
    image: ['https://pizza.example/pictures/shared/jpeg/news/dough.webp.jpg'],
    author: { '@type': 'Organization', name: 'Bếp Lửa' },
    publisher: { '@type': 'Organization', logo: { url: 'https://pizza.example/brand/mark.png' } },
    datePublished: '2025-09-05T02:00:00.000Z',
    dateModified: '2025-09-06T02:00:00.000Z',
    mainEntityOfPage: { '@id': 'https://pizza.example/news/bot' },
  })
})

it('names the address of its language, and a picture of the restaurant where it has none', () => {
  const bare = { ...post, coverImageUrl: null }
  expect(structuredArticle(bare, settings, { language: 'en', origin })).toMatchObject({
    image: ['https://pizza.example/brand/social_en.jpg'],
    mainEntityOfPage: { '@id': 'https://pizza.example/news/dough?lang=en' },
  })
})

it('has no longer headline than search engines take', () => {
  const long = { ...post, title: 'Dough '.repeat(40) }
  const { headline } = structuredArticle(long, settings, { language: 'en', origin }) as { headline: string }
  expect(headline.length).toBeLessThanOrEqual(110)
  expect(headline).toMatch(/Dough…$/)
})

it('points to the page an article stands on elsewhere, where one is stored', () => {
  const elsewhere = { ...post, canonicalUrl: 'https://paper.example/dough' }
  expect(structuredArticle(elsewhere, settings, { language: 'en', origin })).toMatchObject({
    mainEntityOfPage: { '@id': 'https://paper.example/dough' },
  })
})

it('shows no picture of another restaurant where this one has none yet', () => {
  const none = { ...settings, logoUrl: null, socialImageUrl: null, socialImageUrlVi: null }
  const bare = { ...post, coverImageUrl: null }
  const article = JSON.stringify(structuredArticle(bare, none, { language: 'en', origin }))
  expect(article).not.toContain('/brand/')
  const uploaded = { ...none, logoUrl: '/objects/uploads/logo.webp' }
  expect(structuredArticle(bare, uploaded, { language: 'en', origin })).toMatchObject({
    publisher: { logo: { url: 'https://pizza.example/objects/uploads/logo.webp' } },
  })
})
