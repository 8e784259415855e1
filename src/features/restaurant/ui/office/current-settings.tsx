import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { browserApi } from '#src/web/browser-api.ts'
import { settingsQuery } from './settings-query.ts'
import { SiteSettingsProvider, useSiteSettings } from '../site/use-site-settings.tsx'

/** Gives the office the settings as they were last saved. The page itself only has the settings from when it was loaded. */
export function CurrentSettings({ children }: { children: ReactNode }) {
  const loaded = useSiteSettings()
  // The settings screen loads this query and saves into it. Here the query only reads that result and requests nothing.
  const { data = loaded } = useQuery({ ...settingsQuery(browserApi), enabled: false })
  return <SiteSettingsProvider settings={data}>{children}</SiteSettingsProvider>
}
