import { queryOptions } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'

/** The first part of the query keys for everything made from the settings. Events refetch by it. */
export const settingsKey = '/api/site-settings'

export function settingsQuery(api: Pick<OfficeApi, 'call'>) {
  return queryOptions({ queryKey: [settingsKey], queryFn: () => api.call('GET /api/site-settings/record') })
}
