import { expect, test } from 'vitest'

import { filterReviews, lacksVietnamese, sortForOffice } from './office-reviews.ts'

const review = (id: string, facts: object = {}) => ({
  id,
  customerName: 'Guest',
  customerNameVi: null as string | null,
  customerTitle: 'Khách hàng',
  customerTitleVi: null as string | null,
  review: 'Crisp.',
  reviewVi: null as string | null,
  isPinned: false,
  isPublished: true,
  createdAt: '2026-05-01T05:00:00.000Z',
  ...facts,
})
const ids = (reviews: readonly { id: string }[]) => reviews.map(({ id }) => id)

test('pinned reviews come first, then the newest, and of one moment always the same', () => {
  const reviews = [
    review('b'),
    review('new', { createdAt: '2026-05-02T05:00:00.000Z' }),
    review('a'),
    review('pinned', { isPinned: true, createdAt: '2026-01-01T05:00:00.000Z' }),
  ]
  expect(ids(sortForOffice(reviews))).toEqual(['pinned', 'new', 'a', 'b'])
  expect(ids(sortForOffice(reviews.toReversed()))).toEqual(['pinned', 'new', 'a', 'b'])
})

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
