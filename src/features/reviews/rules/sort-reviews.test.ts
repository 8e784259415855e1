import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sortReviews } from './sort-reviews.ts'

const review = (id: string, facts: { pinned?: boolean; order?: number; day?: number } = {}) => ({
  id,
  isPinned: facts.pinned ?? false,
  displayOrder: facts.order ?? 1,
  createdAt: new Date(Date.UTC(2025, 9, facts.day ?? 1)),
})

const ids = (reviews: readonly { id: string }[]) => reviews.map(({ id }) => id)

describe('the reviews of the public grid', () => {
  it('come pinned first, whatever their other fields', () => {
    const reviews = [review('first', { order: 1, day: 9 }), review('pinned', { pinned: true, order: 8 })]
    expect(ids(sortReviews(reviews))).toEqual(['pinned', 'first'])
  })

  it('then by their order of display', () => {
    const reviews = [review('third', { order: 9, day: 9 }), review('second', { order: 2 })]
    expect(ids(sortReviews(reviews))).toEqual(['second', 'third'])
  })

  it('then the newest', () => {
    const reviews = [review('older', { day: 2 }), review('newer', { day: 3 })]
    expect(ids(sortReviews(reviews))).toEqual(['newer', 'older'])
  })

  it('in the same order however they were stored', () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1 }),
        isPinned: fc.boolean(),
        displayOrder: fc.integer({ min: 0, max: 3 }),
        createdAt: fc.constantFrom(new Date(1), new Date(2)),
      }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(some, (reviews) => {
        expect(sortReviews(reviews.toReversed())).toEqual(sortReviews(reviews))
      }),
    )
  })
})
