import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import { PublishedReview } from './customer-review.ts'

export const listPublishedReviews = endpoint({
  method: 'GET',
  path: '/api/customer-reviews/published',
  summary:
    'Guest reviews, as the home page shows them: pinned first, then by order of display, then the newest',
  tag: 'Reviews',
  status: 200,
  response: z.array(PublishedReview),
})
