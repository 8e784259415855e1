import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { searchCategories } from '../../rules/search-categories.ts'

/** The first part of the key of what the dashboard asks for; events refresh it. */
const searchKey = '/api/search'

/** What the address asks the search for. */
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
    // Letters typed one after another change the figures, not their being there.
    placeholderData: (before) => before,
  })
}

export function todayQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [searchKey, 'today'],
    queryFn: () => api.call('GET /api/search/today'),
  })
}
