import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { browserApi } from '#src/web/browser-api.ts'
import { settingsQuery } from './settings-query.ts'
import { SiteSettingsProvider, useSiteSettings } from '../site/use-site-settings.tsx'

/**
 * Provides the settings as they were last saved to the office. Without this, the page would only have the settings from the time
 * when it was loaded.
 */
export function CurrentSettings({ children }: { children: ReactNode }) {
  const loaded = useSiteSettings()
  // The settings screen loads the settings with this query and saves them into its cache. Here the query only reads the cache and
  // requests nothing.
  const { data = loaded } = useQuery({ ...settingsQuery(browserApi), enabled: false })
  return <SiteSettingsProvider settings={data}>{children}</SiteSettingsProvider>
}
