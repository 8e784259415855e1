import { expect, test } from 'vitest'

import { BlogPostChange, BlogPostTexts } from './blog-post-input.ts'

const takes = (field: string, value: unknown) => BlogPostChange.safeParse({ [field]: value }).success

test.each([
  ['title', 200],
  ['titleVi', 200],
  ['slug', 200],
  ['slugVi', 200],
  ['excerpt', 1000],
  ['excerptVi', 1000],
  ['content', 50_000],
  ['contentVi', 50_000],
  ['metaTitle', 200],
  ['metaTitleVi', 200],
  ['metaDescription', 500],
  ['metaDescriptionVi', 500],
  ['keywords', 500],
  ['keywordsVi', 500],
  ['dishId', 100],
])('of a post %s has at most %i characters', (field, most) => {
  expect([takes(field, 'x'.repeat(most)), takes(field, 'x'.repeat(most + 1))]).toEqual([true, false])
})

test.each(['content', 'contentVi'])('of a text that is still being written %s is as long', (field) => {
  const texts = (length: number) => ({ content: '', contentVi: '', [field]: 'x'.repeat(length) })
  expect(BlogPostTexts.safeParse(texts(50_000)).success).toBe(true)
  expect(BlogPostTexts.safeParse(texts(50_001)).success).toBe(false)
})

test('a picture that stands in a text as data does not count as text', () => {
  const picture = `![](data:image/png;base64,${'A'.repeat(60_000)})`
  expect(takes('content', picture)).toBe(true)
  expect(takes('contentVi', picture + 'x'.repeat(50_000))).toBe(false)
})

test.each([
  ['', null],
  [null, null],
  [undefined, undefined],
  [' Củi ', 'Củi'],
])('a Vietnamese text %j becomes %j', (contentVi, stored) => {
  expect(BlogPostChange.parse({ contentVi }).contentVi).toBe(stored)
})

test.each([
  ['Củi Nhãn', 'cui-nhan'],
  ['!!!', null],
  ['', null],
  [undefined, undefined],
])('a slug typed as %j becomes %j', (slug, stored) => {
  expect(BlogPostChange.parse({ slug }).slug).toBe(stored)
})

test.each([
  [0, true],
  [3, true],
  [-1, false],
  [4, false],
  [1.5, false],
  [null, true],
])('a place of %j is one: %s', (pinOrder, isOne) => {
  expect(takes('pinOrder', pinOrder)).toBe(isOne)
})

test.each([
  ['https://pizza.example/oven', true],
  ['http://pizza.example/oven', true],
  ['', true],
  ['/oven', false],
  ['ftp://pizza.example/oven', false],
  ['https://pizza.example/my oven', false],
])('a canonical address %j is one: %s', (canonicalUrl, isOne) => {
  expect(takes('canonicalUrl', canonicalUrl)).toBe(isOne)
})
