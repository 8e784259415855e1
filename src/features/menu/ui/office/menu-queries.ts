import { queryOptions, useQuery } from '@tanstack/react-query'

import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'

/** The first part of the keys of all queries of dishes, and of categories; events fetch them again by it. */
export const dishesKey = '/api/menu-items'
export const categoriesKey = '/api/categories'

/** All dishes, sold-out ones too: the menu shows those as sold out. */
export function menuItemsQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [dishesKey, { includeUnavailable: true }],
    queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  })
}

export function useDishes() {
  return useQuery(menuItemsQuery(useOfficeApi()))
}

export function useCategories() {
  const api = useOfficeApi()
  return useQuery({ queryKey: [categoriesKey], queryFn: () => api.call('GET /api/categories') })
}

/** All customization schemas, for admins paused ones too. */
export function schemasQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: ['/api/customization-schemas'],
    queryFn: () => api.call('GET /api/customization-schemas'),
  })
}

export function useSchemas() {
  return useQuery(schemasQuery(useOfficeApi()))
}

/** What one dish offers as the office edits it: paused schemas too. */
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
