import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import { useResource } from '#src/web/office/resource/resource-queries.ts'
import { schemaResource } from '#src/features/customization/ui/shared/office/schema-resource.tsx'
import { categoryResource } from './category-resource.ts'
import { dishResource } from './dish-resource.tsx'

/** The first part of the keys of all queries of dishes; events fetch them again by it. */
export const [dishesKey] = dishResource.queryKey

/** All dishes, sold-out ones too: the menu shows those as sold out. */
export function useDishes() {
  return useResource(dishResource)
}

export function useCategories() {
  return useResource(categoryResource)
}

/** All option groups, for admins paused ones too. */
export function useSchemas() {
  return useResource(schemaResource)
}

/** What one dish offers as the office edits it: paused option groups too. */
export function assignedSchemasQuery(api: OfficeApi, id: string) {
  return queryOptions({
    queryKey: [dishesKey, id, 'customization-schemas'],
    queryFn: () =>
      api.call('GET /api/menu-items/:id/customization-schemas', {
        params: { id },
        query: { includePaused: 'true' },
      }),
  })
}
