import { queryOptions } from '@tanstack/react-query'

import type { Api } from '#src/web/api.ts'
import type { listPinnedMenuItems } from '#src/features/menu/contract/menu-endpoints.ts'

export function pinnedDishesQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/menu-items/pinned'],
    queryFn: () => api.call<typeof listPinnedMenuItems>('GET /api/menu-items/pinned'),
  })
}
