import { queryOptions } from '@tanstack/react-query'

import type { Api } from '#src/web/api.ts'

/** All dishes, sold-out ones too: the menu shows those as sold out. */
export function menuItemsQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/menu-items', { includeUnavailable: true }],
    queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  })
}
