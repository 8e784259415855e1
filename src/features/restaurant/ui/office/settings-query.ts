import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'

/**
 * The first part of the keys of all queries whose data depends on the settings. Events about the settings refetch all queries whose
 * keys begin with this part.
 */
export const settingsKey = '/api/site-settings'

export function settingsQuery(api: Pick<OfficeApi, 'call'>) {
  return queryOptions({ queryKey: [settingsKey], queryFn: () => api.call('GET /api/site-settings/record') })
}
