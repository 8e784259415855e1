import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { PublishedReview } from '../contract/customer-review.ts'
import { customerReviewTable } from './review-table.ts'

const restaurant = testRestaurant()

async function published(): Promise<PublishedReview[]> {
  const response = await restaurant.app.inject('/api/customer-reviews/published')
  expect(response.statusCode, response.body).toBe(200)
  return response.json<PublishedReview[]>()
}

const change = (id: string, facts: Partial<typeof customerReviewTable.$inferInsert>) =>
  restaurant.content.change((tx) =>
    tx.update(customerReviewTable).set(facts).where(eq(customerReviewTable.id, id)),
  )

const ids = (reviews: readonly PublishedReview[]) => reviews.map(({ id }) => id)

describe('the published reviews', () => {
  it('come pinned first, then in the order the office gave them', async () => {
    expect(ids(await published())).toEqual([
      'review-birthday',
      'review-oven-seat',
      'review-vegetarian',
      'review-takeaway',
      'review-sceptic',
      'review-office',
      'review-coffee',
      'review-visitor',
    ])
    await change('review-visitor', { isPinned: true, displayOrder: 1 })
    expect(ids(await published()).slice(0, 3)).toEqual([
      'review-visitor',
      'review-birthday',
      'review-oven-seat',
    ])
  })

  it('say who spoke, what, with how many stars and with which avatar, and nothing of the office’s', async () => {
    expect(await published()).toContainEqual({
      id: 'review-takeaway',
      rating: 4,
      review: expect.stringContaining('Ready at the minute'),
      reviewVi: expect.stringContaining('Hẹn mấy giờ'),
      customerName: 'Takeaway regular',
      customerNameVi: 'Khách mang về',
      customerTitle: 'Guest (demo data)',
      customerTitleVi: 'Khách hàng (dữ liệu mẫu)',
      avatarUrl: 'MV',
    })
  })

  it('are gone from the next response once the office takes them back', async () => {
    expect(ids(await published())).toContain('review-coffee')
    await change('review-coffee', { isPublished: false })
    expect(ids(await published())).not.toContain('review-coffee')
  })

  it('are cached for the next visitor, who is told when nothing changed', async () => {
    const { headers } = await restaurant.app.inject('/api/customer-reviews/published')
    const again = await restaurant.app.inject({
      url: '/api/customer-reviews/published',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })
})

describe('the table of reviews', () => {
  it.each([0, 6])('rejects %s stars', async (rating) => {
    await expect(change('review-office', { rating })).rejects.toMatchObject({
      cause: { constraint: 'customer_reviews_rating' },
    })
  })

  it('takes a review that is not published, pinned or placed, as a guest’s of five stars', async () => {
    const [stored] = await restaurant.db
      .insert(customerReviewTable)
      .values({ id: 'new', customerName: 'Lan', review: 'Ngon.' })
      .returning()
    expect(stored).toMatchObject({
      customerTitle: 'Khách hàng',
      rating: 5,
      isPublished: false,
      isPinned: false,
      displayOrder: 0,
    })
    expect(ids(await published())).not.toContain('new')
  })
})
