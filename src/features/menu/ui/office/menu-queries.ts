import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'

/** All dishes, sold-out ones too: the menu shows those as sold out. */
export function menuItemsQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: ['/api/menu-items', { includeUnavailable: true }],
    queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  })
}
