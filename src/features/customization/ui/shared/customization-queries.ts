import { queryOptions } from '@tanstack/react-query'

import type { Api } from '#src/web/api.ts'
import type { listCustomizationSchemas } from '../../contract/customization-endpoints.ts'

/** Every schema: what is left to ask when a dish's own list does not come. */
export function customizationSchemasQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/customization-schemas'],
    queryFn: () => api.call<typeof listCustomizationSchemas>('GET /api/customization-schemas'),
  })
}
