import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { searchCategories } from '../../rules/search-categories.ts'

/** The first part of the keys of the dashboard's queries. Events from the server refresh all queries with this part. */
const searchKey = '/api/search'

/** The search text and the filters, as the page's address holds them. */
export function useSearchFilters() {
  return useListFilters({
    category: searchCategories,
    period: ['all', 'today', '7days', '30days', '90days', '180days', 'year'],
  })
}

export type SearchFilters = ReturnType<typeof useSearchFilters>

export function searchQuery(api: OfficeApi, { q, chosen: { category, period } }: SearchFilters) {
  return queryOptions({
    queryKey: [searchKey, 'found', { q, category, period }],
    queryFn: () => api.call('GET /api/search', { query: { q: q || undefined, category, period } }),
    // While someone types, the old figures stay until the new ones arrive.
    placeholderData: (before) => before,
  })
}

export function todayQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [searchKey, 'today'],
    queryFn: () => api.call('GET /api/search/today'),
  })
}
