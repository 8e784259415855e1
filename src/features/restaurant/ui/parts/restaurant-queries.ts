import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'

import type { Api } from '../../../../web/api.ts'
import { browserApi } from '../../../../web/browser-api.ts'
import type { getSiteSettings } from '../../contract/restaurant-endpoints.ts'
import type { CurrentSiteSettings } from '../../contract/site-settings.ts'

export function siteSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/site-settings'],
    queryFn: () => api.call<typeof getSiteSettings>('GET /api/site-settings'),
  })
}

/** The settings of the house; every page has them from the start. */
export function useSiteSettings(): CurrentSiteSettings {
  return useSuspenseQuery(siteSettingsQuery(browserApi)).data
}
