import { queryOptions } from '@tanstack/react-query'

import type { Api } from '#src/web/api.ts'

export function pinnedDishesQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/menu-items/pinned'],
    queryFn: () => api.call('GET /api/menu-items/pinned'),
  })
}
