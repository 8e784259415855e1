import { expect, test } from 'vitest'

import { filterReviews, lacksVietnamese } from './office-reviews.ts'

const review = (id: string, facts: object = {}) => ({
  id,
  customerName: 'Guest',
  customerNameVi: null as string | null,
  customerTitle: 'Khách hàng',
  customerTitleVi: null as string | null,
  review: 'Crisp.',
  reviewVi: null as string | null,
  isPublished: true,
  ...facts,
})
const ids = (reviews: readonly { id: string }[]) => reviews.map(({ id }) => id)

test.each([
  ['', 'all', ['lan', 'duc']],
  ['LAN', 'all', ['lan']],
  ['khach quen', 'all', ['lan']],
  ['khach hang', 'all', ['lan', 'duc']],
  ['gion tan', 'all', ['lan']],
  ['đức', 'all', ['duc']],
  ['crisp', 'hidden', ['duc']],
  ['', 'published', ['lan']],
  ['sushi', 'all', []],
] as const)('a search for “%s” of those that are %s finds %j', (q, published, found) => {
  const reviews = [
    review('lan', { customerName: 'Lan', customerTitleVi: 'Khách quen', reviewVi: 'Giòn tan.' }),
    review('duc', { customerNameVi: 'Anh Đức', isPublished: false }),
  ]
  expect(ids(filterReviews(reviews, { q, published }))).toEqual(found)
})

test.each([
  [null, true],
  ['  ', true],
  ['Giòn.', false],
])('a review whose Vietnamese text is %j lacks one: %s', (reviewVi, lacks) => {
  expect(lacksVietnamese({ reviewVi })).toBe(lacks)
})
