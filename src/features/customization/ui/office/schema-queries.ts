import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'

/** The first part of the keys of all queries of schemas; events fetch them again by it. */
export const schemasKey = '/api/customization-schemas'

/** All schemas; admins are given the paused ones too. */
export function schemasQuery(api: OfficeApi) {
  return queryOptions({ queryKey: [schemasKey], queryFn: () => api.call('GET /api/customization-schemas') })
}
