import { queryOptions, useQuery } from '@tanstack/react-query'

import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'

/** The first part of the keys of its queries; events fetch them again by it. */
export const homeContentKey = '/api/home-content'

export function homeRecordQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [homeContentKey, 'record'],
    queryFn: () => api.call('GET /api/home-content/record'),
  })
}

export function useHomeRecord() {
  return useQuery(homeRecordQuery(useOfficeApi()))
}
