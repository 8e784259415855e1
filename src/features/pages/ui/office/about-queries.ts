import { queryOptions, useQuery } from '@tanstack/react-query'

import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'

/** The first part of the keys of its queries; events fetch them again by it. */
export const aboutContentKey = '/api/about-content'

export function aboutRecordQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [aboutContentKey, 'record'],
    queryFn: () => api.call('GET /api/about-content/record'),
  })
}

export function useAboutRecord() {
  return useQuery(aboutRecordQuery(useOfficeApi()))
}
