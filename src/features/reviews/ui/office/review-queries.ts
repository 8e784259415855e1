import { queryOptions, useQuery } from '@tanstack/react-query'

import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'

/** The first part of the keys of all queries of reviews; events fetch them again by it. */
export const reviewsKey = '/api/customer-reviews'

export function reviewsQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [reviewsKey],
    queryFn: () => api.call('GET /api/customer-reviews'),
  })
}

export function useReviews() {
  return useQuery(reviewsQuery(useOfficeApi()))
}
