import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { searchCategories } from '../../rules/search-categories.ts'

/**
 * The first part of the keys of the dashboard's queries. When an event arrives from the server, all queries whose keys begin with
 * it are refreshed.
 */
const searchKey = '/api/search'

/** The search text and the filters, which are stored in the page's address. */
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
    // While a user is typing, the former numbers stay visible until the new ones arrive.
    placeholderData: (before) => before,
  })
}

export function todayQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [searchKey, 'today'],
    queryFn: () => api.call('GET /api/search/today'),
  })
}
